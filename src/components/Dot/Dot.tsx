import styles from './Dot.module.css';

interface DotProps {
  /** A class that sets the dot's size, `--dot`. */
  className?: string | undefined;
  /** Lets the dot grow while the link or button around it is hovered or focused. */
  growing?: boolean;
}

/** Renders the coloured dot of the brand. Decorative. */
export function Dot({ className = '', growing = false }: DotProps) {
  return <span className={`${styles.dot} ${growing ? styles.growing : ''} ${className}`} />;
}
