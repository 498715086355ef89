import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Adds a result to the report of a run, one per line, so a stopped run keeps its results. */
export function record(result) {
  const file = process.env.TEST_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

export const firstLine = (text = '') =>
  stripVTControlCharacters(String(text)).trim().split('\n', 1)[0];
