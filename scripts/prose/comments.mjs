// What the prose linter reads of our sources: comments and titles of tests.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mayHaveMistakes } from './mistakes.mjs';
import { root, tracked } from './tracked.mjs';

/** The words to avoid, and what quotes them. */
const skipped = /^scripts\/prose\//;
const isGenerated = (text) => /^\/\/ Generated|^\/\/ .* generated/i.test(text.slice(0, 200));

/** Every comment and every title of a test in our sources, with its line. */
export function sentencesOfSources() {
  return tracked('*.ts', '*.tsx', '*.mjs')
    .filter((file) => !skipped.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const isRead = mayHaveMistakes(text) && !isGenerated(text);
      return isRead ? proseOf(text).map((prose) => ({ file, ...prose })) : [];
    });
}

/** Comments, and strings, which may look like comments. A regular expression with a quote may hide a comment on its line. */
const tokens =
  /\/\*[^]*?\*\/|(?<![:\\'"`\w])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/g;
const titled = /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()\n]*\))?\(\s*$/;

/** The comments and test titles of a source. Consecutive line comments are one text. */
export function proseOf(text) {
  const found = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const isComment = token.startsWith('/');
    if (!isComment && !titled.test(text.slice(Math.max(0, index - 200), index))) continue;
    const line = lineAt(text, index);
    const words = withoutQuotes(isComment ? wordsOf(token) : token.slice(1, -1));
    const last = found.at(-1);
    const isContinued = last?.isComment && line === last.line + last.text.split('\n').length;
    if (isContinued && token.startsWith('//')) last.text += `\n${words}`;
    else found.push({ line, text: words, isComment: token.startsWith('//') });
  }
  return found.map(({ line, text: words }) => ({ line, text: words }));
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;
const wordsOf = (comment) => comment.replace(/^\/[/*]+ ?|\s*\*\/$|^[ \t]*\* ?/gm, '');
/** Code and quotations are not our words. */
const withoutQuotes = (text) => text.replace(/`[^`]*`|"[^"\n]*"|“[^”]*”/g, '…');
