import { expect, test } from 'vitest';
import { initialState, pan, rotate, type Sizes, toggleZoom } from './lightbox-state.ts';

const sizes: Sizes = { picture: { width: 400, height: 300 }, stage: { width: 400, height: 500 } };

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
