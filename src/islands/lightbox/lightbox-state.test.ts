import { expect, test } from 'vitest';
import { initialState, pan, rotate, rotationOf, type Sizes, toggleZoom } from './lightbox-state.ts';

const sizes: Sizes = { picture: { width: 400, height: 300 }, stage: { width: 400, height: 500 } };

test('a new picture is upright and not zoomed', () => {
  expect(initialState(3)).toEqual({ index: 3, isZoomed: false, turns: 0, x: 0, y: 0 });
});

test('rotation adds 90 degrees and wraps after 360', () => {
  let state = initialState(0);
  const rotations = [1, 2, 3, 4, 5].map(() => {
    state = rotate(state);
    return rotationOf(state);
  });
  expect(rotations).toEqual([90, 180, 270, 0, 90]);
  expect(state.turns).toBe(5);
});

test('zoom turns on at the pressed point, and off to the centre', () => {
  const near = toggleZoom(initialState(0), sizes, { x: 50, y: -20 });
  expect(near).toMatchObject({ isZoomed: true, x: -50, y: 20 });
  expect(toggleZoom(near, sizes, { x: 50, y: -20 })).toEqual(initialState(0));
});

test('a picture without zoom cannot be moved', () => {
  expect(pan(initialState(0), { x: 90, y: 90 }, sizes)).toEqual(initialState(0));
});

test('a zoomed picture covers its frame, upright and rotated', () => {
  const near = toggleZoom(initialState(0), sizes);
  expect(pan(near, { x: 1000, y: 1000 }, sizes)).toMatchObject({ x: 200, y: 50 });
  expect(pan(near, { x: -1000, y: -1000 }, sizes)).toMatchObject({ x: -200, y: -50 });
  expect(pan(rotate(near), { x: 1000, y: 1000 }, sizes)).toMatchObject({ x: 100, y: 150 });
});

test('rotation centres the picture', () => {
  const aside = pan(toggleZoom(initialState(0), sizes), { x: 30, y: 30 }, sizes);
  expect(rotate(aside)).toMatchObject({ isZoomed: true, x: 0, y: 0 });
});
