// Reads documentation, comments, test titles and every sentence that the product can show as a copy editor: fails where one has a word or
// pattern of prose/words.mjs.

import { sentencesOfSources } from './prose/comments.mjs';
import { documents } from './prose/documents.mjs';
import { mistakesIn, mistakesInMarkdown } from './prose/mistakes.mjs';
import { root } from './prose/tracked.mjs';
import { surfaces } from './words/surfaces.mjs';

const shown = await Promise.all(Object.values(surfaces).map(({ read }) => read(root)));
const found = [
  ...documents().flatMap(({ file, text }) =>
    mistakesInMarkdown(text).map(({ line, ...one }) => ({ place: `${file}:${line}`, ...one })),
  ),
  ...shown
    .flat()
    .flatMap(({ file, place, text }) =>
      mistakesIn(text).map((one) => ({ ...one, place: `${file}, ${place}` })),
    ),
  ...sentencesOfSources().flatMap(({ file, line, text }) =>
    mistakesIn(text).map((one) => ({ ...one, place: `${file}:${line + one.line - 1}` })),
  ),
];
for (const { place, said, instead } of found) {
  console.error(`${place}: "${said}". Write instead: ${instead}.`);
}
if (found.length > 0) process.exitCode = 1;
