import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency } from '../../../tests/helpers/content.ts';
import { Visit } from './Visit.tsx';

const visit = (site: typeof agency) => renderToStaticMarkup(<Visit title="Visit us" text="Ring first." site={site} />);

test('without a map shows the address, and no directions', () => {
  const { map, ...unmapped } = agency;
  const html = visit(unmapped);
  expect(html).toContain(agency.hours);
  expect(html).not.toContain('openstreetmap');
});
