// A link marked `data-choose` selects that value in the filter of its target section.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choose]'))
  link.addEventListener('click', () => {
    const choice = document.querySelector<HTMLInputElement>(`${link.hash} input[value="${link.dataset.choose}"]`);
    if (choice && !choice.checked) choice.click();
  });

export {};
