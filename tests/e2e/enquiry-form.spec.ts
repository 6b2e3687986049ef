import type { Page } from '@playwright/test';
import { enquiryFields } from '../../src/enquiry/schema.ts';
import { agency, filled, literally, pageWords, rgb, titled, words } from '../content.ts';
import { audit, enquiry, expect, fill, notSent, test } from './site.ts';

const { submit, submitting, rules } = words.enquiryForm;
const send = new RegExp([submit, submitting].map(literally).join('|'));

const messages: [rule: string, label: string, typed: string, message: string][] = [
  ['a name is required', words.enquiryForm.labels.full_name, '', words.enquiryForm.rules.full_name.required],
  [
    'a name has letters and spaces only',
    words.enquiryForm.labels.full_name,
    'R2D2',
    words.enquiryForm.rules.full_name.letters,
  ],
  ['an e-mail address is required', words.enquiryForm.labels.email, '', words.enquiryForm.rules.email.required],
  [
    'an e-mail address must be valid',
    words.enquiryForm.labels.email,
    'leila.haddad.example',
    words.enquiryForm.rules.email.address,
  ],
  [
    'a project type is required',
    words.enquiryForm.labels.project_type,
    '',
    words.enquiryForm.rules.project_type.required,
  ],
  ['a contact number is required', words.enquiryForm.labels.contact, '', words.enquiryForm.rules.contact.required],
  ['a message is required', words.enquiryForm.labels.message, '', words.enquiryForm.rules.message.required],
];

for (const path of ['/contact', '/']) {
  test.describe(`the enquiry form at ${path}`, () => {
    for (const [rule, label, typed, message] of messages)
      test(`tells on leaving the field that ${rule}, with a red border`, async ({ page }) => {
        await page.goto(path);
        const field = page.getByLabel(label);
        await field.fill(typed);
        await field.blur();
        await expect(page.getByText(message, { exact: true })).toBeVisible();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(message);
        await expect(field).toHaveCSS('border-bottom-color', rgb('signal'));
        await expect(field).toHaveValue(typed);
      });
  });
}

