import styles from './Dot.module.css';

interface DotProps {
  /** A class that sets `--dot`, its size. */
  className?: string | undefined;
}

/** Renders the coloured dot of the brand. Decorative. */
export function Dot({ className = '' }: DotProps) {
  return <span className={`${styles.dot} ${className}`} />;
}
