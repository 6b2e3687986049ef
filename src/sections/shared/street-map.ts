// Replaces the drawn map and its button with the street map. No request to another server is sent before the click.
for (const map of document.querySelectorAll('[data-street-map]')) {
  const frame = map.querySelector('template')!.content.querySelector('iframe')!;
  const button = map.querySelector('button')!;
  button.addEventListener('click', () => {
    map.append(frame);
    button.parentElement!.inert = true;
    // Moves the focus into the map, unless the visitor has moved it elsewhere.
    frame.focus();
    frame.addEventListener('load', () => {
      if (document.activeElement !== frame) return;
      // The focus was in the iframe's initial blank document, which the map has replaced.
      frame.blur();
      frame.focus();
      frame.contentWindow!.focus();
    });
  });
}

export {};
