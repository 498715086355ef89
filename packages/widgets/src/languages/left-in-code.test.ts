// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

const all = ['elements', 'core', 'loader'].flatMap((room) =>
  readdirSync(path.join(source, room), { recursive: true })
    .map((file) => `${room}/${String(file)}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

/** Texts shown before the visitor's language can be known; packs translate them later. */
const early = [
  'Chat with us',
  'Contact us',
  'Failed to load form data',
  'Failed to fetch form data',
  'Failed to load . Please try again.',
];
/** Texts for programmers. */
const forPages = ['widget.js loaded twice'];

/** Attributes that visitors see or hear, whatever their text looks like. */
const saying = /^(aria-label|aria-roledescription|title|alt|placeholder|label)$/;
const sentence = /^[A-Z]\p{L}*( \S+)+$|\p{L} \p{L}.*[.?!…]$/u;

/** Returns the sentences in a file: markup, visible attributes, and texts that look like a sentence. */
function sentencesIn(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && saying.test(node.name.getText())) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer) && initializer.text)
        found.push(initializer.text);
    }
    if (ts.isStringLiteralLike(node) && sentence.test(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.text)
        .join('');
      if (sentence.test(text)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('elements have no sentences outside of the texts that packs translate', () => {
  const files = all.filter((file) => !/test[-.]|\.test\.|texts\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const left = files.flatMap((file) =>
    sentencesIn(path.join(source, file))
      .filter((text) => ![...early, ...forPages].includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(left).toEqual([]);
});

test('the check finds the sentences in texts.ts files', () => {
  const texts = all.filter((file) => file.endsWith('/texts.ts'));
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts.filter((each) => !/formatted|captcha/.test(each))) {
    expect(sentencesIn(path.join(source, file)).length, file).toBeGreaterThan(2);
  }
});
