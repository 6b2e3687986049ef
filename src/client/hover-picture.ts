// Shows another picture of a card's project on hover and focus. The picture opens at the pointer's position
// (components/ProjectPicture). `data-hover-picture` lists its files. They are fetched only then, and never for visitors
// who save data. It is a background, because an extra element inside an island would break React's hydration.
let current: HTMLElement | undefined;

const hoverPictureAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('li, article')?.querySelector<HTMLElement>('[data-hover-picture]')) ||
  undefined;

async function show(element: HTMLElement | undefined, pointer?: { clientX: number; clientY: number }): Promise<void> {
  if (element === current) return;
  current?.removeAttribute('data-visible');
  current = element;
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const within = (value: number, size: number) => `${Math.min(size, Math.max(0, value))}px`;
  element.style.setProperty('--pointer-x', pointer ? within(pointer.clientX - left, width) : '50%');
  element.style.setProperty('--pointer-y', pointer ? within(pointer.clientY - top, height) : '50%');
  if (!element.style.backgroundImage) {
    const image = new Image();
    image.sizes = `${Math.round(width)}px`;
    image.srcset = element.dataset.hoverPicture ?? '';
    // A browser without AVIF, or no network: the first picture stays.
    try {
      await image.decode();
    } catch {
      return;
    }
    element.style.backgroundImage = `url("${image.currentSrc}")`;
  }
  if (current === element) element.setAttribute('data-visible', '');
}

if (!navigator.connection?.saveData && document.querySelector('[data-hover-picture]')) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(hoverPictureAt(event.target), event);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(hoverPictureAt(target));
  });
}

export {};
