// Marks the header once the page has left its top, for the sticky-active look. Observing an
// element at the top costs no layout, unlike reading the scroll position.
const header = document.getElementById('header');
const top = document.getElementById('top');
if (header && top)
  new IntersectionObserver(([entry]) =>
    header.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
  ).observe(top);

export {};
