import { expect, test } from '../e2e/site.ts';

test('the style page is not part of the built site', async ({ request }) => {
  for (const address of ['/styleguide', '/styleguide?scheme=dark'])
    expect((await request.get(address)).status()).toBe(404);
});
