// Puts the street map over the drawn map and its button; no other server is asked before that.
const map = document.querySelector('[data-street-map]')!;
const frame = map.querySelector('template')!.content.querySelector('iframe')!;
const button = map.querySelector('button')!;
button.addEventListener('click', () => {
  map.append(frame);
  button.parentElement!.inert = true;
  // Moves the focus into the map, unless the visitor has moved it elsewhere.
  frame.focus();
  frame.addEventListener('load', () => {
    if (document.activeElement !== frame) return;
    // What was focused was the empty page that the map has replaced.
    frame.blur();
    frame.focus();
    frame.contentWindow!.focus();
  });
});

export {};
