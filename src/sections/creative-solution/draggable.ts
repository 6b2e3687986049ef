// Makes the objects marked `data-draggable` draggable by mouse, pen or touch. This is decoration: positions are not
// stored.

let top = 1;

for (const item of document.querySelectorAll<HTMLElement | SVGElement>('[data-draggable]')) {
  // Prevents the browser's own drag of an image.
  item.addEventListener('dragstart', (event) => event.preventDefault());
  item.addEventListener('pointerdown', (down) => {
    if (!(down instanceof PointerEvent) || down.button !== 0) return;
    const [x = 0, y = 0] = item.style.translate.split(' ').map(Number.parseFloat).filter(Number.isFinite);
    const [fromX, fromY] = [down.clientX - x, down.clientY - y];
    const hold = new AbortController();
    item.setPointerCapture(down.pointerId);
    item.style.zIndex = String(++top);
    item.addEventListener(
      'pointermove',
      (move) => {
        if (!(move instanceof PointerEvent)) return;
        item.style.translate = `${move.clientX - fromX}px ${move.clientY - fromY}px`;
      },
      { signal: hold.signal },
    );
    for (const end of ['pointerup', 'pointercancel'])
      item.addEventListener(end, () => hold.abort(), { signal: hold.signal });
  });
}

export {};
