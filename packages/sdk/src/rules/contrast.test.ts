import { expect, test } from 'vitest';
import { BLACK, contrast, css, mix, parse, type Rgb, shade, WHITE } from './contrast.ts';

test('contrast is 21 from black to white, 1 of a color with itself, and symmetric', () => {
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

test("weights each part of a color by the eye's sensitivity", () => {
  expect(contrast([255, 0, 0], BLACK)).toBeCloseTo(5.25, 2);
  expect(contrast([0, 255, 0], BLACK)).toBeCloseTo(15.3, 2);
  expect(contrast([0, 0, 255], BLACK)).toBeCloseTo(2.44, 2);
});

test('parses the parts of a color in order', () => {
  expect(parse('#0a64fF')).toEqual([10, 100, 255]);
  expect(css([10, 100, 255])).toBe('rgb(10 100 255)');
  for (const text of ['0a64ff', '#0a64f', '#0a64ff0', 'x#0a64ff'])
    expect(parse(text)).toBe(undefined);
});

test('a mix has the given share of the other color', () => {
  expect(mix([0, 100, 200], [100, 0, 201], 0.25)).toEqual([25, 75, 200]);
  expect(mix([0, 100, 200], WHITE, 0)).toEqual([0, 100, 200]);
  expect(mix([0, 100, 200], WHITE, 1)).toEqual(WHITE);
});

test('shades a color no more than needed to be readable', () => {
  const blue: Rgb = [59, 130, 246];
  const shaded = shade(blue, BLACK, WHITE);
  expect(contrast(shaded, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shaded, WHITE)).toBeLessThan(4.7);
  const dark: Rgb = [10, 20, 30];
  expect(shade(dark, BLACK, WHITE)).toEqual(dark);
  // No color between them is readable.
  expect(shade(WHITE, [200, 200, 200], WHITE)).toEqual([200, 200, 200]);
});
