import { expect, test } from 'vitest';
import { moved, type Room, rotated, rotationOf, whole, zoomed } from './view.ts';

const room: Room = { picture: { width: 400, height: 300 }, stage: { width: 400, height: 500 } };

test('a new picture is upright and whole', () => {
  expect(whole(3)).toEqual({ index: 3, zoomed: false, turns: 0, x: 0, y: 0 });
});

test('rotation adds 90 degrees and wraps after 360', () => {
  let view = whole(0);
  const rotations = [1, 2, 3, 4, 5].map(() => {
    view = rotated(view);
    return rotationOf(view);
  });
  expect(rotations).toEqual([90, 180, 270, 0, 90]);
  expect(view.turns).toBe(5);
});

test('zoom turns on at the pressed point, and off to the centre', () => {
  const near = zoomed(whole(0), room, { x: 50, y: -20 });
  expect(near).toMatchObject({ zoomed: true, x: -50, y: 20 });
  expect(zoomed(near, room, { x: 50, y: -20 })).toEqual(whole(0));
});

test('a picture without zoom cannot be moved', () => {
  expect(moved(whole(0), { x: 90, y: 90 }, room)).toEqual(whole(0));
});

test('a zoomed picture covers its frame, upright and rotated', () => {
  const near = zoomed(whole(0), room);
  expect(moved(near, { x: 1000, y: 1000 }, room)).toMatchObject({ x: 200, y: 50 });
  expect(moved(near, { x: -1000, y: -1000 }, room)).toMatchObject({ x: -200, y: -50 });
  expect(moved(rotated(near), { x: 1000, y: 1000 }, room)).toMatchObject({ x: 100, y: 150 });
});

test('rotation centres the picture', () => {
  const aside = moved(zoomed(whole(0), room), { x: 30, y: 30 }, room);
  expect(rotated(aside)).toMatchObject({ zoomed: true, x: 0, y: 0 });
});
