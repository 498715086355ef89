import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

/** What a mistake is known by, as long as its line stays as it is. */
function nameOf({ file, line, kind, start, put }, textOf) {
  const text = textOf(file);
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const shown = text.split('\n', line)[line - 1].trim();
  return [path.relative(root, file), shown, start - begin, kind, put].join('\n');
}

/**
 * The mistakes in an order that depends on the seed alone: a line that is changed leaves the places of the others as
 * they are, so that the first hundred stay nearly the same hundred.
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
