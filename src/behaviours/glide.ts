// Scrolling glides (styles/base.css), but not for the keyboard: a glide under way when Tab is pressed again ends where
// the focus no longer is. `:has(:focus-visible)` would say it too, and have every press look through the whole page.
const { dataset } = document.documentElement;
addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') dataset.byKeyboard = '';
});
addEventListener('pointerdown', () => {
  delete dataset.byKeyboard;
});

export {};
