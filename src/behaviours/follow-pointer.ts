// Sets the pointer's position on each list marked `data-follow-pointer`, for the pictures that follow it.
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
