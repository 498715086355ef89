import { expect, test } from 'vitest';
import { isDrawn, undrawnPicture } from './pictures.ts';

test('browsers show pictures, except formats of phones, which get a name', () => {
  expect(['image/png', 'image/jpeg', 'image/webp'].every(isDrawn)).toBe(true);
  expect(['image/heic', 'application/pdf', 'text/plain'].some(isDrawn)).toBe(false);
  expect(undrawnPicture('image/heic')).toBe('HEIC picture');
  expect(undrawnPicture('image/png')).toBeNull();
});
