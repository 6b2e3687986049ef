// Tells each list marked `data-follow-pointer` where the pointer is on the screen, for the pictures that follow it.
for (const list of document.querySelectorAll<HTMLElement>('[data-follow-pointer]'))
  list.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      list.style.setProperty('--pointer-x', `${Math.min(clientX, innerWidth * 0.72)}px`);
      list.style.setProperty('--pointer-y', `${clientY}px`);
    },
    { passive: true },
  );

export {};
