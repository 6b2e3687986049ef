// Puts the street map over the drawn plan and the button that asks for it; nobody else's server is asked before.
for (const map of document.querySelectorAll<HTMLElement>('[data-street-map]')) {
  const link = map.querySelector('a');
  const ask = link?.parentElement;
  if (!link || !ask) continue;
  // With script it no longer leads away.
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.setAttribute('aria-describedby', link.getAttribute('aria-describedby') ?? '');
  button.append(...link.childNodes);
  link.replaceWith(button);
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = map.dataset.streetMap ?? '';
    frame.title = map.dataset.name ?? '';
    // The focus is in the map once there is one, unless the visitor has gone on.
    frame.addEventListener('load', () => {
      if (document.activeElement === frame) frame.contentWindow?.focus();
    });
    // See after-paint.ts.
    requestAnimationFrame(() =>
      setTimeout(() => {
        map.append(frame);
        ask.inert = true;
        frame.focus();
      }),
    );
  });
}

export {};
