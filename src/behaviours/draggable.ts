// Pictures marked `data-draggable` can be dragged with the mouse, a pen or a finger. It is decoration: nothing depends on
// where they are, and positions are not kept.

let top = 1;

for (const thing of document.querySelectorAll<HTMLElement | SVGElement>('[data-draggable]')) {
  // The browser would drag the picture itself.
  thing.addEventListener('dragstart', (event) => event.preventDefault());
  thing.addEventListener('pointerdown', (down) => {
    if (!(down instanceof PointerEvent) || down.button !== 0) return;
    const [x = 0, y = 0] = thing.style.translate.split(' ').map(Number.parseFloat).filter(Number.isFinite);
    const [fromX, fromY] = [down.clientX - x, down.clientY - y];
    const hold = new AbortController();
    thing.setPointerCapture(down.pointerId);
    thing.style.zIndex = String(++top);
    thing.addEventListener(
      'pointermove',
      (move) => {
        if (!(move instanceof PointerEvent)) return;
        thing.style.translate = `${move.clientX - fromX}px ${move.clientY - fromY}px`;
      },
      { signal: hold.signal },
    );
    for (const end of ['pointerup', 'pointercancel'])
      thing.addEventListener(end, () => hold.abort(), { signal: hold.signal });
  });
}

export {};
