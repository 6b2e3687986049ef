import { describe, expect, test } from 'vitest';
import type { PictureData } from '../../media/pictures.ts';
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
  test('a wide one has the page to itself, the others share it two by two', () => {
    expect(shown(desk, window, road)).toEqual([
      ['pair', 'desk', 'window'],
      ['wide', 'road'],
    ]);
  });
  test('one that is left over stands alone', () => {
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
  test('the taller of a pair is the slimmer, wherever it stands', () => {
    expect(shown(crate, desk)).toEqual([['tallFirst', 'crate', 'desk']]);
    expect(shown(desk, crate)).toEqual([['pair', 'desk', 'crate']]);
  });
});
