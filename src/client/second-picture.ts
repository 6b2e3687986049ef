// Shows the second picture of a card's project (`data-second`, its files) on hover and focus. It is fetched only then,
// and never if the visitor saves data. It opens from the pointer's position (components/ProjectPicture). It is a
// background, because an extra element inside an island would break React's hydration. The script has no import, so that
// Astro inlines it into the page.
let shown: HTMLElement | undefined;

const secondAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('li, article')?.querySelector<HTMLElement>('[data-second]')) ||
  undefined;

async function show(second: HTMLElement | undefined, pointer?: { clientX: number; clientY: number }): Promise<void> {
  if (second === shown) return;
  shown?.removeAttribute('data-shown');
  shown = second;
  if (!second) return;
  const { left, top, width, height } = second.getBoundingClientRect();
  second.style.setProperty(
    '--pointer-x',
    `${pointer ? Math.min(width, Math.max(0, pointer.clientX - left)) : width / 2}px`,
  );
  second.style.setProperty(
    '--pointer-y',
    `${pointer ? Math.min(height, Math.max(0, pointer.clientY - top)) : height / 2}px`,
  );
  if (!second.style.backgroundImage) {
    const image = new Image();
    image.sizes = `${Math.round(width)}px`;
    image.srcset = second.dataset.second ?? '';
    // A browser without AVIF, or no network: the first picture stays.
    try {
      await image.decode();
    } catch {
      return;
    }
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
}

export {};
