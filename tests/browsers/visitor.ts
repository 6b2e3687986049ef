import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from '../helpers/start-server.ts';
import type { Browser, Engine, Key, Point, Tab } from './browser.ts';
import { type EnquiryProxy, openProxy } from './enquiry-proxy.ts';
import { startFirefox } from './firefox.ts';
import type { Query } from './in-page.ts';
import { skipWithout } from './installed.ts';
import { startWebKit } from './webkit.ts';

const starters: Record<Engine, () => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Retries a check until it passes. Only Chromium reports when an animation has ended. */
export const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ timeout: 15_000, intervals: [20, 50, 100, 250] });

/** A page of the site in one of the browsers. */
export class Visitor {
  readonly tab: Tab;
  readonly url: string;

  constructor(tab: Tab, url: string) {
    this.tab = tab;
    this.url = url;
  }

  /** Opens a page in a window of that width. */
  async visit(path: string, width = 1440) {
    await this.tab.resize(width, width < 700 ? 844 : 900);
    await this.tab.goTo(this.url + path);
    // Firefox warns about fonts that were loading when a page was left.
    await this.run(() => document.fonts.ready.then(() => undefined));
  }

  /** Runs a function in the page and resolves to its result. */
  run<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args) {
    return this.tab.evaluate(`(${fn})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  }

  /** Returns a part of the page by its role (or a selector) and its name. */
  part(role: string, name?: string | RegExp) {
    return new Part(this, query(role, name));
  }

  press(key: Key) {
    return this.tab.press(key);
  }

  back() {
    return this.run(() => void setTimeout(() => history.back()));
  }

  /** Waits until the URL has this path and query. */
  async expectPath(path: string) {
    await eventually(async () => {
      const [here, state] = await this.run(() => [location.href, document.readyState]);
      expect(here).toBe(this.url + path);
      expect(state).toBe('complete');
    });
  }

  /** Returns all errors so far, of the pages and of the browser. */
  async errors(): Promise<string[]> {
    // A window without a page has no errors.
    const own = await this.run(() => (window.inPage as Window['inPage'] | undefined)?.errors() ?? []);
    return [...own, ...this.tab.console()];
  }
}

/** Selectors of the roles that this site's markup uses. Any other query is already a selector. */
const roles: Record<string, string> = {
  button: 'button',
  dialog: 'dialog, [role="dialog"]',
  group: '[role="group"], fieldset',
  image: 'img',
  link: 'a[href]',
  question: 'summary',
  status: '[role="status"]',
  textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
};

const query = (role: string, name?: string | RegExp): Query => ({
  selector: roles[role] ?? role,
  ...(name !== undefined && { name: typeof name === 'string' ? name : { pattern: name.source } }),
});

/** A part of the page by role and name, looked for anew each time. */
export class Part {
  private readonly visitor: Visitor;
  private readonly query: Query;
  private readonly index: number;

  constructor(visitor: Visitor, query: Query, index = 0) {
    this.visitor = visitor;
    this.query = query;
    this.index = index;
  }

  /** Returns a part of this part. */
  part(role: string, name?: string | RegExp) {
    return new Part(this.visitor, { ...query(role, name), within: this.query });
  }

  nth(index: number) {
    return new Part(this.visitor, this.query, index);
  }

  count = () => this.visitor.run((query) => window.inPage.find(query).length, this.query);

  /** Runs a function on the element and resolves to its result. Waits for the element. */
  async read<Result>(fn: (element: HTMLElement) => Result): Promise<Awaited<Result>> {
    await this.expectVisible();
    return (await this.visitor.tab.evaluate(
      `(${fn})(window.inPage.find(${JSON.stringify(this.query)})[${this.index}])`,
    )) as Awaited<Result>;
  }

  text = () => this.read((element) => element.textContent ?? '');
  value = () => this.read((element) => (element as HTMLInputElement).value);
  isFocused = () => this.read((element) => element === document.activeElement);
  isDisabled = () => this.read((element) => (element as HTMLButtonElement).disabled);

  expectVisible() {
    return eventually(async () => expect(await this.count(), JSON.stringify(this.query)).toBeGreaterThan(this.index));
  }

  expectGone() {
    return eventually(async () => expect(await this.count(), JSON.stringify(this.query)).toBe(0));
  }

  /** Returns its centre, once it is in view and still, nothing covers it, and its island has hydrated. */
  async middle(): Promise<Point> {
    let point: Point | undefined;
    await eventually(async () => {
      const found = await this.read(async (element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const before = element.getBoundingClientRect();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return {
          point: { x, y },
          isStill: left === before.left && top === before.top,
          isHydrated: !element.closest('astro-island:is([ssr], :has([data-viewport]:not([data-hydrated])))'),
          over: element.contains(hit) ? '' : (hit?.outerHTML.slice(0, 100) ?? 'out of sight'),
        };
      });
      expect(found).toMatchObject({ isStill: true, isHydrated: true, over: '' });
      point = found.point;
    });
    return point!;
  }

  async click() {
    await this.visitor.tab.click(await this.middle());
  }

  /** Types into it by the keyboard. */
  async fill(text: string) {
    await this.click();
    await this.visitor.tab.type(text);
  }
}

interface Worker {
  driver: Browser;
  server: RunningServer;
  enquiryProxy: EnquiryProxy;
}

/** One browser and one server per worker, and a window per test, in which no errors may occur. */
export const test = base.extend<{ visitor: Visitor; allowedErrors: RegExp[] }, Worker & { engine: Engine }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  enquiryProxy: [
    async ({ server }, use) => {
      const proxy = await openProxy(server.url);
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await starters[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Errors that a test is about. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  allowedErrors: async ({}, use) => use([]),
  visitor: async ({ driver, enquiryProxy, allowedErrors }, use) => {
    const tab = await driver.open();
    const visitor = new Visitor(tab, enquiryProxy.url);
    try {
      await use(visitor);
      const errors = (await visitor.errors()).filter((error) => !allowedErrors.some((pattern) => pattern.test(error)));
      expect(errors, 'errors and warnings').toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

test.beforeEach(({ engine }) => skipWithout(engine));

export { expect };
