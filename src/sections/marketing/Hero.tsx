import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** The line in two parts: one is said quietly, the other is not, and ends in the signal. */
  quiet: string;
  loud: string;
  text: string;
  picture: PictureData;
  words: Words['links'];
}

/** The first screen of the marketing room: a quiet line and a loud one, then a picture beside the signal's block. */
export function Hero({ quiet, loud, text, picture, words }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Heading level={1} className={styles.title}>
        <span className={styles.quiet}>{quiet}</span>{' '}
        <span className={styles.loud}>
          {loud.replace(/\.$/, '')}
          <span className={styles.stop}>.</span>
        </span>
      </Heading>
      <Picture picture={picture} sizes="(max-aspect-ratio: 4/5) 95vw, 42vw" first className={styles.picture} />
      <div className={styles.block}>
        <p>{text}</p>
        <Button href={path('contact')}>{words.getInTouch}</Button>
      </div>
    </section>
  );
}
