// node scripts/named-tests.mjs: fails when a test that docs/agents-hour.md names is not in its file.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The rows of a table that names tests: what is shown, the file, and the test's name as it stands there. */
export const rowsOf = (text) =>
  [...text.matchAll(/^\| (.+?) +\| `([^`]+\.(?:spec|test)\.[a-z]+)` +\| (.+?) +\|$/gm)].map(
    ([, shows, file, name]) => ({ shows: shows.trim(), file, name }),
  );

export const isIn = (source, name) =>
  [`'`, '"', '`'].some((quote) => source.includes(quote + name + quote));

export const namedTests = () => rowsOf(read('docs/agents-hour.md'));

if (import.meta.filename === process.argv[1]) {
  const missing = namedTests().filter(({ file, name }) => !isIn(read(file), name));
  for (const { file, name } of missing) {
    console.error(`docs/agents-hour.md names a test that is not in ${file}: ${name}`);
  }
  process.exitCode = missing.length > 0 ? 1 : 0;
}
