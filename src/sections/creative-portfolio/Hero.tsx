import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  picture: PictureData;
  /** What the picture does; see motion/start.ts. */
  act?: string | undefined;
  words: Words['links'];
}

/** The first screen of the creative portfolio: a large heading, a picture that runs off the page, and Let's talk. */
export function Hero({ title, text, picture, act, words }: HeroProps) {
  return (
    <section className={styles.hero} data-act={act}>
      <Picture
        picture={picture}
        sizes="(max-aspect-ratio: 4/5) 100vw, max(42vw, 80vh)"
        first
        className={styles.picture}
      />
      <Heading level={1} size="xl" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.talk}>
        <p className={styles.text}>{text}</p>
        <Button href={path('contact')}>{words.letsTalk}</Button>
      </div>
    </section>
  );
}
