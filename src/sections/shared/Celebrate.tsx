import columns from '../../components/classes/Columns.module.css';
import inView from '../../components/classes/InView.module.css';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Celebrate.module.css';

interface CelebrateProps {
  title: string;
  facts: Fact[];
}

/** Marks the last zero of a figure. The home page's sphere replaces it for a moment. */
const markLastZero = (figure: string) =>
  /^\d+0$/.test(figure) ? (
    <>
      {figure.slice(0, -1)}
      <span data-sphere-stop>0</span>
    </>
  ) : (
    figure
  );

/** Renders We Celebrate: the headline figures in the largest size that fits. */
export function Celebrate({ title, facts }: CelebrateProps) {
  return (
    <section className={styles.celebrate}>
      <Heading size="s">{title}</Heading>
      <FactList
        facts={facts}
        className={`${columns.stackBelowLargePhone} ${styles.facts}`}
        factClassName={styles.fact}
        figureClassName={inView.inView}
        figure={markLastZero}
      />
    </section>
  );
}
