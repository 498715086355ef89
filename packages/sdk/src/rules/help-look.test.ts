import { expect, test } from 'vitest';
import { contrast, parse, type Rgb } from './contrast.ts';
import { lookRefusal, lookTokens, plainLook, shapeTokens } from './help-look.ts';

const none = { page: null, card: null, hero: null };
const read = (color: string | undefined) =>
  (color?.match(/\d+/g) ?? []).map(Number) as unknown as Rgb;

test('the default look sets no variables', () => {
  expect(lookTokens('#3B82F6', none, 'light')).toEqual({});
  expect(shapeTokens(plainLook)).toEqual({});
  expect(lookRefusal(plainLook)).toBeNull();
});

test.each([
  ['light', '#E0E0E0', '#596070'],
  ['light', '#FFFFFF', '#596070'],
  ['light', '#FBF7F0', '#596070'],
  ['dark', '#000000', '#A5ACB9'],
  ['dark', '#30353C', '#A5ACB9'],
] as const)('text and links are readable in %s mode on %s', (mode, color, quiet) => {
  expect(lookRefusal({ light: none, dark: none, [mode]: { ...none, card: color } })).toBeNull();
  for (const brand of ['#FFFF00', '#3B82F6', '#000000', '#FFFFFF']) {
    const tokens = lookTokens(brand, { page: color, card: color, hero: brand }, mode);
    const ground = parse(color) as Rgb;
    expect(contrast(read(tokens['--link']), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(read(tokens['--link']), read(tokens['--soft']))).toBeGreaterThanOrEqual(4.4);
    expect(contrast(parse(quiet) as Rgb, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(read(tokens['--hero']), read(tokens['--on-hero']))).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  [{ light: { ...none, page: '#888888' }, dark: none }, 'light.page'],
  [{ light: { ...none, card: '#000000' }, dark: none }, 'light.card'],
  [{ light: none, dark: { ...none, card: '#FFFFFF' } }, 'dark.card'],
])('rejects a color on which text is unreadable: %j', (look, field) => {
  expect(lookRefusal(look)?.field).toBe(field);
});
