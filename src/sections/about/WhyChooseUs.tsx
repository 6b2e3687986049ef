import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './WhyChooseUs.module.css';

/** Renders Why Choose Us: six numbered lines. */
export function WhyChooseUs({ title, points }: { title: string; points: { title: string; text: string }[] }) {
  return (
    <section className={section.section}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ol className={ruled.ruled}>
        {points.map((point, index) => (
          <li key={point.title} className={styles.point}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
