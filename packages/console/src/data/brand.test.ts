import { brandColors } from '@helpdesk/sdk/rules/brand-colors';
import { contrast, parse } from '@helpdesk/sdk/rules/contrast';
import { expect, test } from 'vitest';
import { brandTokens } from './brand.ts';

const palette = Object.values(brandColors);
const extremes = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#808080'];

function rgb(value: string) {
  const [red = 0, green = 0, blue = 0] = value.match(/\d+/g)?.map(Number) ?? [];
  return [red, green, blue] as const;
}

test.each([...palette, ...extremes])(
  '%s is readable as a button and as text, light and dark',
  (colour) => {
    for (const dark of [false, true]) {
      const tokens = brandTokens(colour, dark);
      if (!tokens) throw new Error('no tokens');
      const button = contrast(rgb(tokens['--primary']), rgb(tokens['--primary-foreground']));
      expect(button).toBeGreaterThanOrEqual(4.5);
      const ground = parse(dark ? '#1b1d23' : '#ffffff');
      if (!ground) throw new Error('no ground');
      expect(contrast(rgb(tokens['--primary-text']), ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('an invalid color gives no tokens, so the page keeps its defaults', () => {
  for (const wrong of ['', 'red', '#fff', 'url(evil)', '#12345g']) {
    expect(brandTokens(wrong, false)).toBeUndefined();
  }
});
