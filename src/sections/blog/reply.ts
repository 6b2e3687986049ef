// Sends the reply form. `data-blank-message` is the message for a field of spaces only, `data-api` the URL. The server's
// messages are shown by the browser beside their fields. The note shows the result.
import { sendFields } from '../../client/send-fields.ts';

/** Rejects a value of spaces only, which `required` accepts, and forgets the server's message. */
function refuseBlanks(field: EventTarget | null, message = '') {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const isBlank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank ? message : '');
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-reply]')) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  const note = document.getElementById('reply-note');
  const show = (state: 'sent' | 'failed') => {
    if (note) note.dataset.state = state;
    note?.focus();
  };
  form.noValidate = true;
  form.addEventListener('input', ({ target }) => refuseBlanks(target, form.dataset.blankMessage));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    for (const field of form.elements) refuseBlanks(field, form.dataset.blankMessage);
    if (button.disabled || !form.reportValidity()) return;
    button.disabled = true;
    try {
      const errors = await sendFields(form.dataset.api ?? '', Object.fromEntries(new FormData(form)));
      // A browser shows no message beside the hidden field `post`; the note then says that nothing was sent.
      for (const [name, message] of Object.entries(errors ?? {}))
        (form.elements.namedItem(name) as HTMLInputElement | null)?.setCustomValidity(message);
      if (!errors) form.reset();
      if (!errors || form.reportValidity()) show(errors ? 'failed' : 'sent');
    } catch (error) {
      console.error(error);
      show('failed');
    }
    button.disabled = false;
  });
}
