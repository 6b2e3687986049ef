import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agency } from './helpers/content.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Files with code or text, except the two that define the brand, and tests. */
const files = ['src', 'server', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(css|ts|tsx|astro|yaml|md)$|\/icons\/.*\.svg$/.test(file))
    .filter((file) => !/tokens\.css$|site\.yaml$|\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/&(amp|#38|#x26);/gi, '&') })),
);

/** Returns the files that contain one of the words, as `file: word`. */
const where = (words: string[]) =>
  files.flatMap(({ file, text }) => words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`));

test('brand colours are defined in tokens.css only', () => {
  const colours = [...new Set(tokens.match(/#[\da-f]{6}\b/g))];
  expect(colours.length).toBeGreaterThan(10);
  expect(where(colours)).toEqual([]);
});

test("the agency's name, number and addresses are in site.yaml only", () => {
  expect(where([agency.name, agency.phone, agency.email, ...agency.address.slice(0, 2)])).toEqual([]);
});
