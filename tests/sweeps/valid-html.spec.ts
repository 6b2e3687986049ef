import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fullWidthPaths, sharedLayoutPaths } from '../helpers/pages.ts';
import { expect, test, validEnquiry } from '../helpers/site.ts';

/** The Nu HTML checker of the W3C. Its package would download Java, so only CI installs it. */
const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';

function whyNot(): string | undefined {
  if (!existsSync(jar)) return 'it needs: npm install --no-save --ignore-scripts vnu-jar';
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
  } catch {
    return 'it needs Java';
  }
  return undefined;
}

const missing = whyNot();

/** A message of the checker. */
interface Finding {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

test('the Nu HTML checker finds nothing on any page', async ({ request }) => {
  if (missing && process.env.CI) throw new Error(`The Nu HTML checker did not run: ${missing}`);
  test.skip(Boolean(missing), `The Nu HTML checker did not run: ${missing}`);
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'valid-html-'));
  try {
    const onDemand = [
      ...sharedLayoutPaths,
      ...fullWidthPaths,
      '/portfolio?shown=10',
      '/blog?page=2',
      '/service/x',
      '/case-study/x',
    ];
    const answers = await Promise.all([
      ...onDemand.map((path) => request.get(path)),
      request.get('/no/such/page'),
      request.post('/contact/review', { form: { full_name: 'R2D2' } }),
      request.post('/blog/reply', { form: { full_name: 'R2D2' } }),
      request.post('/contact/review', { form: { ...validEnquiry('Valid Visitor') } }),
    ]);
    for (const [at, answer] of answers.entries())
      writeFileSync(
        join(folder, `${at}${new URL(answer.url()).pathname.replaceAll('/', '-')}.html`),
        await answer.text(),
      );
    const built = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => join('dist/client', name));
    const run = ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...built, folder];
    const { stderr } = await promisify(execFile)('java', run, { maxBuffer: 2 ** 27 });
    const { messages } = JSON.parse(stderr) as { messages: Finding[] };
    const faults = messages
      // It does not know this year's CSS, and a slash at the end of `<br/>` is how React writes it.
      .filter(({ message }) => !/^CSS:|^Trailing slash on void elements/.test(message))
      .map(({ url, lastLine, message, extract }) => `${url.split('/').at(-1)}:${lastLine} ${message} ${extract}`);
    expect([...new Set(faults)]).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
