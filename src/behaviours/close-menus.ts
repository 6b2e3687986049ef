// A page that is come back to stands as it was left (back/forward cache): without the menu that led away from it.
addEventListener('pagehide', () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
});

export {};
