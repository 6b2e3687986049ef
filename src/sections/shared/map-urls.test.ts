import { expect, test } from 'vitest';
import { directionsUrl, mapEmbedUrl, mapUrl } from './map-urls.ts';

const office = { latitude: 25.1868, longitude: 55.2654 };

test('the street map is centred on the location and marks it', () => {
  const { origin, pathname, searchParams } = new URL(mapEmbedUrl(office));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('25.1868,55.2654');
  const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect((south + north) / 2).toBeCloseTo(office.latitude, 4);
  expect((west + east) / 2).toBeCloseTo(office.longitude, 4);
  expect(north).toBeGreaterThan(south);
  expect(east).toBeGreaterThan(west);
});

test('directions and the map’s page have the same location', () => {
  expect(directionsUrl(office)).toContain('to=25.1868,55.2654');
  expect(mapUrl(office)).toMatch(/mlat=25\.1868&mlon=55\.2654#map=\d+\/25\.1868\/55\.2654$/);
});
