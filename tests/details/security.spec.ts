import { enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { messages } from '../helpers/content.ts';
import { expect, test } from '../helpers/test.ts';

test('security.txt has a contact and an expiry date', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await response.text()).matchAll(/^([\w-]+): (.+)$/gm).map(([, name, value]) => [name, value]),
  );
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toMatch(/\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('the response to an invalid form does not violate its own security policy', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const form = await context.newPage();
  await form.goto(`${server.url}/contact`);
  const logged: string[] = [];
  form.on('console', (message) => logged.push(message.text()));
  await form
    .locator('form')
    .filter({ has: form.getByLabel(messages.enquiryForm.labels.message) })
    .evaluate((one: HTMLFormElement) => {
      one.noValidate = true;
    });
  await form
    .getByLabel(messages.enquiryForm.labels.full_name)
    .fill('<script>alert(1)</script><img src=x onerror=alert(1)>');
  await form.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(form).toHaveURL(/\/contact\/review$/);
  await expect(form.getByLabel(messages.enquiryForm.labels.full_name)).toHaveValue(
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
  );
  // The browser reports only the status of the page.
  expect(logged.filter((text) => !text.includes('422'))).toEqual([]);
  await context.close();
});

/** Values that would become elements, attributes or the end of an element, if a page wrote them as they are. */
const hostileValues = [
  '<main><meta http-equiv=refresh content=0;url=//evil.example>',
  '<!--shared--><title>x</title><main><form action=//evil.example><input name=q>',
  '"><img src=x onerror=alert(1)>',
  "'><base href=//evil.example>",
  '</title><meta http-equiv=refresh content=0;url=//evil.example>',
  '</main></footer></body><iframe src=//evil.example>',
  '--><script>alert(1)</script>',
  '</textarea><svg onload=alert(1)>',
  '&lt;h1&gt;&#60;h1&#62;',
];

/** Every place of a page rendered on demand that takes a value from the visitor. */
const renderedOnDemand: [name: string, path: (value: string) => string, field?: string][] = [
  ...['q', 'category', 'tag', 'month', 'page'].map((name) => at('/blog', name)),
  ...['category', 'shown'].map((name) => at('/portfolio', name)),
  // An id with a slash is answered with the built not-found page.
  ...['blog', 'portfolio', 'case-study', 'team', 'service'].map((part): [string, (value: string) => string] => [
    `/${part}/:id`,
    (value) => `/${part}/${encodeURIComponent(value.replaceAll('/', ''))}`,
  ]),
  ...enquiryFields.map((field) => posted('/contact/review', field)),
  ...['full_name', 'email', 'website', 'comment', 'post'].map((field) => posted('/blog/reply', field)),
];
function posted(path: string, field: string): [string, () => string, string] {
  return [`${path} ${field}`, () => path, field];
}
function at(path: string, name: string): [string, (value: string) => string] {
  return [`${path}?${name}`, (value) => `${path}?${name}=${encodeURIComponent(value)}`];
}

test('a value from a visitor adds no element to a page rendered on demand', async ({ page, request }) => {
  for (const [name, path, field] of renderedOnDemand) {
    const elementsFor = async (value: string) => {
      // The other fields are missing, so that the form comes back with its values.
      const response = field
        ? await request.post(path(value), { form: { [field]: value } })
        : await request.get(path(value));
      return page.evaluate(
        (html) => {
          const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
          return [...documentElement.querySelectorAll('*')].map(
            (element) =>
              `${element.parentElement?.localName} > ${element.localName} ${element.getAttributeNames().join(' ')}`,
          );
        },
        await response.text(),
      );
    };
    // Values that find posts and none, that have a hyphen, and that are valid in one form field or another.
    const usual = new Set((await Promise.all(['sand', 'zz-zz', '1'].map(elementsFor))).flat());
    for (const value of hostileValues)
      expect(
        (await elementsFor(value)).filter((element) => !usual.has(element)),
        `${name}: ${value}`,
      ).toEqual([]);
  }
});
