import styles from './Showcase.module.css';

/** Renders the title of a slide word by word. During a transition each word rises from behind its line. */
export function SlideTitle({ text }: { text: string }) {
  return text.split(' ').flatMap((word, index) => [
    index > 0 && ' ',
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text that does not change
    <span key={index} className={styles.word}>
      <span>{word}</span>
    </span>,
  ]);
}
