import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency } from '../../../tests/content.ts';
import { Visit } from './Visit.tsx';

const visit = (site: typeof agency) => renderToStaticMarkup(<Visit title="Visit us" text="Ring first." site={site} />);

test('a site without a map shows its address, and neither a plan nor directions', () => {
  const { map, ...unmapped } = agency;
  const html = visit(unmapped);
  expect(html).toContain(agency.hours);
  expect(html).not.toMatch(/<img|<svg|openstreetmap/);
});
