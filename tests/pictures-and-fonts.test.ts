import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fontCharacters } from '../scripts/font-characters.ts';
import manifest from '../src/assets/pictures/manifest.json' with { type: 'json' };

const folder = 'src/assets/pictures';
const pictureTexts: Record<string, string | { alt: string }> = parse(readFileSync('src/content/pictures.yaml', 'utf8'));
const pictures = Object.entries(
  manifest as Record<string, { width: number; height: number; widths: number[]; placeholder: string[] }>,
);
const KiB = 1024;

describe.each(pictures)('the picture %s', (name, { widths, width, height, placeholder }) => {
  it('has all its files, and its size and colour', () => {
    for (const file of [...widths.map((each) => `${name}-${each}.avif`), `${name}-fallback.jpg`])
      expect(statSync(`${folder}/${file}`).size, file).toBeGreaterThan(500);
    expect(width).toBe(widths.at(-1));
    expect(height).toBeGreaterThan(100);
    for (const colour of placeholder) expect(colour).toMatch(/^#[\da-f]{6}$/);
  });

  it('has a natural alternative text', () => {
    const entry = pictureTexts[name];
    const alt = typeof entry === 'object' ? entry.alt : entry;
    expect(alt, 'add a line to src/content/pictures.yaml').toMatch(/^[A-Z].{20,}/);
    expect(alt).not.toMatch(/placeholder|image of|picture of/i);
  });

  it('is within its byte budget', () => {
    const widest = Math.max(...widths.filter((each) => each <= 1280));
    expect(statSync(`${folder}/${name}-${widest}.avif`).size).toBeLessThan(60 * KiB);
    if (/^(team|client)-/.test(name) && widths.includes(690))
      expect(statSync(`${folder}/${name}-690.avif`).size).toBeLessThan(25 * KiB);
  });
});

it('no two posts show the same picture', () => {
  const shown = readdirSync('src/content/posts').flatMap((file) =>
    [...readFileSync(`src/content/posts/${file}`, 'utf8').matchAll(/^ +- picture: (\S+)/gm)].map(([, name]) => name),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});

it('every file in the picture folder is used', () => {
  const named = new Set(
    pictures.flatMap(([name, { widths }]) => [...widths.map((each) => `${name}-${each}.avif`), `${name}-fallback.jpg`]),
  );
  expect(readdirSync(folder).filter((file) => file !== 'manifest.json' && !named.has(file))).toEqual([]);
});

it('the font subset contains every character of the content', () => {
  // Arabic is set in the visitor's own typeface.
  const known = (character: string) => fontCharacters.includes(character) || /[\n\t\u0600-\u06ff]/.test(character);
  for (const file of readdirSync('src/content', { recursive: true, encoding: 'utf8' }))
    if (/\.(yaml|md)$/.test(file)) {
      const strange = [...readFileSync(`src/content/${file}`, 'utf8')].filter((character) => !known(character));
      expect([...new Set(strange)], file).toEqual([]);
    }
});
