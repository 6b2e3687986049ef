import { describe, expect, test } from 'vitest';
import type { PictureData } from '../../lib/media/pictures.ts';
import { rowsOf } from './rows.ts';

const captioned = (name: string, width: number, height: number) => ({
  picture: { name, width, height } as PictureData,
  caption: name,
});
const road = captioned('road', 2880, 1800);
const desk = captioned('desk', 2400, 1800);
const window = captioned('window', 2400, 1800);
const crate = captioned('crate', 2400, 3000);
const shown = (...figures: Parameters<typeof rowsOf>[0]) =>
  rowsOf(figures).map(({ kind, pictures: row }) => [kind, ...row.map(({ caption }) => caption)]);

describe('the pictures of a project', () => {
  test('a wide picture has its own row, the others are paired', () => {
    expect(shown(desk, window, road)).toEqual([
      ['pair', 'desk', 'window'],
      ['wide', 'road'],
    ]);
  });
  test('an odd picture has its own row', () => {
    expect(shown(road, desk)).toEqual([
      ['wide', 'road'],
      ['alone', 'desk'],
    ]);
    expect(shown(desk, road, window)).toEqual([
      ['alone', 'desk'],
      ['wide', 'road'],
      ['alone', 'window'],
    ]);
    expect(shown(desk, window, crate)).toEqual([
      ['pair', 'desk', 'window'],
      ['tallAlone', 'crate'],
    ]);
  });
  test('the taller picture of a pair is the narrower, first or second', () => {
    expect(shown(crate, desk)).toEqual([['tallFirst', 'crate', 'desk']]);
    expect(shown(desk, crate)).toEqual([['pair', 'desk', 'crate']]);
  });
});
