import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StreetMap } from './StreetMap.tsx';

const map = {
  latitude: 25.2,
  longitude: 55.3,
  plan: 'A plan',
  office: { x: 12, y: 34 },
  labels: [{ text: 'The harbour', x: 56, y: 78, turn: -9 }],
  show: 'Show',
  note: 'A note',
  name: 'A map',
  directions: 'Directions',
};

test('draws the office and the labels at their places on the plan', () => {
  const html = renderToStaticMarkup(<StreetMap map={map} />);
  expect(html).toContain('<circle cx="12" cy="34"');
  expect(html).toContain('<text transform="translate(56 78) rotate(-9)">The harbour</text>');
});
