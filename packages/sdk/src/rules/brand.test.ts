import { expect, test } from 'vitest';
import { brandGround } from './brand.ts';
import { contrast, parse, type Rgb } from './contrast.ts';

const steps = [0, 51, 102, 153, 204, 255];
const everyColor = steps.flatMap((red) =>
  steps.flatMap((green) =>
    steps.map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);

test('whatever colour an organization has, what stands on it can be read', () => {
  for (const color of everyColor) {
    const { fill, on } = brandGround(color);
    expect(contrast(parse(fill) as Rgb, parse(on) as Rgb), color).toBeGreaterThanOrEqual(4.5);
  }
});

test('what is no colour gives the usual one, and nothing that a style sheet could read more into', () => {
  const usual = brandGround(null);
  expect(usual.fill).toMatch(/^#[\da-f]{6}$/);
  for (const text of ['', 'red', 'red;}body{}', '#3B82F6;x', '#12345']) {
    expect(brandGround(text)).toEqual(usual);
  }
});
