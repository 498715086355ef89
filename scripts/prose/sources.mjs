// The texts that the prose linter reads: where each comes from, and what it says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { root, tracked } from './tracked.mjs';

/** The table of attacks, which quotes what it names. */
const quoting = /^docs\/attack-cases\.md$/;

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Markdown files of developers and operators; of the changelog, what is not released. */
export function documents() {
  return tracked('*.md')
    .filter(
      (file) => /^(docs|packages\/[^/]+\/README|[A-Z]+\.md)/.test(file) && !quoting.test(file),
    )
    .map((file) => ({ file, text: file === 'CHANGELOG.md' ? unreleased(read(file)) : read(file) }));
}

const unreleased = (text) =>
  text.slice(0, text.indexOf('\n## [', text.indexOf('## [Unreleased]') + 1));

const saying = new Set(['description', 'summary', 'x-sessions-only', 'x-organization-missing']);

/** Every sentence of the contract, with its line. */
export function sentencesOfContract() {
  return tracked('contract/*.yaml', 'contract/**/*.yaml').flatMap((file) => {
    const lines = new LineCounter();
    const found = [];
    visit(parseDocument(read(file), { lineCounter: lines }), {
      Pair(_, { key, value }) {
        const name = String(key?.value ?? '');
        if (name === 'example' || name === 'examples') return visit.SKIP;
        const texts =
          name === 'x-messages' && isMap(value) ? value.items.map((item) => item.value) : [value];
        if (name !== 'x-messages' && !saying.has(name)) return undefined;
        for (const text of texts.filter(isScalar)) {
          found.push({ file, line: lines.linePos(text.range[0]).line, text: String(text.value) });
        }
        return undefined;
      },
    });
    return found;
  });
}

/** Every sentence of the console's catalogs, with its line. */
export function sentencesOfCatalogs() {
  return tracked('packages/console/src/**/messages.yaml').flatMap((file) => {
    const lines = new LineCounter();
    const found = [];
    visit(parseDocument(read(file), { lineCounter: lines }), {
      Scalar(key, { value, range }) {
        if (key !== 'key')
          found.push({ file, line: lines.linePos(range[0]).line, text: String(value) });
      },
    });
    return found;
  });
}
