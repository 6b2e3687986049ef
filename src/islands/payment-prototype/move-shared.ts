const duration = 520;

/**
 * Animates the elements that two screens share (equal `data-shared`) from their position on the one to that on the
 * other. Both screens are laid out in the same place.
 */
export function moveShared(from: Element, to: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const arriving of to.querySelectorAll<HTMLElement>('[data-shared]')) {
    const leaving = from.querySelector(`[data-shared="${arriving.dataset.shared}"]`);
    if (!leaving) continue;
    const [start, end] = [leaving.getBoundingClientRect(), arriving.getBoundingClientRect()];
    const scale = start.height / end.height;
    arriving.animate(
      [
        {
          transformOrigin: '0 0',
          transform: `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`,
        },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration, easing: getComputedStyle(to).getPropertyValue('--ease-out') },
    );
  }
}
