/**
 * Measures in a real browser, slowed down four times, how long every control of every page takes to answer: what a
 * browser counts as interaction to next paint (INP). The controls are found on the page, so that none is left out.
 */
import type { CDPSession, ElementHandle, Page } from '@playwright/test';
import { type Bench, serve, type Visitor, visitors, withBrowser } from './browser.ts';
import { report, withOthers } from './report.ts';
import { asked } from './routes.ts';

/** How much slower the processor is made. */
const slowdown = 4;
/** The most that a control may take, in milliseconds. */
const target = 100;
/** For how long a finger or the mouse is held down, in milliseconds. */
const held = 50;
/** Controls of the same kind on a page (the dots of a slider) are pressed this often together. */
const ofAKind = 2;

/** A page with one button that changes a word: what this machine takes for anything at all. */
const floor = 'a button on an empty page (the floor)';
const empty = await serve(
  `<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><button aria-label="Change a word">A</button><input aria-label="A field">
  <script>document.querySelector('button').onclick = ({ target }) => { target.textContent += 'B'; };</script>`,
);

/** What a control took: the longest of what was done with it. */
interface Latency {
  page: string;
  visitor: Visitor;
  control: string;
  /** Milliseconds from the press to the next picture; below 16 the browser does not say, and it counts as 16. */
  ms: number;
  /** The longest task until it was quiet again, of 50 ms or more. */
  task?: number;
}

interface Heard {
  ms: number;
  task: number;
}

/** A control, and the kind that it is of. */
interface Control {
  element: ElementHandle<HTMLElement>;
  kind: string;
  type: 'press' | 'write' | 'arrows' | 'leave';
}

/** Keeps what the browser says about interactions. */
function listen() {
  const heard: Heard = { ms: 0, task: 0 };
  Object.assign(window, { heard });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) heard.ms = Math.max(heard.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) heard.task = Math.max(heard.task, Math.round(duration));
  }).observe({ type: 'longtask' });
}

/** What can be pressed or written into now: the open dialog's own controls, or the page's while nothing is open. */
async function controlsOf(page: Page): Promise<Control[]> {
  const found = await page.evaluateHandle(() => {
    const root = document.querySelector('dialog[open], :popover-open') ?? document;
    const all = root.querySelectorAll<HTMLElement>(
      'button, summary, input, textarea, a[data-lightbox], a[data-filter], a[data-more], a[data-slide-link], a[data-film], [aria-roledescription="carousel"]',
    );
    const order = (element: HTMLElement) =>
      // A filter may leave no more to load. What rests until another was pressed comes late, what leads away last.
      element.matches('[data-more]')
        ? 0
        : element.matches('[type="submit"], [action="/blog"] button')
          ? 3
          : element.matches(':disabled')
            ? 2
            : 1;
    return [...all]
      .filter((element) => {
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        return element.matches('[type="hidden"], [tabindex="-1"]')
          ? false
          : width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true });
      })
      .sort((a, b) => order(a) - order(b));
  });
  const controls: Control[] = [];
  for (const property of (await found.getProperties()).values()) {
    const element = property.asElement() as ElementHandle<HTMLElement> | null;
    if (!element) continue;
    controls.push({
      element,
      ...(await element.evaluate((element) => {
        const text = (from: Element | null | undefined) => from?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        const input = element.matches('input, textarea') ? (element as HTMLInputElement) : null;
        const isChoice = ['radio', 'checkbox'].includes(input?.type ?? '');
        const isSlider = element.matches('[aria-roledescription]');
        const slider = element.closest('[aria-roledescription="slide"]')?.closest('[aria-roledescription="carousel"]');
        const names = [
          'lightbox' in element.dataset && 'a picture, to enlarge it',
          'inPlace' in element.dataset && !('more' in element.dataset) && 'the filter',
          'slideLink' in element.dataset && 'to a slide',
          element.matches('summary') && 'a question',
          isSlider && `${element.ariaLabel}: arrow key`,
          slider && `${slider.ariaLabel}: a slide`,
          input?.type === 'radio' && text(element.closest('fieldset')?.querySelector('legend')),
          text(input?.labels?.[0]),
          element.ariaLabel,
          text(element),
        ];
        const leaves = element.matches('[type="submit"], [action="/blog"] button');
        const type = isSlider ? 'arrows' : input && !isChoice ? 'write' : leaves ? 'leave' : 'press';
        return { kind: String(names.find(Boolean)).replace(/\d+/g, '#').slice(0, 40), type: type as Control['type'] };
      })),
    });
  }
  return controls;
}

/** Does something and says what the browser heard of it. */
async function during(page: Page, act: () => Promise<unknown>): Promise<Heard> {
  await page.evaluate(() => Object.assign((window as unknown as { heard: Heard }).heard, { ms: 0, task: 0 }));
  await act();
  // Until it is quiet, and the browser has said what there is to say.
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (window as unknown as { heard: Heard }).heard;
  });
}

