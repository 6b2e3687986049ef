import type { Page } from '@playwright/test';
import { enquiryFields, maxLengths } from '../../src/lib/enquiry/rules.ts';
import { audit } from '../helpers/axe.ts';
import { agency, browserTitle, interpolate, messages, pageContent, rgb } from '../helpers/content.ts';
import { enquiry, failedEnquiry, fill, notSent } from '../helpers/forms.ts';
import { blockScripts, waitForHydration } from '../helpers/hydration.ts';
import type { RunningServer } from '../helpers/start-server.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const { submit, submitting, labels, errors: texts } = messages.enquiryForm;
const send = new RegExp([submit, submitting].map(RegExp.escape).join('|'));

const status = (page: Page) => page.locator('form').getByRole('status');
const sendForm = (page: Page) => page.getByRole('button', { name: send }).click();
const expectSent = (page: Page) => expect(status(page)).toContainText(messages.enquiryForm.sent);
/** Expects the page that confirms an enquiry that was sent without script. */
const expectConfirmation = (page: Page) =>
  expect(page.getByRole('heading', { name: pageContent('contact').sent.title })).toBeVisible();
async function expectValues(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label)).toHaveValue(value);
}
/** Returns the stored enquiries from a name. */
const enquiriesFrom = (name: string, server: RunningServer, ...flags: string[]) =>
  server.enquiries(...flags).filter(({ full_name }) => full_name === name);

const ruleCases: [rule: string, label: string, typed: string, message: string][] = [
  ['a name is required', labels.full_name, '', texts.full_name.required],
  ['a name has letters and spaces only', labels.full_name, 'R2D2', texts.full_name.letters],
  ['an email address is required', labels.email, '', texts.email.required],
  ['an email address must be valid', labels.email, 'leila.haddad.example', texts.email.address],
  ['a project type is required', labels.project_type, '', texts.project_type.required],
  ['a contact number is required', labels.contact, '', texts.contact.required],
  ['a message is required', labels.message, '', texts.message.required],
];

test('the enquiry form shows on blur which rule a field breaks, with a red border', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page.getByLabel(labels.message));
  for (const [rule, label, typed, message] of ruleCases)
    await test.step(rule, async () => {
      const field = page.getByLabel(label);
      await field.fill(typed);
      await field.blur();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      for (const side of ['top', 'right', 'bottom', 'left']) {
        await expect(field).toHaveCSS(`border-${side}-color`, rgb('accent'));
        await expect(field).toHaveCSS(`border-${side}-width`, '2px');
      }
      await expect(field).toHaveValue(typed);
      await field.fill(enquiry('Leila Haddad')[label]!);
      await field.blur();
    });
});

