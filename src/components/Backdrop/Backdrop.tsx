import styles from './Backdrop.module.css';

/**
 * Fills its container, which is positioned and has `isolation: isolate`, with a colour. The colour is an attribute,
 * because the CSP allows no inline styles.
 */
export function Backdrop({ colour }: { colour: string }) {
  return (
    <svg className={styles.backdrop} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
