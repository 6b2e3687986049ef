import columns from '../../components/Columns/Columns.module.css';
import dot from '../../components/Dot/Dot.module.css';
import heading from '../../components/Heading/Heading.module.css';
import section from '../../components/Section/Section.module.css';
import tones from '../../components/Tone/Tone.module.css';
import styles from './Beliefs.module.css';

/** Renders mission, vision and values, each as a statement in display type. */
export function Beliefs({ beliefs }: { beliefs: { title: string; text: string }[] }) {
  return (
    <section className={`${section.section} ${tones.dusk}`}>
      {beliefs.map(({ title, text }) => (
        <div key={title} className={`${columns.belowTablet} ${styles.belief}`}>
          <h2 className={`${heading.label} ${styles.title} ${dot.before}`}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
