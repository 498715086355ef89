import { getSchema } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { messageExtensions } from './extensions.ts';
import { docOf } from './from-text.ts';
import { writtenIn } from './to-text.ts';

const schema = getSchema(messageExtensions(() => ''));
const again = (text: string, isFormatted = true) => writtenIn(docOf(schema, { text, isFormatted }));

describe('a written text', () => {
  it.each([
    '',
    'Hello',
    'Hello Ana,\n\nwe send *it* today.\n\n\n  - no list\n',
    '1. a_b <b> https://a.example/x',
  ])('stays plain text without formatting: %j', (text) =>
    expect(again(text, false)).toEqual({ text, isFormatted: false }),
  );

  it.each([
    'We look **into** it.',
    'Dear Ana,\n\nwe *really* are sorry:\n\n- one\n- two\n  - inner\n\nBye',
    '1. first\n2. second\n   1. inner',
    '3. third',
    '> Quoted **words**\n>\n> and more',
    '```\nconst a = `b`;\n\n  c\n```',
    'Run `npm test` now',
    '[the guide](<https://a.example/x_(y)?a=1&b>)',
    '~~old~~ **[new](<https://a.example/>)**',
    '# Title\n\n## Part',
    '![Kettle.png](file:f-1)\nlooks like this',
    '| a | **b** |\n| --- | --- |\n| c\\|d | e |',
    'a\nb **c**\n\n\u00A0\nd',
    'one **a**\n\n---\n\ntwo',
    '- a **b**\n\n\n* c'.replace('\n\n\n', '\n\n'),
  ])('is the same Markdown after parsing: %j', (text) =>
    expect(again(text)).toEqual({ text, isFormatted: true }),
  );

  it.each([
    ['Two \\* three', 'Two * three'],
    ['See https://a.example/x', 'See https://a.example/x'],
    ['a\n\nb', 'a\n\nb'],
  ])('is plain text if no Markdown formats it: %j', (markdown, text) =>
    expect(again(markdown)).toEqual({ text, isFormatted: false }),
  );
});

/** A generator of random numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = [
  'a',
  'B2',
  'ö',
  '"x"',
  '(y)',
  '1. z',
  '- q',
  '#7',
  'a_b',
  '_',
  '*',
  '**',
  '`',
  '<b>',
  '&amp;',
  'e!',
  '\\',
  '[l](m)',
  '|',
  '~~',
  'http://h.example/a_b',
  '> t',
  '=',
  'w.',
];

function documentOf(next: (below: number) => number): Node {
  const one = <Choice>(choices: readonly Choice[]) => choices[next(choices.length)] as Choice;
  const marks = (): Mark[] =>
    one<readonly string[]>([
      [],
      [],
      [],
      ['bold'],
      ['italic'],
      ['strike'],
      ['bold', 'italic'],
      ['link'],
      ['bold', 'link'],
    ]).map((name) =>
      schema.mark(
        name,
        name === 'link' ? { href: one(['https://a.example/', 'mailto:a@b.example']) } : null,
      ),
    );
  const inline = (): Node[] =>
    Array.from({ length: next(5) }, () => {
      if (next(12) === 0)
        return schema.node('image', { file: `f-${next(9)}`, alt: one(['x.png', 'a b.png']) });
      if (next(8) === 0) return schema.text(one(['x', 'a `b`', '`', '*y*']), [schema.mark('code')]);
      const set = marks().reduce((all, mark) => mark.addToSet(all), [] as readonly Mark[]);
      return schema.text(one(['', ' ']) + one(words) + one(['', ' ', ` ${one(words)}`]), set);
    });
  const line = () => schema.node('paragraph', null, trimmed(inline()));
  const list = (depth: number): Node =>
    schema.node(
      one(['bulletList', 'orderedList']),
      null,
      Array.from({ length: 1 + next(3) }, () => item(depth)),
    );
  const item = (depth: number) =>
    schema.node('listItem', null, [
      line(),
      ...(depth < 2 && next(3) === 0 ? [list(depth + 1)] : []),
    ]);
  const block = (): Node => {
    const kind = next(10);
    if (kind === 0) return list(0);
    if (kind === 1) return schema.node('blockquote', null, [line(), line()]);
    if (kind === 2)
      return schema.node('codeBlock', null, [schema.text(one(['a\n\n b', '```\nx', '*']))]);
    return line();
  };
  return schema.node('doc', null, Array.from({ length: 1 + next(6) }, block));
}

/** Removes spaces at both ends of a line. */
function trimmed(nodes: Node[]): Node[] {
  const { content } = schema.node('paragraph', null, nodes);
  const kept = [...content.content];
  const trim = (at: number, cut: (text: string) => string) => {
    const node = kept[at];
    if (!node?.isText || node.marks.some(({ type }) => type.name === 'code')) return;
    const text = cut(node.text ?? '');
    kept.splice(at, 1, ...(text ? [schema.text(text, node.marks)] : []));
  };
  trim(0, (text) => text.trimStart());
  trim(kept.length - 1, (text) => text.trimEnd());
  return kept;
}

const isLine = (node: Node | null | undefined) => node?.type.name === 'paragraph';

/** Whether a line is the single empty line between a block and text, or after a block at the end. */
function isRoom(parent: Node, at: number): boolean {
  const [before, line, after] = [at - 1, at, at + 1].map((one) => parent.maybeChild(one));
  const isBeside = (block?: Node | null, words?: Node | null) =>
    Boolean(block && !isLine(block) && (!words || (isLine(words) && words.childCount > 0)));
  return (
    isLine(line) &&
    line?.childCount === 0 &&
    (isBeside(before, after) || (Boolean(before) && isBeside(after, before)))
  );
}

/** Describes the lines of a document, with the marks of each character; ignores marks of spaces, and empty lines around blocks. */
function looks(node: Node): string {
  if (node.isText) {
    const names = node.marks.map(({ type, attrs }) => type.name + (attrs.href ?? '')).sort();
    const isCode = names.includes('code');
    const href = node.marks.find(({ type }) => type.name === 'link')?.attrs.href;
    return [...(node.text ?? '')]
      .map((sign) =>
        sign === ' ' && !isCode ? ' ' : `${sign}{${href === node.text ? '' : names.join()}}`,
      )
      .join('');
  }
  if (node.type.name === 'image') return `<${node.attrs.file} ${node.attrs.alt}>`;
  const inner: string[] = [];
  node.forEach((child, _, at) => {
    if (!isRoom(node, at)) inner.push(looks(child));
  });
  return `${node.type.name}(${inner.join(node.inlineContent ? '' : '\n')})`;
}

it('is parsed to the same document, whatever it contains', () => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const doc = documentOf(numbers(seed));
    const written = writtenIn(doc);
    expect(looks(docOf(schema, written)), `${seed}: ${JSON.stringify(written)}`).toBe(looks(doc));
  }
});
