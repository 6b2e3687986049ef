interface DayProps {
  /** Number of the hour, from 1. */
  position: number;
  /** Number of hours of the day. */
  count: number;
  className?: string | undefined;
}

/** Draws the sun's path across the day, with a point for each service and the sun at this one. */
export function Day({ position, count, className }: DayProps) {
  const hours = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / count);
    return { x: Math.round(720 + 640 * Math.cos(angle)), y: Math.round(420 - 340 * Math.sin(angle)) };
  });
  const now = hours[position - 1];
  return (
    <svg className={className} viewBox="0 0 1440 460" aria-hidden="true">
      <defs>
        <radialGradient id="sun" cx="0.62" cy="0.24" r="0.85">
          <stop offset="0" stopColor="var(--signal-glow)" />
          <stop offset="0.2" stopColor="var(--signal-lit)" />
          <stop offset="0.48" stopColor="var(--signal)" />
          <stop offset="1" stopColor="var(--signal-umbra)" />
        </radialGradient>
      </defs>
      <path d="M80 420A640 340 0 0 1 1360 420" fill="none" stroke="var(--dark)" strokeOpacity="0.35" />
      {hours.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="5" fill="var(--dark)" />
      ))}
      {now && <circle cx={now.x} cy={now.y} r="74" fill="url(#sun)" />}
      <path d="M0 420C240 420 330 396 520 392S860 432 1060 424S1330 404 1440 408V460H0Z" fill="var(--sand)" />
      <path
        d="M520 392C600 402 640 430 660 460H1440V408C1330 404 1260 416 1060 424S700 394 520 392Z"
        fill="var(--sand-shade)"
      />
    </svg>
  );
}
