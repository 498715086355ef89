// The documents that the prose linter reads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, tracked } from './tracked.mjs';

/** The table of attacks, which quotes what it names. */
const quoting = /^docs\/attack-cases\.md$/;

/** Such as `time-zones.de.md`. */
const translated = /\.[a-z]{2}\.md$/;

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Markdown files of developers and operators, and of the demo in English; of the changelog, what is not released. */
export function documents() {
  return tracked('*.md')
    .filter(
      (file) =>
        /^(docs|packages\/[^/]+\/(README|demo)|[A-Z]+\.md)/.test(file) &&
        !quoting.test(file) &&
        !translated.test(file),
    )
    .map((file) => ({ file, text: file === 'CHANGELOG.md' ? unreleased(read(file)) : read(file) }));
}

const unreleased = (text) =>
  text.slice(0, text.indexOf('\n## [', text.indexOf('## [Unreleased]') + 1));
