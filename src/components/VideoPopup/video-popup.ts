// Opens the film of a poster in the dialog that follows it, and removes it on closing. It has no
// imports, so that Astro inlines it and a tap is answered at once.
for (const poster of document.querySelectorAll<HTMLAnchorElement>('a[data-film]')) {
  const dialog = poster.nextElementSibling as HTMLDialogElement;
  const template = dialog.querySelector('template')!;
  poster.addEventListener('click', (event) => {
    // The browser opens the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The dialog returns the focus to the poster. Safari does not focus a link on click.
    poster.focus({ preventScroll: true });
    template.after(template.content.cloneNode(true));
    const video = dialog.querySelector('video');
    if (video) video.poster = poster.querySelector('img')?.currentSrc ?? '';
    dialog.showModal();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => template.nextElementSibling?.remove());
  // A held Enter would activate the control that receives the focus after the first click.
  for (const element of [poster, dialog] as HTMLElement[])
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
    });
}

export {};
