import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

/** The identity of a mistake, which is stable as long as its line doesn't change. */
function nameOf({ file, line, kind, start, put }, textOf) {
  const text = textOf(file);
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const shown = text.split('\n', line)[line - 1].trim();
  return [path.relative(root, file), shown, start - begin, kind, put].join('\n');
}

/**
 * Sorts the mistakes in an order that depends only on the seed. Changing a line leaves the order of the others, so the first
 * hundred stay nearly the same.
 */
export function chosen(mutants, seed) {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
    return texts.get(file);
  };
  const met = new Map();
  return mutants
    .map((mutant) => {
      const name = nameOf(mutant, textOf);
      const before = met.get(name) ?? 0;
      met.set(name, before + 1);
      const place = createHash('sha256').update(`${seed}\n${before}\n${name}`).digest('hex');
      return { mutant, place };
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ mutant }) => mutant);
}
