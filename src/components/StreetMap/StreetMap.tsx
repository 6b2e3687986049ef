import type { Site } from '../../queries/site.ts';
import { Button } from '../Button/Button.tsx';
import { embedAddress, mapAddress } from './addresses.ts';
import styles from './StreetMap.module.css';

interface StreetMapProps {
  map: Site['map'];
  /** The address of the drawn plan. */
  plan: string;
}

/**
 * The drawn plan, and a button that puts the street map in its place (street-map.ts). Nothing is asked of
 * OpenStreetMap before that; without script the button is a link to it.
 */
export function StreetMap({ map, plan }: StreetMapProps) {
  return (
    <div className={styles.map} data-street-map="">
      <template>
        <iframe src={embedAddress(map)} title={map.name} />
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
      <div className={styles.ask}>
        <Button href={mapAddress(map)} rel="noopener" aria-describedby="map-note">
          {map.show}
        </Button>
        <Button aria-describedby="map-note">{map.show}</Button>
        <p id="map-note">{map.note}</p>
      </div>
    </div>
  );
}
