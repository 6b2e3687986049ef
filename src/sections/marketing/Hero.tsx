import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** The line in two parts: one is said quietly, the other is not, and ends in the signal. */
  quiet: string;
  loud: string;
  text: string;
  picture: PictureData;
}

/** The first screen of the marketing room: a quiet line and a loud one, then a picture beside the signal's block. */
export function Hero({ quiet, loud, text, picture }: HeroProps) {
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
        <Button href="/contact">Get in Touch</Button>
      </div>
    </section>
  );
}
