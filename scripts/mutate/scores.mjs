import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const scores = path.join(root, 'docs/testing.md');

/** The score in percent that docs/testing.md records for a room by a seed and a number of mistakes; 0 if it has none. */
export function leastScore({ folder, seed, count }, document = readFileSync(scores, 'utf8')) {
  const row = document
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === `\`${folder}\`` && cells[2] === seed && cells[3] === `${count}`);
  return row ? Number.parseInt(row[4], 10) : 0;
}
