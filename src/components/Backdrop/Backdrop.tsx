import styles from './Backdrop.module.css';

/** Fills its positioned container with a colour. It is an attribute, because the CSP allows no inline styles. */
export function Backdrop({ colour }: { colour: string | undefined }) {
  return (
    <svg className={styles.backdrop} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
