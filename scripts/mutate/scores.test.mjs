import { expect, test } from 'vitest';
import { leastScore } from './scores.mjs';

const document = `
| room    | seed | mistakes | noticed | by hanging |
| ------- | ---- | -------- | ------- | ---------- |
| \`rooms/a\` | 1 | 100 | 85 % | 0 |
| \`rooms/b\` | 2 | 60 | 93 % | 1 |
`;

test.each([
  ['the score of its room', { folder: 'rooms/a', seed: '1', count: 100 }, 85],
  ['no score of another seed', { folder: 'rooms/b', seed: '1', count: 60 }, 0],
  ['no score of another number of mistakes', { folder: 'rooms/b', seed: '2', count: 100 }, 0],
  ['no score where its room has none', { folder: 'rooms/c', seed: '1', count: 100 }, 0],
])('a run must reach %s', (_, run, least) => {
  expect(leastScore(run, document)).toBe(least);
});
