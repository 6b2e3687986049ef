import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../helpers/free-port.ts';
import type { Browser, Key, Point, Tab } from './browser.ts';
import { early } from './in-page.ts';

/** The keys as the WebDriver standard writes them. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageDown: '\uE00F',
  End: '\uE010',
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts WebKitGTK by its WebDriver, on a screen of its own. */
export async function startWebKit(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      TMPDIR: home,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (part) => (output += part));

  /** Sends a command of the WebDriver protocol. */
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  while (driver.exitCode === null && !(await call('GET', '/status').catch(() => undefined))) await pause(50);

  return {
    async open() {
      const { sessionId } = (await call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkit-window.py'), args: [early] },
          },
        },
      })) as { sessionId: string };
      await call('POST', `/session/${sessionId}/timeouts`, { script: 60_000, pageLoad: 60_000 });
      const start = output.length;
      return openTab(
        (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
        () => output.slice(start),
      );
    },
    async close() {
      await end(driver);
      await end(screen.process);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function openTab(call: Call, output: () => string): Tab {
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await call('POST', '/execute/async', { script, args: [] })) as { value?: unknown; error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    call('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  const move = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    async resize(width, height) {
      const inner = () => evaluate('[innerWidth, innerHeight]') as Promise<[number, number]>;
      let [frameWidth, frameHeight] = [width, height];
      for (let tries = 0; tries < 40; tries++) {
        const [innerWidth, innerHeight] = await inner();
        if (innerWidth === width && innerHeight === height) return;
        // The size includes the window's frame, and changes with a delay.
        if (tries % 10 === 0) {
          await call('POST', '/window/rect', { x: 0, y: 0, width: frameWidth, height: frameHeight });
          await pause(100);
          const now = await inner();
          [frameWidth, frameHeight] = [frameWidth + width - now[0], frameHeight + height - now[1]];
        } else await pause(50);
      }
      throw new Error(`WebKit's window does not become ${width} by ${height}`);
    },
    goTo: async (url) => {
      await call('POST', '/url', { url });
    },
    evaluate,
    click: async (at) => {
      await act('pointer', [move(at), down, { type: 'pause', duration: 40 }, up]);
    },
    drag: async (from, to) => {
      const steps = [0.2, 0.4, 0.6, 0.8, 1].map((part) =>
        move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 40),
      );
      await act('pointer', [move(from), down, ...steps, up]);
    },
    press: async (key) => {
      await act('key', stroke(keys[key]));
    },
    type: async (text) => {
      await act(
        'key',
        [...text].flatMap((letter) => stroke(letter === '\n' ? keys.Enter : letter)),
      );
    },
    console: () =>
      output()
        .split('\n')
        .filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)),
    close: async () => {
      // Closes the window; the driver then reports that there is none.
      await call('DELETE', '').catch(() => {});
    },
  };
}

/** Starts a virtual screen with a free display number. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { process: screen as ChildProcess, display: `:${number.toString().trim()}` };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
