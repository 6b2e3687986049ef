import styles from './Process.module.css';

/** Positions of the room numbers on the plan. */
const numbers = [
  { x: 360, y: 470 },
  { x: 155, y: 165 },
  { x: 300, y: 350 },
  { x: 600, y: 120 },
  { x: 575, y: 445 },
];

/**
 * Renders the floor plan of a courtyard house, drawn as the page scrolls. The numbers of its rooms are those of the
 * list beside it.
 */
export function FloorPlan() {
  return (
    <svg className={styles.floorPlan} fill="currentColor" viewBox="0 0 740 620" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="0.9">
        <path d="M60 30H660M60 22V40M250 22V40M490 22V40M660 22V40M52 38l16-16M242 38l16-16M482 38l16-16M652 38l16-16" />
        <path d="M30 60V500M22 60H40M22 280H40M22 500H40M38 52l-16 16M38 272l-16 16M38 492l-16 16" />
        <path d="M310 500V450A50 50 0 0 1 360 500" />
        <path d="M410 500V450A50 50 0 0 0 360 500" />
        <path d="M250 210H196A56 56 0 0 1 250 154" />
        <path d="M150 280V226A54 54 0 0 1 204 280" />
        <path d="M490 330H548A58 58 0 0 1 490 388" />
        <path d="M520 260V204A58 58 0 0 1 578 260" />
        <path d="M545 65L655 175M655 65L545 175" />
        <path d="M84 330H226M84 352H226M84 374H226M84 396H226M84 418H226M84 440H226M84 462H226M155 470V322l-7 12M155 322l7 12" />
        <path d="M270 210H470V390H270Z" />
        <path d="M310 210V390M350 210V390M390 210V390M430 210V390M270 246H470M270 282H470M270 318H470M270 354H470" />
        <path d="M100 84H228M84 100V240M100 84V240" />
        <path d="M510 470H640M510 420H560M510 445H540" />
      </g>
      <path
        className={styles.wind}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1.6"
        strokeDasharray="7"
        d="M20 590C180 540 300 600 420 560S560 520 640 548M700 8C620 40 610 70 600 90M600 190C590 240 520 250 440 270"
      />
      <g className={styles.wall} fill="none" stroke="currentColor" strokeWidth="11">
        <path pathLength="1" d="M310 500H60V60H660V500H410" />
        <path pathLength="1" d="M250 60V150M250 210V280H204M150 280H60" />
        <path pathLength="1" d="M250 500V440M250 380V320" />
        <path pathLength="1" d="M540 60V180H580M630 180H660" />
        <path pathLength="1" d="M490 60V200M490 260H520M580 260H660M490 260V330M490 390V500" />
      </g>
      {[270, 337, 403, 470].flatMap((x) =>
        [210, 390].map((y) => <rect key={`${x}-${y}`} x={x - 7} y={y - 7} width="14" height="14" />),
      )}
      <circle fill="rgb(from var(--dark) r g b / 15%)" cx="412" cy="312" r="42" />
      <circle fill="var(--accent)" cx="396" cy="290" r="42" />
      {numbers.map(({ x, y }, index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="19" fill="var(--stone)" stroke="currentColor" strokeWidth="1.5" />
          <text x={x} y={y + 6} textAnchor="middle" fontWeight="600" fontSize="17">
            {index + 1}
          </text>
        </g>
      ))}
      <g fill="none" stroke="currentColor" strokeWidth="0.9">
        <circle cx="695" cy="575" r="24" />
        <path d="M695 607V540l-10 22h20z" />
      </g>
      <text fontWeight="500" fontSize="16" x="60" y="545">
        1 : 100
      </text>
    </svg>
  );
}
