// Marks the header once the page is scrolled past its top, for the sticky-active look.
const header = document.getElementById('header');
const mark = () => header?.toggleAttribute('data-scrolled', scrollY > 8);
addEventListener('scroll', mark, { passive: true });
mark();

export {};
