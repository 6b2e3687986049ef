import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getFilm } from './films.ts';

const folder = 'src/assets/films';
const files = readdirSync(folder);
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns the codec in an MP4 file: profile, constraints and level follow the name of their box. */
function codecOfMp4(file: Buffer): string {
  const at = file.indexOf('avcC') + 5;
  return `avc1.${[...file.subarray(at, at + 3)].map(hex).join('')}`;
}

/** Returns the codec in a WebM file: profile, level, tier and depth are bits of its private data. */
function codecOfWebm(file: Buffer): string {
  const [, , , version, profileAndLevel, tierAndDepth] = file.subarray(file.indexOf(Buffer.from([0x63, 0xa2])));
  expect(version).toBe(0x81);
  const level = String(profileAndLevel! & 31).padStart(2, '0');
  const depth = tierAndDepth! & 0x40 ? '10' : '08';
  return `av01.${profileAndLevel! >> 5}.${level}${tierAndDepth! & 0x80 ? 'H' : 'M'}.${depth}`;
}

describe('the films', () => {
  it.each(files)('%s has the format of its extension', (file) => {
    const [name, extension] = file.split('.') as [string, string];
    const bytes = readFileSync(`${folder}/${file}`);
    const codec = extension === 'mp4' ? codecOfMp4(bytes) : codecOfWebm(bytes);
    expect(getFilm(name).sources.map(({ type }) => type)).toContain(`video/${extension}; codecs="${codec}"`);
  });
});