test.describe('the contact form', () => {
  const contactField = (page: Page) => page.getByLabel(words.enquiryForm.labels.contact);
  const caret = (page: Page) => contactField(page).evaluate((input: HTMLInputElement) => input.selectionStart);

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
  });

  test('says nothing before a field is touched', async ({ page }) => {
    await expect(page.getByText(words.enquiryForm.rules.message.required)).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('tells all that is missing when it is sent empty, and moves to the first of it', async ({ page }) => {
    await page.getByRole('button', { name: send }).click();
    for (const [, , typed, message] of messages) if (!typed) await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel(words.enquiryForm.labels.full_name)).toBeFocused();
  });

  test('takes back a message once the field is corrected', async ({ page }) => {
    await page.getByLabel(words.enquiryForm.labels.email).fill('leila.haddad.example');
    await page.getByLabel(words.enquiryForm.labels.email).blur();
    await page.getByLabel(words.enquiryForm.labels.email).fill('leila@haddad.example');
    await expect(page.getByText(words.enquiryForm.rules.email.address)).toHaveCount(0);
  });

  test('takes accented letters in a name', async ({ page }) => {
    await page.getByLabel(words.enquiryForm.labels.full_name).fill('Zoë Ångström');
    await page.getByLabel(words.enquiryForm.labels.full_name).blur();
    await page.getByLabel(words.enquiryForm.labels.email).blur();
    await expect(page.getByText(words.enquiryForm.rules.full_name.letters)).toHaveCount(0);
  });

  test('takes only digits as a contact number, typed or pasted', async ({ page }) => {
    const contact = page.getByLabel(words.enquiryForm.labels.contact);
    await contact.focus();
    await page.keyboard.type('+971 (50) 12a');
    await expect(contact).toHaveValue('9715012');
    await contact.fill('');
    await contact.focus();
    await page.keyboard.insertText('٠٥٠-123 4567');
    await expect(contact).toHaveValue('0501234567');
  });

  test('keeps the caret where it is while a contact number is corrected', async ({ page }) => {
    await contactField(page).fill('971501234567');
    await contactField(page).press(words.pages.home);
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('(0)-a');
    await expect(contactField(page)).toHaveValue('9710501234567');
    expect(await caret(page)).toBe(4);
    await page.keyboard.insertText('+٩۹ ');
    await expect(contactField(page)).toHaveValue('971099501234567');
    expect(await caret(page)).toBe(6);
    await page.keyboard.press('Backspace');
    await expect(contactField(page)).toHaveValue('97109501234567');
    expect(await caret(page)).toBe(5);
  });

  test('takes Persian digits as a contact number', async ({ page }) => {
    await contactField(page).focus();
    await page.keyboard.insertText('۰۵۰ ۱۲۳ ۴۵۶۷۸۹');
    await expect(contactField(page)).toHaveValue('050123456789');
  });

  test('says that a contact number is too long instead of cutting it', async ({ page }) => {
    await contactField(page).focus();
    await page.keyboard.type('123456789012345678901');
    await contactField(page).blur();
    await expect(contactField(page)).toHaveValue('123456789012345678901');
    await expect(contactField(page)).toHaveAccessibleDescription(filled(rules.tooManyDigits, { most: 20 }));
    await contactField(page).focus();
    await page.keyboard.press('Backspace');
    await expect(contactField(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('takes a name with the invisible marks of where it was copied from', async ({ page }) => {
    await page.getByLabel(words.enquiryForm.labels.full_name).fill('\u202bعلی\u200cرضا\u202c');
    await page.getByLabel(words.enquiryForm.labels.full_name).blur();
    await page.getByLabel(words.enquiryForm.labels.email).focus();
    await page.getByLabel(words.enquiryForm.labels.email).blur();
    await expect(page.getByText(words.enquiryForm.rules.email.required)).toBeVisible();
    await expect(page.getByLabel(words.enquiryForm.labels.full_name)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is disabled and shows Loading... while it is sent, then is cleared, says thanks, and the agency has it', async ({
    page,
    server,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/create/contact', async (route) => {
      await held;
      await route.continue();
    });
    const values = enquiry('Leïla Haddad');
    await fill(page, values);
    const request = page.waitForRequest('**/api/create/contact');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('button', { name: words.enquiryForm.submitting })).toBeDisabled();
    const sent = await request;
    expect(sent.method()).toBe('POST');
    expect(sent.url()).toBe(`${server.url}/api/create/contact`);
    const body = Object.fromEntries(enquiryFields.map((field) => [field, values[words.enquiryForm.labels[field]]]));
    expect(sent.postDataJSON()).toEqual(body);
    release();
    await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
    for (const label of Object.keys(values)) await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByRole('button', { name: words.enquiryForm.submit })).toBeEnabled();
    expect(server.enquiries().filter(({ full_name }) => full_name === 'Leïla Haddad')).toMatchObject([body]);
  });

  test('is sent at once, however quickly it was filled in', async ({ page }) => {
    // The page's clock stands still, and goes on for a frame and what follows it: nothing may wait for longer.
    await page.clock.install({ time: 0 });
    // Later than it can have come by itself.
    await page.clock.pauseAt(60_000);
    await page.goto('/contact');
    await fill(page, enquiry('Quick Visitor'));
    await page.clock.runFor(100);
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    const request = page.waitForRequest('**/api/create/contact');
    await page.getByRole('button', { name: send }).click();
    await page.clock.runFor(100);
    await request;
  });

  const failures = {
    'a false success flag': { json: { success: false } },
    'an answer that is no JSON': { status: 502, body: 'Bad gateway' },
    'a network that is gone': undefined,
  };
  for (const [failure, answer] of Object.entries(failures))
    test(`keeps every word after ${failure}, logs it, and says how else to reach the agency`, async ({
      page,
      quiet,
    }) => {
      await page.route('**/api/create/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
      const values = enquiry('Omar Said');
      await fill(page, values);
      await page.getByRole('button', { name: send }).click();
      const status = page.getByRole('status');
      await expect(status).toContainText(notSent);
      await expect(status.getByRole('link', { name: agency.phone })).toBeVisible();
      for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label)).toHaveValue(value);
      await expect(page.getByRole('button', { name: words.enquiryForm.submit })).toBeEnabled();
      expect(quiet.length).toBeGreaterThan(0);
      quiet.length = 0;
    });

  test('shows beside its field what the server finds wrong', async ({ page, quiet }) => {
    await page.route('**/api/create/contact', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, errors: { email: words.enquiryForm.rules.email.address } },
      }),
    );
    await fill(page, enquiry('Omar Said'));
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText(words.enquiryForm.rules.email.address)).toBeVisible();
    quiet.length = 0;
  });

  test('makes one enquiry of a double click', async ({ page, server }) => {
    await fill(page, enquiry('Double Click'));
    await page.getByRole('button', { name: send }).dblclick();
    await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
    expect(server.enquiries().filter(({ full_name }) => full_name === 'Double Click')).toHaveLength(1);
  });

  test('makes one enquiry of a retry after a lost answer', async ({ page, server, quiet }) => {
    await page.route(
      '**/api/create/contact',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fill(page, enquiry('Lost Answer'));
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('status')).toContainText(notSent);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
    expect(server.enquiries().filter(({ full_name }) => full_name === 'Lost Answer')).toHaveLength(1);
    quiet.length = 0;
  });
});

