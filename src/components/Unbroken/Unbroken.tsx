import styles from './Unbroken.module.css';

/** Renders text whose words do not break at their hyphens. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
