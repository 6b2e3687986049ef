// The reply form sends nothing. Without script it leads to its note; with it the note is said on the spot, and
// what was typed stays where it is.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-reply]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const note = document.getElementById('reply-note');
    // First the browser shows what was pressed: the focus takes it to the note, wherever that is.
    requestAnimationFrame(() =>
      setTimeout(() => {
        note?.setAttribute('data-sent', '');
        note?.focus();
      }),
    );
  });

export {};
