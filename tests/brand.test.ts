import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholders } from '../src/content/agency.ts';
import { agency } from './content.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The files that draw or say something, with their texts: all but the two that hold the brand, and the tests. */
const files = ['src', 'server', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(css|ts|tsx|astro|yaml|md|webmanifest)$|\/icons\/.*\.svg$/.test(file))
    .filter((file) => !/tokens\.css$|site\.yaml$|\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/&(amp|#38|#x26);/gi, '&') })),
);

/** The files in which one of the words stands, as `file: word`. */
const where = (words: string[]) =>
  files.flatMap(({ file, text }) => words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`));

test('a colour of the brand is written down in tokens.css alone', () => {
  const colours = [...new Set(tokens.match(/#[\da-f]{6}\b/g))];
  expect(colours.length).toBeGreaterThan(10);
  expect(where(colours)).toEqual([]);
});

test("the agency's name, number and addresses are written down in site.yaml alone", () => {
  expect(where([agency.name, agency.phone, agency.email, ...agency.address.slice(0, 2)])).toEqual([]);
});

test('no text asks for a name that is not there', () => {
  const strange = new RegExp(`<(?!(?:${Object.keys(placeholders).join('|')})>)[a-z]+>`);
  expect(
    files.filter(({ file, text }) => file.endsWith('.yaml') && strange.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
