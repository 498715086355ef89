import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { mutantsOf, withMutant, withSwitches } from './mutants.mjs';

/** Returns the text with each of its small mistakes. */
const mistakesIn = (text) =>
  mutantsOf('room.ts', text).found.map((mutant) => withMutant(text, mutant).trim());

test.each([
  ['a < b;', ['(a <= b);']],
  ['a === 1;', ['(a !== 1);', 'a === (1 + 1);']],
  ['x = a && b;', ['x = (a);', 'x = (b);', ';']],
  ['if (a) b();', ['if ((false)) b();', 'if ((true)) b();', 'if (a) ;']],
  ['const a = await b;', ['const a = (b);']],
  ['await tx.record(b);', [';', '(tx.record(b));', 'await (tx);']],
  ["const a = q.where('b');", ['const a = (q);']],
  ['const a = { b, c };', ['const a = ({ c });', 'const a = ({ b });']],
  ['const a = !b;', ['const a = (b);']],
  ['const a = true;', ['const a = (false);']],
  ['const a: true = b;', []],
])('%s can be mistaken for %j', (text, mistakes) => {
  expect(mistakesIn(text).sort()).toEqual([...mistakes].sort());
});

test('a line marked as equivalent is omitted and counted', () => {
  const text = '// Equivalent when changed: nobody can see it.\nconst a = b < c;\nconst d = !e;';
  const { found, marked } = mutantsOf('room.ts', text);
  expect([found.map(({ line }) => line), marked]).toEqual([[3], 1]);
});

test.each([
  ['(a, b) => { const all = []; if (a < b && b > 0) all.push(a, { b }.b); return all; }', [1, 2]],
  ['(a, b) => [a === b ? a + 1 : b - 1, !a]', [2, 2]],
])(
  '%s works as written while all mistakes are inactive, and changes with an active one',
  (text, given) => {
    const { found } = mutantsOf('room.ts', text);
    const mutants = found.map((one, id) => ({ ...one, id }));
    const run = (code, awake) => {
      globalThis.__mutant = (id) => id === awake;
      try {
        return JSON.stringify(runInThisContext(code)(...given));
      } catch (error) {
        return String(error);
      } finally {
        delete globalThis.__mutant;
      }
    };
    const switched = withSwitches(text, mutants);
    expect(run(switched, null)).toBe(run(text));
    for (const mutant of mutants) {
      expect(run(switched, mutant.id), mutant.kind).toBe(run(withMutant(text, mutant)));
    }
  },
);