test.describe('the contact form', () => {
  const contactField = (page: Page) => page.getByLabel(labels.contact);
  /** Collects the URLs that the page posts to. */
  const posts = (page: Page) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') urls.push(new URL(request.url()).pathname);
    });
    return urls;
  };
  const caret = (page: Page) => contactField(page).evaluate((input: HTMLInputElement) => input.selectionStart);

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(contactField(page));
  });

  test('shows no message before a field is touched', async ({ page }) => {
    await expect(page.getByText(texts.message.required)).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('shows all errors when it is submitted empty, focuses the first, and posts nothing', async ({ page }) => {
    const posted = posts(page);
    await sendForm(page);
    for (const [, , typed, message] of ruleCases) if (!typed) await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel(labels.full_name)).toBeFocused();
    expect(posted).toEqual([]);
  });

  test('removes a message once the field is corrected', async ({ page }) => {
    await page.getByLabel(labels.email).fill('leila.haddad.example');
    await page.getByLabel(labels.email).blur();
    await page.getByLabel(labels.email).fill('leila@haddad.example');
    await expect(page.getByText(texts.email.address)).toHaveCount(0);
  });

  test('accepts only digits in a contact number, typed or pasted', async ({ page }) => {
    const contact = contactField(page);
    await contact.focus();
    await page.keyboard.type('+971 (50) 12a');
    await expect(contact).toHaveValue('9715012');
    await contact.fill('');
    await contact.focus();
    await page.keyboard.insertText('٠٥٠-123 4567');
    await expect(contact).toHaveValue('0501234567');
  });

  test('keeps the caret’s position while a contact number is corrected', async ({ page }) => {
    await contactField(page).fill('971501234567');
    await contactField(page).press('Home');
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

  test('shows an error for a long contact number, and does not cut it', async ({ page }) => {
    await contactField(page).focus();
    await page.keyboard.type('123456789012345678901');
    await contactField(page).blur();
    await expect(contactField(page)).toHaveValue('123456789012345678901');
    await expect(contactField(page)).toHaveAccessibleDescription(interpolate(texts.tooManyDigits, { max: 20 }));
    await contactField(page).focus();
    await page.keyboard.press('Backspace');
    await expect(contactField(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is disabled and shows Loading... while it is being sent', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/create/contact', async (route) => {
      await released;
      await route.continue();
    });
    await fill(page, enquiry('Patient Visitor'));
    await sendForm(page);
    await expect(page.getByRole('button', { name: submitting })).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: messages.enquiryForm.another })).toBeEnabled();
  });

  test('posts the values to the API as typed', async ({ page, server }) => {
    const values = enquiry('Zoë Åkerlund');
    const body = Object.fromEntries(enquiryFields.map((field) => [field, values[labels[field]]]));
    await fill(page, values);
    const request = page.waitForRequest('**/api/create/contact');
    await sendForm(page);
    const sent = await request;
    expect(sent.method()).toBe('POST');
    expect(sent.url()).toBe(`${server.url}/api/create/contact`);
    expect(sent.postDataJSON()).toEqual(body);
    await expectSent(page);
    expect(enquiriesFrom('Zoë Åkerlund', server)).toMatchObject([body]);
  });

  test('is cleared after success', async ({ page }) => {
    const values = enquiry('Tidy Visitor');
    await fill(page, values);
    await sendForm(page);
    await expectSent(page);
    for (const label of Object.keys(values)) await expect(page.getByLabel(label)).toHaveValue('');
  });

  test('is sent without delay after it was filled in quickly', async ({ page }) => {
    // The page's clock is paused and advanced by 100 ms, so that a longer delay fails the test.
    await page.clock.install({ time: 0 });
    // The clock can only be paused at a time that the page has not reached yet.
    await page.clock.pauseAt(60_000);
    await page.goto('/contact');
    await fill(page, enquiry('Quick Visitor'));
    await page.clock.runFor(100);
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    const request = page.waitForRequest('**/api/create/contact');
    await sendForm(page);
    await page.clock.runFor(100);
    await request;
  });

  const failures = {
    'a false success flag': { json: { success: false } },
    'a success flag that is not a boolean': { json: { success: 'true' } },
    'too many enquiries': {
      status: 429,
      headers: { 'retry-after': '30' },
      json: { success: false, message: 'Later.' },
    },
    'a response that is not JSON': { status: 502, body: 'Bad gateway' },
    'a network error': undefined,
  };
  for (const [failure, answer] of Object.entries(failures))
    test(`keeps all values after ${failure}, logs it, and shows how else to reach the agency`, async ({
      page,
      consoleErrors,
    }) => {
      await page.route('**/api/create/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
      const values = enquiry('Omar Said');
      await fill(page, values);
      await sendForm(page);
      await expect(status(page)).toContainText(notSent);
      for (const name of [agency.phone, agency.email])
        await expect(status(page).getByRole('link', { name })).toBeVisible();
      await expectValues(page, values);
      await expect(page.getByRole('button', { name: submit })).toBeEnabled();
      expect(consoleErrors.length).toBeGreaterThan(0);
      allowErrors(consoleErrors, failedRequest, failedEnquiry);
    });

  test('posts and stores one enquiry after a double click', async ({ page, server }) => {
    const posted = posts(page);
    await fill(page, enquiry('Double Click'));
    await page.getByRole('button', { name: send }).dblclick();
    await expectSent(page);
    expect(enquiriesFrom('Double Click', server)).toHaveLength(1);
    expect(posted).toEqual(['/api/create/contact']);
  });

  test('stores one enquiry after a retry whose first response was lost', async ({ page, server, consoleErrors }) => {
    await page.route(
      '**/api/create/contact',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fill(page, enquiry('Lost Answer'));
    await sendForm(page);
    await expect(status(page)).toContainText(notSent);
    await sendForm(page);
    await expectSent(page);
    expect(enquiriesFrom('Lost Answer', server)).toHaveLength(1);
    allowErrors(consoleErrors, failedRequest, failedEnquiry);
  });
});

test('the form on the home page works by keyboard alone', async ({ page, server }) => {
  await page.goto('/');
  await waitForHydration(page.getByLabel(labels.message));
  await page.getByLabel(labels.full_name).focus();
  for (const text of Object.values(enquiry('Keyboard Only'))) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSent(page);
  expect(enquiriesFrom('Keyboard Only', server)).toHaveLength(1);
});

test('errors do not move the heading beside the form', async ({ page }) => {
  await page.goto('/contact');
  const heading = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: submit });
  await waitForHydration(button);
  const before = await heading.boundingBox();
  await button.click();
  await expect(page.getByText(texts.message.required)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await heading.boundingBox()).toEqual(before);
});

