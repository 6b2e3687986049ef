// The reply form sends nothing. Without script it leads to its note; with it the note is said on the spot, and
// what was typed stays where it is.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-reply]')) {
  // Checked below, once the browser has shown the press: see after-paint.ts.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!form.reportValidity()) return;
        const note = document.getElementById('reply-note');
        note?.setAttribute('data-sent', '');
        note?.focus();
      }),
    );
  });
}

export {};
