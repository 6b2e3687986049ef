/** A place, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** How far the street map reaches from its middle, in degrees of latitude: some 450 m. */
const reach = 0.004;

/** The address that shows a place inside a page, with a pin on it: OpenStreetMap's own embed. */
export function embedAddress({ latitude, longitude }: Place): string {
  const wide = (reach * 1.5) / Math.cos((latitude * Math.PI) / 180);
  const edges = [longitude - wide, latitude - reach, longitude + wide, latitude + reach];
  const bbox = edges.map((edge) => edge.toFixed(5)).join(',');
  const query = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The place on OpenStreetMap's own page. */
export function mapAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** OpenStreetMap's directions to the place. */
export function directionsAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