/** The middle of what is pressed: of a choice, its label. */
const middleOf = (element: Control['element']) =>
  element.evaluate((element) => {
    const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

/** Presses a place on the screen. */
type Hand = (x: number, y: number) => Promise<void>;

/** A finger as Playwright taps it is gone before the browser has drawn that it came. */
const hands: Record<Visitor, (page: Page, session: CDPSession) => Hand> = {
  phone: (page, session) => async (x, y) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(held);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  desktop: (page) => (x, y) => page.mouse.click(x, y, { delay: held }),
};

/**
 * Does with a control what it is for. The browser is told where to press: what Playwright does by itself to be sure that
 * it hits runs within the page, four times slower too, and would be counted.
 */
async function use(page: Page, { element, type }: Control, press: Hand): Promise<void> {
  if (type === 'arrows') {
    await element.focus();
    return page.keyboard.press('ArrowRight');
  }
  const { x, y } = await middleOf(element);
  await press(x, y);
  if (type !== 'write') return;
  await page.keyboard.press('a');
  await page.keyboard.press('Tab');
}

/** Presses every control of a page, of those that open something also the controls that it holds. */
async function measure(
  page: Page,
  visitor: Visitor,
  press: Hand,
  add: (control: string, heard: Heard) => void,
): Promise<void> {
  const counts = new Map<string, number>();
  const visit = async (within: string) => {
    for (const control of await controlsOf(page)) {
      const kind = within ? `${within}: ${control.kind}` : control.kind;
      const count = counts.get(kind) ?? 0;
      const isReady = await control.element.evaluate(
        (element) =>
          element.checkVisibility() &&
          !element.matches(':disabled, :checked, [aria-current="true"], [aria-label^="Close"]'),
      );
      if (count >= ofAKind || !isReady) continue;
      await control.element.evaluate((element) =>
        (element.closest('label') ?? element).scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const { x, y } = await middleOf(control.element);
      // A hand arrives before it presses, on what is there: a slide beside the ones in view cannot be pressed.
      const isThere = await control.element.evaluate(
        (element, { x, y }) => {
          const target = element.closest('label') ?? element;
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (target.contains(hit) || hit.contains(target));
        },
        { x, y },
      );
      if (!isThere) continue;
      counts.set(kind, count + 1);
      if (visitor === 'desktop') await page.mouse.move(x, y);
      await page.waitForTimeout(400);
      const heard = await during(page, () => use(page, control, press)).catch(() => undefined);
      // It led to another page, which is not the matter here.
      if (!heard) return;
      add(kind, heard);
      const opens = () =>
        page.evaluate(() => document.querySelector('dialog[open], :popover-open') !== null).catch(() => false);
      if (within || !(await opens())) continue;
      await visit(kind);
      // The menu of a phone makes way for the panel.
      for (let open = await opens(); open; open = await opens())
        add(`${kind}: Escape`, await during(page, () => page.keyboard.press('Escape')));
    }
  };
  const address = page.url().split('#')[0];
  await visit('').catch((error) => {
    // A form that was sent has led to another page, late; all else is a mistake of ours.
    if (page.url().split('#')[0] === address) throw error;
  });
}

/** Uses everything on a page that is opened anew: the longest that each control took. */
async function visit({ open }: Bench, address: string, visitor: Visitor): Promise<Map<string, Heard>> {
  const found = new Map<string, Heard>();
  const page = await open(address === floor ? empty.url : address, visitor, (page) => page.addInitScript(listen));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await measure(page, visitor, hands[visitor](page, session), (control, { ms, task }) => {
    const known = found.get(control) ?? { ms: 16, task: 0 };
    found.set(control, { ms: Math.max(known.ms, ms), task: Math.max(known.task, task) });
  });
  // Closed while a page that is slowed down is still arriving, Chromium takes half a minute and more.
  await page.waitForLoadState();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.context().close();
  return found;
}

const all: Latency[] = [];
await withBrowser(async (bench) => {
  for (const address of [floor, ...asked])
    for (const visitor of Object.keys(visitors) as Visitor[]) {
      const visits = [await visit(bench, address, visitor)];
      const isSlow = [...visits[0]!.values()].some(({ ms }) => ms > target);
      // What took too long may have had to wait for something else on this machine.
      if (isSlow) for (let again = 0; again < 2; again++) visits.push(await visit(bench, address, visitor));
      for (const control of visits[0]!.keys()) {
        const sorted = visits.flatMap((one) => one.get(control) ?? []).sort((a, b) => a.ms - b.ms);
        const { ms, task } = sorted[Math.floor((sorted.length - 1) / 2)]!;
        all.push({ page: address, visitor, control, ms, ...(task > 0 && { task }) });
      }
      if (visitor === 'desktop') report('latency', { slowdown, target, results: withOthers('latency', all) });
    }
});
empty.close();

console.table(all);
console.log(`${all.filter(({ ms }) => ms > target).length} of ${all.length} take more than ${target} ms`);
