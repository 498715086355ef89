import { expect, test } from 'vitest';
import { HexColor } from '../schema/operations.ts';
import { isHexColor } from './color.ts';

test.each(['#3B82F6', '#10b981', '#000000', '#FFFFFF'])('%s is a color', (text) => {
  expect(isHexColor(text)).toBe(true);
  expect(HexColor.safeParse(text).success).toBe(true);
});

test.each([
  'red;}body{background:url(//evil.example/x)}',
  '#3B82F6;}body{background:url(//evil.example/x)}',
  '#3B82F6\n',
  ' #3B82F6',
  '#3B82F',
  '#3B82F6F0',
  '#GGGGGG',
  'red',
  'var(--x)',
  'url(//evil.example/x)',
  'expression(alert(1))',
  '\\23 3B82F6',
  '',
])('XS-08: %j is rejected by the rule and by every operation with a color', (text) => {
  expect(isHexColor(text)).toBe(false);
  const validated = HexColor.safeParse(text);
  expect(validated.error?.issues.map(({ message }) => message)).toEqual([
    'Must be a valid hex color',
  ]);
});
