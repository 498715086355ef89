import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { queriesOutside } from './queries.mjs';
import { circlesOf, roomEdges } from './rooms.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'helpdesk-rooms-'));
afterAll(() => rmSync(root, { recursive: true }));

function plant(file, text) {
  const target = path.join(root, 'packages/api/src', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

test('a query outside of stores and reads is refused in any form', () => {
  plant('features/x/import.ts', `import { prepare } from '../../database/prepare.ts';`);
  plant('features/x/table.ts', `const query = org.from('tickets');`);
  plant('features/x/condition.ts', `tx.remove('x', (row) => row.where('a', 1));`);
  plant('features/x/text.ts', `const sql = 'select id from tickets where 1';`);
  plant('features/x/harmless.ts', `const bytes = Buffer.from('Select at least one event');`);
  plant('features/x/condition.test.ts', `org.from('tickets').where('a', 1);`);
  for (const place of ['features/x/store.ts', 'features/x/read/list.ts', 'database/any.ts']) {
    plant(place, `org.from('tickets').where('a', 1);`);
  }
  expect(queriesOutside(root).map((line) => /x\/(\w+)/.exec(line)?.[1])).toEqual(
    expect.arrayContaining(['import', 'table', 'condition', 'text']),
  );
  expect(queriesOutside(root)).toHaveLength(4);
});

const imports = (from, to) => ({
  source: `packages/api/src/${from}`,
  dependencies: [{ resolved: `packages/api/src/${to}` }],
});

test('rooms with circular imports are refused, with the imports of the cycle', () => {
  const modules = [
    imports('features/a/one.ts', 'features/b/two.ts'),
    imports('features/b/three.ts', 'config.ts'),
    imports('config.ts', 'features/a/four.ts'),
    imports('features/b/three.ts', 'database/five.ts'),
  ];
  const [circle, ...others] = circlesOf(roomEdges(modules));
  const [a, b] = ['packages/api/src/features/a', 'packages/api/src/features/b'];
  expect(circle).toContain(`${a} → ${b} → packages/api/src/config.ts → ${a}`);
  expect(circle).toContain('packages/api/src/features/b/three.ts → packages/api/src/config.ts');
  expect(others).toEqual([]);
  expect(circlesOf(roomEdges(modules.slice(1)))).toEqual([]);
});

test('a test can import from any room', () => {
  const modules = [
    imports('features/a/one.ts', 'features/b/two.ts'),
    imports('features/b/two.test.ts', 'features/a/one.ts'),
  ];
  expect(circlesOf(roomEdges(modules))).toEqual([]);
});