test('what a visitor does before the scripts have come is not lost', async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel(words.enquiryForm.labels.full_name).fill('Early Bird');
  await page.getByLabel(words.enquiryForm.labels.email).focus();
  await page.getByLabel(words.enquiryForm.labels.email).blur();
  await fill(page, {
    [words.enquiryForm.labels.project_type]: 'SEO',
    [words.enquiryForm.labels.contact]: '+971 5',
    [words.enquiryForm.labels.message]: 'Hello',
  });
  release();
  await expect(page.getByText(words.enquiryForm.rules.email.required)).toBeVisible();
  await expect(page.getByLabel(words.enquiryForm.labels.full_name)).toHaveValue('Early Bird');
  await expect(page.getByLabel(words.enquiryForm.labels.contact)).toHaveValue('9715');
  await page.getByLabel(words.enquiryForm.labels.email).fill('early@bird.example');
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
  expect(server.enquiries().some(({ full_name, contact }) => full_name === 'Early Bird' && contact === '9715')).toBe(
    true,
  );
});

test('a form sent before the scripts have come is sent once they have', async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, enquiry('Very Early'));
  await page.getByRole('button', { name: words.enquiryForm.submit }).click();
  release();
  await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
  expect(page.url()).toBe(`${server.url}/contact`);
  expect(server.enquiries().filter(({ full_name }) => full_name === 'Very Early')).toHaveLength(1);
});

test('a form sent while the scripts cannot come at all posts itself', async ({ page, server, quiet }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, enquiry('No Scripts'));
  await page.getByRole('button', { name: words.enquiryForm.submit }).click();
  await expect(page.getByRole('heading', { name: pageWords('contact').sent.title })).toBeVisible({ timeout: 15_000 });
  expect(server.enquiries().filter(({ full_name }) => full_name === 'No Scripts')).toHaveLength(1);
  quiet.length = 0;
});

test('a bot that fills in the hidden field is answered as anyone else, and its enquiry set aside', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await fill(page, enquiry('Robot'));
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
  expect(server.enquiries().filter(({ full_name }) => full_name === 'Robot')).toHaveLength(0);
  expect(server.enquiries('--held').filter(({ full_name }) => full_name === 'Robot')).toHaveLength(1);
});

