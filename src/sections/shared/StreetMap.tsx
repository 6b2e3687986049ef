import plan from '../../assets/map/plan.svg?url';
import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import type { Agency } from '../../lib/queries/agency.ts';
import { mapEmbedUrl, mapUrl } from './map-urls.ts';
import styles from './StreetMap.module.css';

interface StreetMapProps {
  map: NonNullable<Agency['map']>;
}

/**
 * Renders the drawn plan and a button that replaces it with the street map (StreetMap.astro). The page sends no
 * request to OpenStreetMap before the click. Without script the button is a link to OpenStreetMap.
 */
export function StreetMap({ map }: StreetMapProps) {
  return (
    <div className={styles.map} data-street-map="">
      <template>
        <iframe src={mapEmbedUrl(map)} title={map.name} />
      </template>
      <img
        className={styles.plan}
        src={plan}
        width="1200"
        height="900"
        loading="lazy"
        decoding="async"
        alt={map.plan}
      />
      {/* The office and the texts, cropped as the plan is. */}
      <svg className={styles.labels} viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle
          cx={map.office.x}
          cy={map.office.y}
          r="30"
          fill="var(--accent)"
          stroke="var(--accent-deep)"
          strokeWidth="2"
        />
        {map.labels.map(({ text, x, y, turn }) => (
          <text key={text} transform={`translate(${x} ${y}) rotate(${turn})`}>
            {text}
          </text>
        ))}
      </svg>
      <div className={`${row.row} ${styles.ask}`}>
        <Button href={mapUrl(map)} rel="noopener" aria-describedby="map-note">
          {map.show}
        </Button>
        <Button aria-describedby="map-note">{map.show}</Button>
        <p id="map-note">{map.note}</p>
      </div>
    </div>
  );
}
