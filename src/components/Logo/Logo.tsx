import { path } from '../../lib/routes.ts';
import { Dot } from '../Dot/Dot.tsx';
import styles from './Logo.module.css';

/** Renders the agency's name after its dot, linking home. */
export function Logo({ name }: { name: string }) {
  return (
    <a href={path('home')} className={styles.logo}>
      <Dot className={styles.dot} />
      {name}
    </a>
  );
}
