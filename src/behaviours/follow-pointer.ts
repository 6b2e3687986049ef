// Tells each list marked `data-follow-pointer` where the pointer is in it, for the pictures that follow it.
for (const list of document.querySelectorAll<HTMLElement>('[data-follow-pointer]'))
  list.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { left, top, width } = list.getBoundingClientRect();
      list.style.setProperty('--pointer-x', `${Math.min(clientX - left, width * 0.72)}px`);
      list.style.setProperty('--pointer-y', `${clientY - top}px`);
    },
    { passive: true },
  );

export {};