test('keeps what was typed before hydration', async ({ page, server }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel(labels.full_name).fill('Early Bird');
  await fill(page, {
    [labels.project_type]: 'SEO',
    [labels.contact]: '+971 5',
    [labels.message]: 'Hello',
  });
  release();
  await waitForHydration(page.getByLabel(labels.email));
  await expect(page.getByLabel(labels.full_name)).toHaveValue('Early Bird');
  await expect(page.getByLabel(labels.contact)).toHaveValue('9715');
  await page.getByLabel(labels.email).fill('early@bird.example');
  await sendForm(page);
  await expectSent(page);
  expect(enquiriesFrom('Early Bird', server)).toMatchObject([{ contact: '9715' }]);
});

test('posts to the server while its script is blocked', async ({ page, server, consoleErrors }) => {
  await blockScripts(page);
  await page.goto('/contact');
  await fill(page, enquiry('No Scripts'));
  await sendForm(page);
  await expectConfirmation(page);
  expect(enquiriesFrom('No Scripts', server)).toHaveLength(1);
  allowErrors(consoleErrors, failedRequest); // the browser reports the blocked scripts
});

test('a bot that fills in the honeypot gets the normal response, and its enquiry is stored as spam', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await waitForHydration(page.getByLabel(labels.message));
  await fill(page, enquiry('Robot'));
  await page.locator('input[name="subject"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await sendForm(page);
  await expectSent(page);
  expect(enquiriesFrom('Robot', server)).toHaveLength(0);
  expect(enquiriesFrom('Robot', server, '--spam')).toHaveLength(1);
});

