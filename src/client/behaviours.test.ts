// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** Loads a fresh copy of a script, because it reads the page when it is loaded. */
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

test('the header is marked while the page is scrolled, and not at its top', async () => {
  await page('<i id="top"></i><header id="header"></header>', () => import('./sticky-header.ts'));
  const header = document.getElementById('header')!;
  observed[0]!.callback([{ isIntersecting: false }]);
  expect(header.hasAttribute('data-scrolled')).toBe(true);
  observed[0]!.callback([{ isIntersecting: true }]);
  expect(header.hasAttribute('data-scrolled')).toBe(false);
});

test('a tab is chosen on hover by mouse, not by touch', async () => {
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

test('the last item that was hovered, focused or tapped is active', async () => {
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

test('a reply is checked, sent as JSON, and shows the messages of the server or the note', async () => {
  await page(
    '<form data-reply="Please write something." data-api="/api/create/reply"><textarea name="comment" required></textarea></form><p id="reply-note" tabindex="-1"></p>',
    () => import('./reply.ts'),
  );
  const form = document.querySelector('form')!;
  const text = form.querySelector('textarea')!;
  const note = document.getElementById('reply-note')!;
  const answers = [{ success: false, errors: { comment: 'Too long.' } }, { success: true }];
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(answers.shift()));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const send = () => form.dispatchEvent(new Event('submit', { cancelable: true }));
  text.value = '   ';
  send();
  expect(text.validationMessage).toBe('Please write something.');
  expect(fetched).not.toHaveBeenCalled();
  text.value = 'Well said.';
  send();
  await vi.waitFor(() => expect(text.validationMessage).toBe('Too long.'));
  expect(note.dataset.state).toBeUndefined();
  send();
  await vi.waitFor(() => expect(note.dataset.state).toBe('sent'));
  expect(fetched.mock.calls[1]).toEqual([
    '/api/create/reply',
    expect.objectContaining({ body: '{"comment":"Well said."}' }),
  ]);
  expect(text.value).toBe('');
});

test('arrows and dots scroll the rows of a slider until it has hydrated, and not beyond its ends', async () => {
  const row = '<div data-viewport><div><i>0</i><i>1</i><i>2</i></div></div>';
  await page(
    `<astro-island>${row}<button data-step="-1"></button><button data-step="1"></button><button data-show="2"></button></astro-island>`,
    () => import('./slide-buttons.ts'),
  );
  let scrolled = 0;
  for (const [index, slide] of document.querySelectorAll('i').entries()) {
    slide.getBoundingClientRect = () => ({ left: 300 * (index - scrolled), top: 0 }) as DOMRect;
    slide.scrollIntoView = () => {
      scrolled = index;
    };
  }
  const [previous, next, last] = document.querySelectorAll('button');
  const click = (button?: HTMLElement) => {
    button?.click();
    return scrolled;
  };
  expect([click(previous), click(next), click(last), click(next), click(previous)]).toEqual([0, 1, 2, 2, 1]);
  document.querySelector('[data-viewport]')!.setAttribute('data-hydrated', '');
  expect(click(last)).toBe(1);
});

const drawn = { clientWidth: 390, clientHeight: 800 };
/** Creates a picture whose inlined file is 690 px wide, on a screen with the given pixel density. */
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
    () => import('./load-full-picture.ts'),
  );
  await new Promise((resolve) => setTimeout(resolve, 10));
  return [...document.querySelectorAll('source')].map(({ media }) => media);
}

test('a picture with too few pixels is replaced by the sharp one', async () => {
  expect(await picture(3)).toEqual(['none', '']);
});

test('a picture with enough pixels is not replaced', async () => {
  expect(await picture(1)).toEqual(['(width < 480px)', '']);
});
