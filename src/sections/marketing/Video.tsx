import { Heading } from '../../components/Heading/Heading.tsx';
import { type Film, VideoPopup } from '../../components/VideoPopup/VideoPopup.tsx';
import type { Words } from '../../queries/words.ts';
import styles from './Video.module.css';

interface VideoProps {
  title: string;
  text: string;
  film: Film;
  words: Words['videoPopup'];
}

/** A film across the whole width; its text is on a block that overlaps the picture. */
export function Video({ title, text, film, words }: VideoProps) {
  return (
    <section className={styles.film}>
      <VideoPopup film={film} words={words} sizes="(max-aspect-ratio: 1/1) 133vw, 100vw" className={styles.poster} />
      <div className={styles.block}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{text}</p>
      </div>
    </section>
  );
}