for (const path of ['/contact', '/'])
  test.describe(`without JavaScript, the form at ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows errors beside the fields and keeps all values, then shows the confirmation', async ({
      page,
      server,
      consoleErrors,
    }) => {
      await page.goto(path);
      const name = path === '/' ? 'Home Visitor' : 'Contact Visitor';
      await fill(page, {
        ...enquiry(name),
        [labels.full_name]: 'R2D2',
        [labels.email]: '',
        [labels.contact]: '+971 50',
        [labels.message]: '<b>Hi</b>',
      });
      await sendForm(page);
      await expect(page.getByText(texts.full_name.letters)).toBeVisible();
      await expect(page.getByText(texts.email.required)).toBeVisible();
      await expect(page.getByLabel(labels.full_name)).toHaveAccessibleDescription(texts.full_name.letters);
      await expect(page.getByLabel(labels.full_name)).toHaveValue('R2D2');
      await expect(page.getByLabel(labels.contact)).toHaveValue('+971 50');
      await expect(page.getByLabel(labels.message)).toHaveValue('<b>Hi</b>');
      allowErrors(consoleErrors, failedRequest); // the browser reports the 422 of the page itself
      await page.getByLabel(labels.full_name).fill(name);
      await page.getByLabel(labels.email).fill('visitor@example.com');
      await sendForm(page);
      await expect(page).toHaveTitle(browserTitle(messages.sentPage.title));
      await expectConfirmation(page);
      // A reload posts the same enquiry again, which is stored once.
      await page.reload();
      await expectConfirmation(page);
      const stored = enquiriesFrom(name, server);
      expect(stored).toMatchObject([{ contact: '97150', message: '<b>Hi</b>' }]);
    });
  });

test('an error of a form posted before hydration is gone after the corrected form is sent', async ({
  page,
  server,
  consoleErrors,
}) => {
  await page.goto('/contact');
  await fill(page, { ...enquiry('Early Visitor'), [labels.email]: '' });
  await page.evaluate(() => HTMLFormElement.prototype.submit.call(document.forms[0]));
  const email = page.getByLabel(labels.email);
  await expect(email).toHaveAccessibleDescription(texts.email.required);
  allowErrors(consoleErrors, failedRequest); // the browser reports the 422 of the page itself
  await waitForHydration(page);
  await expect(email).toHaveAccessibleDescription(texts.email.required);
  await email.fill('visitor@example.com');
  await sendForm(page);
  await expectSent(page);
  await expect(email).toHaveAccessibleDescription('');
  expect(enquiriesFrom('Early Visitor', server)).toHaveLength(1);
});

test('axe finds nothing on the confirmation of a form sent without script', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, enquiry('Thanked Visitor'));
  // Not through the script, which would send it itself.
  await page
    .locator('form', { has: page.getByLabel(labels.message) })
    .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await expectConfirmation(page);
  expect(await audit(page)).toEqual([]);
});

test('the confirmation page redirects to the form if nothing was sent', async ({ page }) => {
  await page.goto('/contact/review');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText(pageContent('contact').sent.title)).toHaveCount(0);
  await expect(page.getByLabel(labels.message)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Arabic and Persian digits and invisible characters in a pasted name are accepted', async ({ page, server }) => {
    await page.goto('/contact');
    const name = '\u202bعلی\u200cرضا\u202c';
    await fill(page, { ...enquiry(name), [labels.contact]: '+٩٧١ ۵۰ ١٢٣' });
    await sendForm(page);
    await expectConfirmation(page);
    const stored = enquiriesFrom(name, server);
    expect(stored).toMatchObject([{ contact: '97150123' }]);
  });

  test('the longest message is accepted in a script whose letters are posted as nine bytes each', async ({
    page,
    server,
  }) => {
    await page.goto('/contact');
    const message = 'ह'.repeat(maxLengths.message);
    await fill(page, { ...enquiry('Hindi Visitor'), [labels.message]: message });
    await sendForm(page);
    await expectConfirmation(page);
    expect(enquiriesFrom('Hindi Visitor', server)).toMatchObject([{ message }]);
  });

  test('a long word in the message does not widen the form', async ({ page }) => {
    await page.goto('/contact');
    const message = page.getByLabel(labels.message);
    const { width } = (await message.boundingBox())!;
    await message.fill(`https://drive.example/${'a'.repeat(400)}`);
    expect((await message.boundingBox())!.width).toBeCloseTo(width);
  });

  test('a contact number of more than 20 digits stays unchanged and gets a message', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/contact');
    await fill(page, { ...enquiry('Long Number'), [labels.contact]: '123456789012345678901' });
    await sendForm(page);
    await expect(page.getByLabel(labels.contact)).toHaveAccessibleDescription(
      interpolate(texts.tooManyDigits, { max: 20 }),
    );
    await expect(page.getByLabel(labels.contact)).toHaveValue('123456789012345678901');
    allowErrors(consoleErrors, failedRequest); // the browser reports the 422 of the page itself
  });
});
