// Closes open menus when the page is left, because the back/forward cache would restore them open.
addEventListener('pagehide', () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
});

export {};
