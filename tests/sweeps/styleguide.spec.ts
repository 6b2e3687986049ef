import { expect, test } from '../helpers/test.ts';

test('the style page is not part of the built site', async ({ request }) => {
  for (const path of ['/styleguide', '/styleguide?scheme=dark']) expect((await request.get(path)).status()).toBe(404);
});
