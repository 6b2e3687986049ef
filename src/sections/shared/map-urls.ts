/** A place, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** Distance from the map's centre to its edge (degrees of latitude, about 450 m). */
const mapRadius = 0.004;

/** Returns the URL of OpenStreetMap's embed of a location, with a marker. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const wide = (mapRadius * 1.5) / Math.cos((latitude * Math.PI) / 180);
  const edges = [longitude - wide, latitude - mapRadius, longitude + wide, latitude + mapRadius];
  const bbox = edges.map((edge) => edge.toFixed(5)).join(',');
  const query = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Returns the URL of the location on OpenStreetMap. */
export function mapUrl({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Returns the URL of OpenStreetMap's directions to the location. */
export function directionsUrl({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
