import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Celebrate.module.css';

interface CelebrateProps {
  title: string;
  facts: Fact[];
}

/** We Celebrate: the headline figures (spec section 9), as large as the page can carry. */
export function Celebrate({ title, facts }: CelebrateProps) {
  return (
    <section className={styles.celebrate}>
      <Heading size="s">{title}</Heading>
      <FactList facts={facts} className={styles.facts} factClassName={styles.fact} />
    </section>
  );
}
