import styles from './Hero.module.css';

/** Renders the signature. It has no accessible name, because the name is printed below it. */
export function Signature() {
  return (
    <svg
      className={styles.signature}
      viewBox="0 0 340 150"
      fill="none"
      stroke="#21406b"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M22 26c8 26 14 40 26 40 16 0 30-24 36-44-4 38-16 88-40 112-8 8-20 8-18-4 4-20 50-36 78-62 8-8 14-16 16-20-6 16-10 34 2 34 12 0 22-20 26-34-4 16-6 34 6 34 16 0 44-56 48-76 1-8-6-8-8 0-8 28-16 58-18 78 6-22 20-38 30-34 8 4-4 18-24 20 14-2 18 14 30 14 16 0 24-20 30-34-4 14-8 34 6 34 14 0 34-14 60-18" />
      <circle cx="252" cy="34" r="5" fill="var(--accent)" stroke="none" />
    </svg>
  );
}
