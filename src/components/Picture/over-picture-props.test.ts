import { expect, test } from 'vitest';
import type { PictureData } from '../../lib/media/pictures.ts';
import { overPictureProps } from './over-picture-props.ts';

const rendered = {} as PictureData;
const darkPhoto = { scheme: 'dark', scrims: { light: 65, dark: 0 } } as PictureData;
const lightPhoto = { scheme: 'light', scrims: { light: 25, dark: 85 } } as PictureData;

test('a rendered picture needs neither a colour scheme nor a scrim', () => {
  expect(overPictureProps(rendered, { tall: rendered, className: 'hero' })).toEqual({ className: 'hero' });
});

test('text on a picture of the owner has its colour scheme and scrim', () => {
  expect(overPictureProps(lightPhoto, {})).toMatchObject({ 'data-scheme': 'light', 'data-scrim': 25 });
  expect(overPictureProps(darkPhoto, {})).toMatchObject({ 'data-scheme': 'dark', 'data-scrim': undefined });
});

test('with two pictures the first sets the scheme, and the scrim is sufficient for both', () => {
  expect(overPictureProps(darkPhoto, { tall: lightPhoto })).toMatchObject({ 'data-scheme': 'dark', 'data-scrim': 85 });
  expect(overPictureProps(rendered, { tall: darkPhoto })).toMatchObject({ 'data-scheme': 'light', 'data-scrim': 65 });
});
