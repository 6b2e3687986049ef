import { Heading } from '../../components/Heading/Heading.tsx';
import { type Film as FilmFacts, VideoPopup } from '../../components/VideoPopup/VideoPopup.tsx';
import type { Words } from '../../queries/words.ts';
import styles from './Video.module.css';

interface VideoProps {
  title: string;
  text: string;
  film: FilmFacts;
  words: Words['videoPopup'];
}

/** A film beside a narrow column of words, the poster running out of the page. */
export function Video({ title, text, film, words }: VideoProps) {
  return (
    <section className={styles.film}>
      <div className={styles.words}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
      </div>
      <VideoPopup film={film} words={words} sizes="(width < 991px) 100vw, 68vw" className={styles.poster} />
    </section>
  );
}
