// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** Renders the reply form and starts its script. */
beforeEach(async () => {
  document.body.innerHTML =
    '<form data-reply data-blank-message="Please write something." data-api="/api/create/reply"><textarea name="comment" required></textarea><button type="submit">Send</button></form><p id="reply-note" tabindex="-1"></p>';
  vi.resetModules();
  await import('./reply.ts');
});
const submit = (text: string) => {
  const field = document.querySelector('textarea')!;
  field.value = text;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  return field;
};

test('shows its message at a field of spaces only, and sends nothing', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(submit('   ').validationMessage).toBe('Please write something.');
  expect(fetched).not.toHaveBeenCalled();
});

test('its button is disabled until there is an answer', async () => {
  let answer = () => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(Response.json({ success: true })))));
  onTestFinished(() => void vi.unstubAllGlobals());
  const button = document.querySelector('button')!;
  submit('Well said.');
  expect(button.disabled).toBe(true);
  answer();
  await vi.waitFor(() => expect(button.disabled).toBe(false));
});

test('is cleared after success', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = submit('Well said.');
  await vi.waitFor(() => expect(document.getElementById('reply-note')!.dataset.state).toBe('sent'));
  expect(field.value).toBe('');
});

test.each([
  ['a success flag that is not a boolean', { success: 'true' }],
  ['no success', { success: false }],
])('is still in its field after a response with %s', async (_what, response) => {
  vi.stubGlobal('fetch', async () => Response.json(response));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.unstubAllGlobals().restoreAllMocks());
  const field = submit('Well said.');
  await vi.waitFor(() => expect(document.getElementById('reply-note')!.dataset.state).toBe('failed'));
  expect(field.value).toBe('Well said.');
});
