import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './helpers/copy-project.ts';

/** Copy of the site for tests that change content. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-builds-'));
  copyProject(folder, ['artwork', 'bench', 'docs', 'tests']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script of the copy and returns its output and exit code. */
const run = (...script: string[]) =>
  new Promise<{ output: string; code: number }>((done) => {
    const child = execFile(
      process.execPath,
      script,
      { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } },
      (_, out, err) => done({ output: out + err, code: child.exitCode ?? 1 }),
    );
  });
const build = () => run('scripts/build.ts');

/** The unit tests in src/integrations/content-check cover each kind of mistake; these are whole builds. */
const mistakes = [
  [
    'a misspelt group of messages',
    'messages.yaml',
    /^breadcrumb:/m,
    'breadcrum:',
    /breadcrum {2}Unrecognized key: "breadcrum"; did you mean "breadcrumb"\?/,
  ],
  ['a locale with an underscore', 'site.yaml', /\blocale: \S+/, 'locale: en_GB', /locale {2}/],
] as const;

test.each(mistakes)(
  '%s in a content file stops the build, which names the file, the line, the field and the reason',
  async (_, file, right, wrong, reason) => {
    const path = join(folder, 'src/content', file);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(right, wrong);
    expect(changed).not.toBe(text);
    await writeFile(path, changed);
    const { output, code } = await build();
    await writeFile(path, text);
    expect(code).not.toBe(0);
    expect(output).toMatch(new RegExp(`src/content/${file}:\\d+`));
    expect(output).toMatch(reason);
  },
  120_000,
);

test('a changed schema also validates content that an earlier build has cached', async () => {
  expect((await run('node_modules/astro/bin/astro.mjs', 'sync')).code).toBe(0);
  const path = join(folder, 'src/content/schemas/pages/contact.ts');
  const text = await readFile(path, 'utf8');
  const changed = text.replace('...pageHead,', '...pageHead,\n  parking: z.string(),');
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
  const { output, code } = await build();
  await writeFile(path, text);
  expect(code).not.toBe(0);
  expect(output).toMatch(/pages\/contact\.yaml:1 {2}parking {2}Invalid input: expected string, received undefined/);
}, 120_000);

test('a photograph with an alternative text can be used as a page’s picture', async () => {
  const content = join(folder, 'src/content');
  await mkdir(join(content, 'pictures'), { recursive: true });
  const photograph = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#223344' } });
  await photograph.jpeg().toFile(join(content, 'pictures/our-office.jpg'));
  const page = join(content, 'pages/about.yaml');
  const words = await readFile(page, 'utf8');
  await writeFile(page, words.replace(/(?<=pictures: \[)[a-z-]+/, 'our-office'));
  expect((await build()).output).toMatch(/pictures\.yaml:1 {2}has no text for the photograph "our-office"/);
  await appendFile(join(content, 'pictures.yaml'), 'our-office: "The room in which we work"\n');
  const { output, code } = await build();
  expect(code, output).toBe(0);
  const html = await readFile(join(folder, 'dist/client/about.html'), 'utf8');
  const [file] = /_astro\/our-office-1480\.[^" ]+\.avif/.exec(html) ?? [];
  expect((await sharp(join(folder, 'dist/client', file!)).metadata()).width).toBe(1480);
  expect(html).toContain('alt="The room in which we work"');
}, 240_000);
