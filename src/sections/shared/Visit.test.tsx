import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency } from '../../../tests/helpers/content.ts';
import { Visit } from './Visit.tsx';

const visit = (settings: typeof agency) =>
  renderToStaticMarkup(<Visit title="Visit us" text="Ring first." agency={settings} />);

test('without a map shows the address, and no directions', () => {
  const { map, ...unmapped } = agency;
  const html = visit(unmapped);
  expect(html).toContain(agency.hours);
  expect(html).not.toContain('openstreetmap');
});
