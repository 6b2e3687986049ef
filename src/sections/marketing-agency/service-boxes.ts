// Keeps one item of a `data-service-boxes` list active (`data-active`): the last that was hovered, focused or tapped. The
// first tap on an item activates it, the next one follows its link.
for (const list of document.querySelectorAll('[data-service-boxes]')) {
  const items = [...list.children];
  const activate = (item: Element) => {
    for (const other of items) other.toggleAttribute('data-active', other === item);
  };
  let tapActivates = false;
  for (const item of items) {
    const on = (type: string, handler: (event: PointerEvent) => void) =>
      item.addEventListener(type, handler as EventListener);
    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') activate(item);
    });
    on('focusin', () => activate(item));
    // Reads the state on pointerdown: the tap focuses the link, which activates the item before its click.
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
