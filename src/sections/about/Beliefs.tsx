import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import section from '../../components/classes/Section.module.css';
import tones from '../../components/classes/Tone.module.css';
import dot from '../../components/Dot/Dot.module.css';
import lineWithDot from '../../components/Dot/LineWithDot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Beliefs.module.css';

/** Renders mission, vision and values, each as a statement in display type. */
export function Beliefs({ beliefs }: { beliefs: { title: string; text: string }[] }) {
  return (
    <section className={`${section.section} ${tones.dusk}`}>
      {beliefs.map(({ title, text }) => (
        <div key={title} className={`${columns.stackBelowTablet} ${styles.belief}`}>
          <Heading size="label" className={`${lineWithDot.line} ${dot.before}`}>
            {title}
          </Heading>
          <p className={`${prose.statement} ${styles.text}`}>{text}</p>
        </div>
      ))}
    </section>
  );
}
