import styles from './Dot.module.css';

interface DotProps {
  /** Places the dot between two parts of a line. */
  separator?: boolean;
  /** A class that sets `--dot`, its size. */
  className?: string | undefined;
}

/** The coloured dot of the brand. Decorative. */
export function Dot({ separator = false, className = '' }: DotProps) {
  return <span className={`${styles.dot} ${separator ? styles.separator : ''} ${className}`} />;
}
