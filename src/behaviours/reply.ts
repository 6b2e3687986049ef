// The reply form sends nothing. Without script it leads to its note; with it the note is said on the spot, and
// what was typed stays where it is. What is said of blanks is in `data-reply`.

/** Refuses blanks alone, which `required` accepts. */
function refuseBlanks(field: EventTarget | null, message = '') {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const isBlank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank ? message : '');
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-reply]')) {
  // Checked below, once the browser has shown the press: see next-paint.ts.
  form.noValidate = true;
  form.addEventListener('input', ({ target }) => refuseBlanks(target, form.dataset.reply));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const field of form.elements) refuseBlanks(field, form.dataset.reply);
        if (!form.reportValidity()) return;
        const note = document.getElementById('reply-note');
        note?.setAttribute('data-sent', '');
        note?.focus();
      }),
    );
  });
}

export {};
