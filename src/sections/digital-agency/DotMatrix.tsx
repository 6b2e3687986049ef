import { glyphs } from '../../lib/dot-glyphs.ts';

/** Renders a number drawn as a dot matrix; the component that uses it also has the number as text. */
export function DotMatrix({ text, className }: { text: string; className?: string | undefined }) {
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
    <svg className={className} viewBox={`-0.5 -0.5 ${columns + 1.6} 7.1`} strokeLinecap="round" aria-hidden="true">
      <path stroke="color-mix(in srgb, currentcolor 22%, transparent)" strokeWidth="0.24" d={draw(false)} />
      <path stroke="currentColor" strokeWidth="0.82" d={draw(true)} />
      <circle fill="var(--accent)" cx={columns + 0.5} cy={6} r={0.5} />
    </svg>
  );
}
