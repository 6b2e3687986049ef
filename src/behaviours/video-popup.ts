// Opens each film in its dialog instead of on its own page. The video service is asked when the dialog opens and let
// go when it closes; Escape, the close button and the return of the focus are the dialog's own.

/** See after-paint.ts. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

for (const popup of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const [link, dialog, screen] = [
    popup.querySelector('a'),
    popup.querySelector('dialog'),
    popup.querySelector('[data-screen]'),
  ];
  if (!link || !dialog || !screen) continue;

  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = popup.dataset.video ?? '';
    frame.title = dialog.ariaLabel ?? '';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    // What the film needs to play, and to lead to its own page; not the page around it.
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups');
    frame.sandbox.add('allow-popups-to-escape-sandbox');
    // The service plays for nobody who does not say where they are.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    afterPaint(() => {
      dialog.showModal();
      screen.replaceChildren(frame);
    });
  });
  // Enter acts once: held down, it would press what has the focus next as well, Close or the poster.
  popup.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () =>
    afterPaint(() => {
      if (!dialog.open) screen.replaceChildren();
    }),
  );
}

export {};
