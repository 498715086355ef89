// Reads contract, documentation, the console's catalogs, comments and test titles as a copy editor: fails where a sentence has a word or
// pattern of prose/words.mjs.

import { sentencesOfSources } from './prose/comments.mjs';
import { mistakesIn, mistakesInMarkdown } from './prose/mistakes.mjs';
import { documents, sentencesOfCatalogs, sentencesOfContract } from './prose/sources.mjs';

const found = [
  ...documents().flatMap(({ file, text }) =>
    mistakesInMarkdown(text).map((one) => ({ file, ...one })),
  ),
  ...[...sentencesOfContract(), ...sentencesOfCatalogs()].flatMap(({ file, line, text }) =>
    mistakesIn(text).map((one) => ({ file, ...one, line })),
  ),
  ...sentencesOfSources().flatMap(({ file, line, text }) =>
    mistakesIn(text).map((one) => ({ file, ...one, line: line + one.line - 1 })),
  ),
];
for (const { file, line, said, instead } of found) {
  console.error(`${file}:${line}: "${said}". Write instead: ${instead}.`);
}
if (found.length > 0) process.exitCode = 1;
