// Selects the tab under the pointer in groups marked `data-hover-tabs` (docs/spec.md, section 4); it stays selected
// when the pointer leaves. The tabs are radio buttons, so focus and tap need no script.
for (const tabs of document.querySelectorAll('[data-hover-tabs]'))
  tabs.addEventListener(
    'pointerover',
    (event) => {
      const { pointerType, target } = event as PointerEvent;
      const choice = target instanceof Element && target.closest('label')?.querySelector('input');
      if (choice && pointerType === 'mouse') choice.checked = true;
    },
    { passive: true },
  );

export {};
