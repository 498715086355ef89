// node scripts/named-tests.mjs: fails if a test named in one of these documents is not in its file.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Returns the rows of a table of tests: what they show, the file, and the test's name as in that file. */
export const rowsOf = (text) =>
  [...text.matchAll(/^\| (.+?) +\| `([^`]+\.(?:spec|test)\.[a-z]+)` +\| (.+?) +\|$/gm)].map(
    ([, shows, file, name]) => ({ shows: shows.trim(), file, name }),
  );

export const isIn = (source, name) =>
  [`'`, '"', '`'].some((quote) => source.includes(quote + name + quote));

export const documents = ['docs/agents-hour.md', 'docs/ten-times-a-day.md'];

export const namedTests = (document) => rowsOf(read(document));

if (import.meta.filename === process.argv[1]) {
  for (const document of documents) {
    for (const { file, name } of namedTests(document)) {
      if (isIn(read(file), name)) continue;
      console.error(`${document} names a test that is not in ${file}: ${name}`);
      process.exitCode = 1;
    }
  }
}
