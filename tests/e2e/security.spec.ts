import { words } from '../content.ts';
import { expect, test } from './site.ts';

test('the site says where to report a weakness, and for how long that holds', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await answer.text()).matchAll(/^([\w-]+): (.+)$/gm).map(([, name, value]) => [name, value]),
  );
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toMatch(/\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

for (const path of ['/', '/portfolio?category=web_design', '/blog?page=2', '/contact/review', '/no/such/page'])
  test(`${path} allows nothing inline but by hash, and tells no versions`, async ({ request }) => {
    const answer =
      path === '/contact/review' ? await request.post(path, { form: { message: '' } }) : await request.get(path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|nonce-|data: 'sha/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
  });

test('the answer to a form with errors breaks no policy of its own in the browser', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const form = await context.newPage();
  await form.goto(`${server.url}/contact`);
  const said: string[] = [];
  form.on('console', (message) => said.push(message.text()));
  await form
    .locator('form')
    .filter({ has: form.getByLabel(words.enquiryForm.labels.message) })
    .evaluate((one: HTMLFormElement) => {
      one.noValidate = true;
    });
  await form
    .getByLabel(words.enquiryForm.labels.full_name)
    .fill('<script>alert(1)</script><img src=x onerror=alert(1)>');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toHaveURL(/\/contact\/review$/);
  await expect(form.getByLabel(words.enquiryForm.labels.full_name)).toHaveValue(
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
  );
  // The browser reports the status of the page itself, and nothing else.
  expect(said.filter((text) => !text.includes('422'))).toEqual([]);
  await context.close();
});
