import { expect, test } from 'vitest';
import { isDrawn, undrawnPicture } from './pictures.ts';

test('pictures are drawn, except those of phones, which have a name for it', () => {
  expect(['image/png', 'image/jpeg', 'image/webp'].every(isDrawn)).toBe(true);
  expect(['image/heic', 'application/pdf', 'text/plain'].some(isDrawn)).toBe(false);
  expect(undrawnPicture('image/heic')).toBe('HEIC picture');
  expect(undrawnPicture('image/png')).toBeNull();
});
