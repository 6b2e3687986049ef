// A card whose project has another picture (`data-second`, its files) shows that one while it is hovered or has the
// focus, and on a touch screen while a scroll has left it in the middle. It is fetched only then, and not for somebody who
// saves data. It opens from where the hand came in (components/ProjectPicture). It is a background, as an element that is
// put into an island before React runs would be one too many. It imports nothing, so that it stands in the page itself.
let shown: HTMLElement | undefined;

const secondAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('li, article')?.querySelector<HTMLElement>('[data-second]')) ||
  undefined;

async function show(second: HTMLElement | undefined, hand?: { clientX: number; clientY: number }): Promise<void> {
  if (second === shown) return;
  shown?.removeAttribute('data-shown');
  shown = second;
  if (!second) return;
  const { left, top, width, height } = second.getBoundingClientRect();
  second.style.setProperty('--hand-x', `${hand ? Math.min(width, Math.max(0, hand.clientX - left)) : width / 2}px`);
  second.style.setProperty('--hand-y', `${hand ? Math.min(height, Math.max(0, hand.clientY - top)) : height / 2}px`);
  if (!second.style.backgroundImage) {
    const image = new Image();
    image.sizes = `${Math.round(width)}px`;
    image.srcset = second.dataset.second ?? '';
    // A browser without AVIF, or no network: the first picture stays.
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isDecoded) return;
    second.style.backgroundImage = `url("${image.currentSrc}")`;
  }
  if (shown === second) second.setAttribute('data-shown', '');
}

if (!navigator.connection?.saveData && document.querySelector('[data-second]')) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(secondAt(event.target), event);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(secondAt(target));
  });
  // What changes without having been asked to is motion.
  if (matchMedia('(hover: none) and (prefers-reduced-motion: no-preference)').matches)
    document.addEventListener('scrollend', () =>
      show(secondAt(document.elementFromPoint(innerWidth / 2, innerHeight / 2))),
    );
}

export {};
