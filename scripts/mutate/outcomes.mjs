import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const usual = path.join(root, 'node_modules/.cache/mutate.json');
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** By what the outcome of a mistake is kept: a change to its file makes another one of it. */
const keyOf = ({ file, start, end, put }) =>
  hashOf([readFileSync(file, 'utf8'), path.relative(root, file), start, end, put].join('\n'));

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The mistakes that an earlier run saw noticed, by a test file that is still as it was. */
export function keptOutcomes(mutants, kept = usual) {
  const known = JSON.parse(read(kept) || '{}');
  const outcomes = new Map();
  for (const mutant of mutants) {
    const one = known[keyOf(mutant)];
    if (!one || hashOf(read(path.join(root, one.file))) !== one.test) continue;
    outcomes.set(mutant.id, { id: mutant.id, failure: one.failure, covered: true });
  }
  return outcomes;
}

/** Remembers what was noticed, and by which test file. What hung is tried again. */
export function keepOutcomes(mutants, outcomes, kept = usual) {
  const known = JSON.parse(read(kept) || '{}');
  for (const mutant of mutants) {
    const { failure, file } = outcomes.get(mutant.id) ?? {};
    if (!failure || !file) continue;
    const test = hashOf(read(file));
    known[keyOf(mutant)] = { file: path.relative(root, file), test, failure };
  }
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(known));
}
