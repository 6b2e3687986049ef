import styles from './NoBreak.module.css';

/** Renders text whose words do not break at their hyphens and dashes, nor amounts after their currency (AED 12,000). */
export function NoBreak({ children }: { children: string }) {
  return children.split(/(\S+[-–]\S+|[A-Z]{3} \d[\d,]*)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and a word can occur twice
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
