const duration = 520;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Has everything that two screens have in common (`data-travels`, by its name) move from where it stood on the one to
 * where it stands on the other. Both are laid out in the same place.
 */
export function travel(from: Element, to: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const arriving of to.querySelectorAll<HTMLElement>('[data-travels]')) {
    const leaving = from.querySelector(`[data-travels="${arriving.dataset.travels}"]`);
    if (!leaving) continue;
    const [start, end] = [leaving.getBoundingClientRect(), arriving.getBoundingClientRect()];
    // One that is not laid out is of the link that stands in for a button where there is no script.
    if (!end.height) continue;
    const scale = start.height / end.height;
    arriving.animate(
      [
        {
          transformOrigin: '0 0',
          transform: `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`,
        },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration, easing },
    );
  }
}
