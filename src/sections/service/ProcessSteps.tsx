import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ProcessSteps.module.css';

interface ProcessStepsProps {
  title: string;
  /** `icon` is its SVG markup. */
  steps: { icon: string; title: string; subtitle: string }[];
}

/** The line through the three steps, along which the dot moves with the scroll position. */
const linePath =
  'M1320 23H330C180 23 105 68 105 152V251C105 395 690 304 690 456V585C690 752 255 654 255 821V935C255 1041 420 1064 560 1064H1320';

/** Renders the three steps of a service along one line; a dot moves along it as the page scrolls. */
export function ProcessSteps({ title, steps }: ProcessStepsProps) {
  return (
    <section className={styles.steps}>
      <Heading size="m" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.field}>
        <svg className={styles.drawing} fill="none" viewBox="0 0 1200 1080" aria-hidden="true">
          <path stroke="color-mix(in srgb, var(--ink) 22%, var(--paper))" strokeWidth="2" d={linePath} />
          <path
            className={styles.drawnLine}
            stroke="var(--ink)"
            strokeWidth="2.5"
            strokeDasharray="1"
            d={linePath}
            pathLength="1"
          />
          <circle className={styles.accent} fill="var(--accent)" r="17" />
        </svg>
        <span className={styles.phoneLine}>
          <span className={dot.before} />
        </span>
        <ol className={styles.list}>
          {steps.map(({ icon, title: name, subtitle }) => (
            <li key={name} className={styles.step}>
              <Icon svg={icon} className={styles.icon} />
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p>{subtitle}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
