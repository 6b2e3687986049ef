// The back/forward cache restores a page as it was left: the menu that led away from it is closed first.
addEventListener('pagehide', () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
});

export {};
