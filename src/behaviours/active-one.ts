// In a list marked `data-active-one` one item is active (`data-active`): the last that was hovered, focused or
// tapped. A tap on one that is not active yet only makes it so; the next tap follows its link.
for (const list of document.querySelectorAll('[data-active-one]')) {
  const items = [...list.children];
  const activate = (item: Element) => {
    for (const each of items) each.toggleAttribute('data-active', each === item);
  };
  let tapActivates = false;
  for (const item of items) {
    const on = (type: string, act: (event: PointerEvent) => void) => item.addEventListener(type, act as EventListener);
    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') activate(item);
    });
    on('focusin', () => activate(item));
    // Asked before the click: by then the tap has moved the focus.
    on('pointerdown', ({ pointerType }) => {
      tapActivates = pointerType !== 'mouse' && !item.hasAttribute('data-active');
    });
    on('click', (event) => {
      if (tapActivates && event.detail > 0) event.preventDefault();
      activate(item);
    });
  }
}

export {};
