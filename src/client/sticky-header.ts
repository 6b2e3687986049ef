// Marks the header while the page is scrolled, for its sticky style. An IntersectionObserver causes no layout, unlike
// reading the scroll position.
const header = document.getElementById('header');
const top = document.getElementById('top');
if (header && top)
  new IntersectionObserver(([entry]) =>
    header.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
  ).observe(top);

export {};
