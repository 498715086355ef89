import { expect, test } from 'vitest';
import { brandGround } from './brand.ts';
import { contrast, parse, type Rgb, WHITE } from './contrast.ts';

const steps = [0, 51, 102, 153, 204, 255];
const everyColor = steps.flatMap((red) =>
  steps.flatMap((green) =>
    steps.map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);

test('text is readable on every brand color', () => {
  for (const color of everyColor) {
    const { fill, on } = brandGround(color);
    expect(contrast(parse(fill) as Rgb, parse(on) as Rgb), color).toBeGreaterThanOrEqual(4.5);
  }
});

test('an invalid color becomes the default one, and never reaches a style sheet', () => {
  const usual = brandGround(null);
  expect(usual.fill).toMatch(/^#[\da-f]{6}$/);
  for (const text of ['', 'red', 'red;}body{}', '#3B82F6;x', '#12345']) {
    expect(brandGround(text)).toEqual(usual);
  }
});

test('text is white on all but nearly white colors, which are darkened no more than needed', () => {
  const pale = everyColor.filter((color) => brandGround(color).on !== '#ffffff');
  expect(pale).toEqual(expect.arrayContaining(['#ffffff', '#ffffcc', '#ffff00', '#99ffff']));
  for (const color of everyColor.filter((one) => !pale.includes(one))) {
    const { fill } = brandGround(color);
    if (fill !== color) expect(contrast(parse(fill) as Rgb, WHITE), color).toBeLessThan(4.75);
  }
  expect(['#F5F5F5', '#FFE4E6'].map((color) => brandGround(color).on)).toEqual(
    Array(2).fill('#111318'),
  );
});
