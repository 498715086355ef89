import { expect, test } from 'vitest';
import { wideFields } from './columns.ts';

test('a field that would stand beside a gap takes the row', () => {
  const types = ['text', 'email', 'text', 'textarea', 'select', 'date', 'number'] as const;
  const wide = wideFields(types.map((type) => ({ type })));
  expect(wide).toEqual([false, false, true, true, false, false, true]);
});
