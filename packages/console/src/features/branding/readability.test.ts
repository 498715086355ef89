import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { readability } from './readability.ts';

const extremes = ['#000000', '#FFFFFF', '#FFFF00', '#00FF00', '#0000FF', '#808080'];

test.each([...palette.map(({ color }) => color), ...extremes])(
  'text on and in %s has a contrast of at least 4.5 everywhere the helpdesk shows it',
  (color) => {
    const facts = readability(color);
    for (const { ratio } of [facts?.buttons, facts?.light, facts?.dark].map(
      (one) => one ?? { ratio: 0 },
    )) {
      expect(ratio).toBeGreaterThanOrEqual(4.45);
    }
  },
);

test('a color that is too bright for white text is darkened, and a nearly white one gets dark text', () => {
  const isDarkened = (color: string) => readability(color)?.buttons.isDarkened;
  expect(['#3B82F6', '#F97316', '#FACC15'].map(isDarkened)).toEqual([true, true, true]);
  expect(readability('#1E3A8A')?.buttons).toMatchObject({ isDarkened: false, isDark: false });
  expect(readability('#F5F5F5')?.buttons).toMatchObject({ isDarkened: false, isDark: true });
});

test('an invalid color has no contrast', () => {
  expect(readability('#12')).toBeNull();
  expect(readability('red')).toBeNull();
});
