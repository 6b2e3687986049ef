// Custom cursor: a dot that follows the pointer and grows over links and buttons. The system cursor stays visible. The
// dot has no pointer events, and is not shown for touch or with reduced motion.
if (matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches) {
  const cursor = document.createElement('div');
  cursor.className = 'cursor';
  cursor.ariaHidden = 'true';
  addEventListener(
    'pointermove',
    ({ clientX, clientY, target }) => {
      // Some browsers report 0, 0 before the pointer has moved.
      if (clientX === 0 && clientY === 0) return;
      if (!cursor.isConnected) document.body.append(cursor);
      cursor.style.translate = `${clientX}px ${clientY}px`;
      cursor.toggleAttribute(
        'data-on-control',
        target instanceof Element && target.closest('a, button, label') !== null,
      );
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => cursor.remove());
}
