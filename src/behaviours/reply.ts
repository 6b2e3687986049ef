// The reply form sends nothing. Without script it leads to its note; with it the note is said on the spot, and
// what was typed stays where it is.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-reply]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const note = document.getElementById('reply-note');
    // See after-paint.ts; the focus takes the page to the note, wherever that is.
    requestAnimationFrame(() =>
      setTimeout(() => {
        note?.setAttribute('data-sent', '');
        note?.focus();
      }),
    );
  });

export {};
