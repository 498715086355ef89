import { expect, test } from 'vitest';
import { BLACK, contrast, css, mix, parse, type Rgb, shade, WHITE } from './contrast.ts';

test('contrast is 21 from black to white, 1 of a color with itself, and the same both ways', () => {
  expect(contrast(BLACK, WHITE)).toBe(21);
  expect(contrast(WHITE, BLACK)).toBe(21);
  expect(contrast([9, 99, 199], [9, 99, 199])).toBe(1);
});

// Published figures for these grays.
test.each<[string, number]>([
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#949494', 3.03],
  ['#0a0a0a', 19.8],
])('%s has a contrast of %d with white', (color, ratio) => {
  expect(contrast(parse(color) as Rgb, WHITE)).toBeCloseTo(ratio, 2);
});

test('each part of a color counts as much as an eye sees of it', () => {
  expect(contrast([255, 0, 0], BLACK)).toBeCloseTo(5.25, 2);
  expect(contrast([0, 255, 0], BLACK)).toBeCloseTo(15.3, 2);
  expect(contrast([0, 0, 255], BLACK)).toBeCloseTo(2.44, 2);
});

test('the parts of a color are read in their order', () => {
  expect(parse('#0a64fF')).toEqual([10, 100, 255]);
  expect(css([10, 100, 255])).toBe('rgb(10 100 255)');
  for (const text of ['0a64ff', '#0a64f', '#0a64ff0', 'x#0a64ff'])
    expect(parse(text)).toBe(undefined);
});

test('a mix has its share of the other color', () => {
  expect(mix([0, 100, 200], [100, 0, 201], 0.25)).toEqual([25, 75, 200]);
  expect(mix([0, 100, 200], WHITE, 0)).toEqual([0, 100, 200]);
  expect(mix([0, 100, 200], WHITE, 1)).toEqual(WHITE);
});

test('a color is shaded no more than it takes to be read', () => {
  const blue: Rgb = [59, 130, 246];
  const shaded = shade(blue, BLACK, WHITE);
  expect(contrast(shaded, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shaded, WHITE)).toBeLessThan(4.7);
  const dark: Rgb = [10, 20, 30];
  expect(shade(dark, BLACK, WHITE)).toEqual(dark);
  // Nothing between them can be read.
  expect(shade(WHITE, [200, 200, 200], WHITE)).toEqual([200, 200, 200]);
});
