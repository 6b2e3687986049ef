import styles from './Beliefs.module.css';

/** Renders mission, vision and values, each as a statement in display type. */
export function Beliefs({ beliefs }: { beliefs: { title: string; text: string }[] }) {
  return (
    <section className={styles.beliefs}>
      {beliefs.map(({ title, text }) => (
        <div key={title} className={styles.belief}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
