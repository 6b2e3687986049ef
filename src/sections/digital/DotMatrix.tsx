import { glyphs } from '../../lib/digital-dot-matrix.ts';
import styles from './DotMatrix.module.css';

/** Renders a number drawn as a dot matrix; the component that uses it also has the number as text. */
export function DotMatrix({ text, className = '' }: { text: string; className?: string | undefined }) {
  const columns = text.length * 6 - 1;
  const lit = new Set(
    [...text].flatMap((character, index) =>
      (glyphs[character] ?? '')
        .split(' ')
        .flatMap((row, y) => [...row].flatMap((lamp, x) => (lamp === '#' ? `${index * 6 + x},${y}` : []))),
    ),
  );
  const lamps = Array.from({ length: columns * 7 }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns),
  }));
  const draw = (on: boolean) =>
    lamps.flatMap(({ x, y }) => (lit.has(`${x},${y}`) === on ? `M${x} ${y}h.01` : [])).join('');
  return (
    <svg className={`${styles.matrix} ${className}`} viewBox={`-0.5 -0.5 ${columns + 1.6} 7.1`} aria-hidden="true">
      <path className={styles.unlit} d={draw(false)} />
      <path className={styles.lit} d={draw(true)} />
      <circle className={styles.accent} cx={columns + 0.5} cy={6} r={0.5} />
    </svg>
  );
}
