/** Texts of a postmark. */
export interface PostmarkProps {
  /** Text along the circle. */
  ring: string;
  day: string;
  weight: string;
  className?: string | undefined;
}

/** Renders the postmark over the stamp: a ring of text, and a wave that cancels the stamp. */
export function Postmark({ ring, day, weight, className }: PostmarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      opacity="0.8"
      aria-hidden="true"
    >
      <path id="postmark-ring" d="M258 90a69 69 0 0 1 138 0a69 69 0 0 1-138 0" stroke="none" />
      <circle cx="327" cy="90" r="86" />
      <circle cx="327" cy="90" r="54" />
      <g fill="currentColor" stroke="none" fontWeight="600" fontSize="16">
        <text dy="5">
          <textPath href="#postmark-ring" textLength="424">
            {ring}
          </textPath>
        </text>
        <text x="327" y="86" textAnchor="middle">
          {day}
        </text>
        <text x="327" y="107" textAnchor="middle">
          {weight}
        </text>
      </g>
      {[30, 60, 90, 120, 150].map((y) => (
        <path key={y} d={`M0 ${y}q14-20 28 0t28 0 28 0 28 0 28 0 28 0 28 0${y === 90 ? '' : ' 28 0'}`} />
      ))}
    </svg>
  );
}
