import styles from './Hero.module.css';

/** Marks of the ruler, as dashed lines of their height. One element for each mark would slow down a phone. */
const marks = [
  { from: 11.25, high: 12, every: 10 },
  { from: 61.25, high: 19, every: 100 },
  { from: 11.25, high: 26, every: 100 },
];

/** Renders a steel ruler, in centimetres. */
export function Ruler() {
  return (
    <svg className={styles.ruler} viewBox="0 0 900 64" aria-hidden="true" data-draggable>
      <rect width="900" height="64" rx="3" fill="var(--light)" />
      {marks.map(({ from, high, every }) => (
        <path
          key={high}
          d={`M${from} ${high / 2}H883`}
          stroke="var(--ink)"
          strokeWidth={high}
          strokeDasharray={`1.5 ${every - 1.5}`}
        />
      ))}
      {[1, 2, 3, 4, 5, 6, 7, 8].map((centimetre) => (
        <text
          key={centimetre}
          x={12 + centimetre * 100}
          y="46"
          textAnchor="middle"
          fill="var(--ink)"
          fontWeight="500"
          fontSize="17"
        >
          {centimetre}
        </text>
      ))}
      <circle cx="872" cy="44" r="8" fill="var(--sand-shade)" />
    </svg>
  );
}

/** Renders a pencil. */
export function Pencil() {
  return (
    <svg className={styles.pencil} viewBox="0 0 560 40" aria-hidden="true" data-draggable>
      <path d="M0 8a8 8 0 0 1 8-8h22v40H8a8 8 0 0 1-8-8z" fill="var(--accent)" />
      <path d="M30 0h16v40H30z" fill="#b9bdbd" />
      <path d="M46 0h420v14H46z" fill="#3b434b" />
      <path d="M46 13h420v14H46z" fill="var(--dusk)" />
      <path d="M46 26h420v14H46z" fill="var(--ink)" />
      <path d="M466 0l66 14v12l-66 14c8-7 8-9 0-13c8-7 8-8 0-14c8-5 8-8 0-13z" fill="var(--sand-light)" />
      <path d="M532 14l28 6-28 6z" fill="var(--ink)" />
    </svg>
  );
}

/** Renders the brand's colours as a fan of paint cards. */
export function Swatches() {
  return (
    <div className={styles.swatches} aria-hidden="true" data-draggable>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
