import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const usual = path.join(root, 'node_modules/.cache/mutate.json');
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The cache key for the outcome of a mistake. Any change to its file changes the key. */
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

/** Returns the mistakes that an earlier run detected, with a test file that hasn't changed. */
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

/** Stores which mistakes were detected, and by which test file. Mistakes that hung are tried again. */
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
