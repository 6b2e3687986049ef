import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { customMedia } from './custom-media.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`);
const read = (file: string) => readFileSync(file, 'utf8');

/** Widths of docs/spec.md, section 9, which its sliders use in addition to the breakpoints. */
const specified = { 'src/islands/slider/SlidesInView.module.css': ['1199', '575'] };

test('style sheets use only the breakpoints and the widths of the specification', () => {
  const numbers = files
    .filter((file) => /\.(css|astro)$/.test(file))
    .map(
      (file) => [file, [...read(file).matchAll(/@media[^{]*width[^{\d]*(\d+)px/g)].map(([, width]) => width)] as const,
    )
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(numbers)).toEqual(specified);
});

test('style sheets use only known custom media, because the compiler drops others', () => {
  const names = new Set([...customMedia.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name));
  const uses = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...read(file).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => `${file}: ${name}`),
      ),
    );
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((use) => !names.has(use.split(': ')[1]))).toEqual([]);
});
