import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const scores = path.join(root, 'docs/testing.md');

/** Returns the score in percent that docs/testing.md has for a room, seed and number of mistakes; 0 if there is none. */
export function leastScore({ folder, seed, count }, document = readFileSync(scores, 'utf8')) {
  const row = document
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === `\`${folder}\`` && cells[2] === seed && cells[3] === `${count}`);
  return row ? Number.parseInt(row[4], 10) : 0;
}
