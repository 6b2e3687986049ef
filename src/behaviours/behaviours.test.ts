// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A behaviour looks at the page when it is loaded, so it is loaded anew for each. */
async function page(html: string, behaviour: () => Promise<unknown>) {
  document.body.innerHTML = html;
  vi.resetModules();
  await behaviour();
}
const press = (element: Element, type: string, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

let observed: { callback: (entries: object[]) => void; targets: Element[] }[];
beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = [];
      constructor(callback: (entries: object[]) => void) {
        observed.push({ callback, targets: this.targets });
      }
      observe(target: Element) {
        this.targets.push(target);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the header is marked once the page has left its top, and no longer at the top', async () => {
  await page('<i id="top"></i><header id="header"></header>', () => import('./sticky-header.ts'));
  const header = document.getElementById('header')!;
  observed[0]!.callback([{ isIntersecting: false }]);
  expect(header.hasAttribute('data-scrolled')).toBe(true);
  observed[0]!.callback([{ isIntersecting: true }]);
  expect(header.hasAttribute('data-scrolled')).toBe(false);
});

test('the tab under a mouse is chosen; a finger that passes over it chooses nothing', async () => {
  await page(
    '<div data-hover-tabs><label>One<input type="radio" name="t" checked></label><label>Two<input type="radio" name="t"></label></div>',
    () => import('./hover-tabs.ts'),
  );
  const [one, two] = document.querySelectorAll('input');
  press(two!.parentElement!, 'pointerover', 'touch');
  expect(one!.checked).toBe(true);
  press(two!.parentElement!, 'pointerover');
  expect(two!.checked).toBe(true);
});

test('of a list one item is active: the last that was hovered, focused or tapped', async () => {
  await page(
    '<ul data-active-one><li data-active><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>',
    () => import('./active-one.ts'),
  );
  const [a, b] = document.querySelectorAll('li');
  const active = () => [a!, b!].map((item) => item.hasAttribute('data-active'));
  b!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  expect(active()).toEqual([false, true]);
  a!.dispatchEvent(new Event('focusin'));
  expect(active()).toEqual([true, false]);
  press(b!, 'pointerdown', 'touch');
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  b!.dispatchEvent(tap);
  expect([tap.defaultPrevented, ...active()]).toEqual([true, false, true]);
  press(b!, 'pointerdown', 'touch');
  const next = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  b!.dispatchEvent(next);
  expect(next.defaultPrevented).toBe(false);
});

test('a reply of blanks alone is refused in words of the content; a whole one is answered by the note', async () => {
  await page(
    '<form data-reply="Please write something."><textarea required></textarea></form><p id="reply-note" tabindex="-1"></p>',
    () => import('./reply.ts'),
  );
  const form = document.querySelector('form')!;
  const text = form.querySelector('textarea')!;
  const note = document.getElementById('reply-note')!;
  const send = () => form.dispatchEvent(new Event('submit', { cancelable: true }));
  text.value = '   ';
  send();
  await vi.waitFor(() => expect(text.validationMessage).toBe('Please write something.'));
  expect(note.hasAttribute('data-sent')).toBe(false);
  text.value = 'Well said.';
  send();
  await vi.waitFor(() => expect(note.hasAttribute('data-sent')).toBe(true));
  expect(text.value).toBe('Well said.');
});

test('a slider that is not awake scrolls its row by a slide, and never past an end', async () => {
  document.body.innerHTML = '<section><div data-viewport><div><i></i><i></i><i></i></div></div></section>';
  const { scrollRows } = await import('./scroll-rows.ts');
  const island = document.querySelector('section')!;
  const row = document.querySelector<HTMLElement>('[data-viewport]')!;
  for (const [place, slide] of [...document.querySelectorAll('i')].entries())
    slide.getBoundingClientRect = () => ({ left: 300 * place, top: 0 }) as DOMRect;
  row.scrollTo = vi.fn() as typeof row.scrollTo;
  const button = (data: DOMStringMap) => ({ dataset: data }) as HTMLElement;
  scrollRows(island, button({ step: '1' }));
  expect(row.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 300 }));
  scrollRows(island, button({ show: '2' }));
  scrollRows(island, button({ step: '1' }));
  expect(row.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 600 }));
  expect(row.dataset).toMatchObject({ from: '0', to: '2' });
});

const drawn = { clientWidth: 390, clientHeight: 800 };
/** A picture whose small file came with the page, 690 px wide, on a screen of so many pixels to one of CSS. */
async function picture(pixels: number) {
  vi.stubGlobal('devicePixelRatio', pixels);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {};
    },
  );
  Object.assign(HTMLImageElement.prototype, { decode: async () => {} });
  for (const [name, value] of Object.entries({ ...drawn, naturalWidth: 690, naturalHeight: 1150 }))
    Object.defineProperty(HTMLImageElement.prototype, name, { value, configurable: true });
  await page(
    '<picture><source media="(width < 480px)" srcset="data:image/avif;base64,AA 690w"><source srcset="/a-1480.avif 1480w"><img></picture>',
    () => import('./sharpen.ts'),
  );
  await new Promise((resolve) => setTimeout(resolve, 10));
  return [...document.querySelectorAll('source')].map(({ media }) => media);
}

test('where the small picture of a page has too few pixels, the sharp one takes its place', async () => {
  expect(await picture(3)).toEqual(['none', '']);
});

test('where it has enough, nothing more is fetched', async () => {
  expect(await picture(1)).toEqual(['(width < 480px)', '']);
});
