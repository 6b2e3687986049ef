// Puts the street map over the drawn plan and the button that asks for it; nobody else's server is asked before.
const map = document.querySelector('[data-street-map]')!;
const frame = map.querySelector('template')!.content.querySelector('iframe')!;
const button = map.querySelector('button')!;
button.addEventListener('click', () => {
  map.append(frame);
  button.parentElement!.inert = true;
  // The focus is in the map once there is one, unless the visitor has gone on.
  frame.focus();
  frame.addEventListener('load', () => {
    if (document.activeElement === frame) frame.contentWindow!.focus();
  });
});

export {};