for (const path of ['/contact', '/'])
  test.describe(`without JavaScript, the form at ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    test('comes back with errors beside the fields and every word kept, then thanks', async ({
      page,
      server,
      quiet,
    }) => {
      await page.goto(path);
      const name = path === '/' ? 'Home Visitor' : 'Contact Visitor';
      await fill(page, {
        ...enquiry(name),
        [words.enquiryForm.labels.full_name]: 'R2D2',
        [words.enquiryForm.labels.email]: '',
        [words.enquiryForm.labels.contact]: '+971 50',
        [words.enquiryForm.labels.message]: '<b>Hi</b>',
      });
      await page.getByRole('button', { name: words.enquiryForm.submit }).click();
      await expect(page.getByText(words.enquiryForm.rules.full_name.letters)).toBeVisible();
      await expect(page.getByText(words.enquiryForm.rules.email.required)).toBeVisible();
      await expect(page.getByLabel(words.enquiryForm.labels.full_name)).toHaveAccessibleDescription(
        rules.full_name.letters,
      );
      await expect(page.getByLabel(words.enquiryForm.labels.full_name)).toHaveValue('R2D2');
      await expect(page.getByLabel(words.enquiryForm.labels.contact)).toHaveValue('+971 50');
      await expect(page.getByLabel(words.enquiryForm.labels.message)).toHaveValue('<b>Hi</b>');
      quiet.length = 0; // the browser reports the 422 of the page itself
      await page.getByLabel(words.enquiryForm.labels.full_name).fill(name);
      await page.getByLabel(words.enquiryForm.labels.email).fill('visitor@example.com');
      await page.getByRole('button', { name: words.enquiryForm.submit }).click();
      await expect(page).toHaveTitle(titled(words.sent.title));
      await expect(page.getByRole('heading', { name: pageWords('contact').sent.title })).toBeVisible();
      // Sent again by a reload, the same enquiry is kept once.
      await page.reload();
      await expect(page.getByRole('heading', { name: pageWords('contact').sent.title })).toBeVisible();
      const kept = server.enquiries().filter(({ full_name }) => full_name === name);
      expect(kept).toMatchObject([{ contact: '97150', message: '<b>Hi</b>' }]);
    });
  });

test('the thanks for a form sent without script have no fault that axe can find', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, enquiry('Thanked Visitor'));
  // Not through the script, which would send it itself.
  await page
    .locator('form', { has: page.getByLabel(words.enquiryForm.labels.message) })
    .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await expect(page.getByRole('heading', { name: pageWords('contact').sent.title })).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

for (const path of ['/contact/thank-you', '/contact/review'])
  test(`${path} tells nobody that something arrived who has sent nothing, and leads to the form`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText(pageWords('contact').sent.title)).toHaveCount(0);
    await expect(page.getByLabel(words.enquiryForm.labels.message)).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Arabic and Persian digits and the marks of a pasted name are taken as well', async ({ page, server }) => {
    await page.goto('/contact');
    const name = '\u202bعلی\u200cرضا\u202c';
    await fill(page, { ...enquiry(name), [words.enquiryForm.labels.contact]: '+٩٧١ ۵۰ ١٢٣' });
    await page.getByRole('button', { name: words.enquiryForm.submit }).click();
    await expect(page.getByRole('heading', { name: pageWords('contact').sent.title })).toBeVisible();
    const kept = server.enquiries().filter(({ full_name }) => full_name === name);
    expect(kept).toMatchObject([{ contact: '97150123' }]);
  });

  test('a contact number of more than 20 digits comes back whole, with a message', async ({ page, quiet }) => {
    await page.goto('/contact');
    await fill(page, { ...enquiry('Long Number'), [words.enquiryForm.labels.contact]: '123456789012345678901' });
    await page.getByRole('button', { name: words.enquiryForm.submit }).click();
    await expect(page.getByLabel(words.enquiryForm.labels.contact)).toHaveAccessibleDescription(
      filled(rules.tooManyDigits, { most: 20 }),
    );
    await expect(page.getByLabel(words.enquiryForm.labels.contact)).toHaveValue('123456789012345678901');
    quiet.length = 0; // the browser reports the 422 of the page itself
  });
});
