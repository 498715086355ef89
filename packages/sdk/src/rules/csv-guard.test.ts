import { describe, expect, test } from 'vitest';
import { withGuard, withoutGuard } from './csv-guard.ts';

const cells = [
  '- First',
  '=1+1',
  '+49 431',
  '@team',
  '\t=1',
  "'- First",
  "''= twice",
  "'tis late",
  "'",
  '',
  'plain',
  ' =1',
  '\uff1d1',
  "' -1",
];

describe('an import removes the guard of an export', () => {
  test.each(cells)('%j', (cell) => {
    expect(withoutGuard(withGuard(cell))).toBe(cell);
    expect(withGuard(cell)).not.toMatch(/^\s*[=+\-@]/);
  });

  test('leaves a file without guards unchanged', () => {
    for (const cell of ['- First', '=Total: 3', "'tis late"]) expect(withoutGuard(cell)).toBe(cell);
  });
});
