// In a group of tabs marked `data-hover-tabs` the tab under the pointer is chosen (spec section 4), and stays so when
// the pointer leaves. Focus and tap choose by themselves: the tabs are radio buttons.
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

// A link marked `data-choose` chooses that value in the filter of the section that it leads to.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choose]'))
  link.addEventListener('click', () => {
    const choice = document.querySelector<HTMLInputElement>(`${link.hash} input[value="${link.dataset.choose}"]`);
    if (choice && !choice.checked) choice.click();
  });

export {};
