import { expect, test } from 'vitest';
import { changeFor, type Mark } from './marks.ts';

/** Applies a mark to a text with [ and ] around the selection, and returns the result in the same notation. */
function after(mark: Mark, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  const change = changeFor(mark, { text, start, end });
  const next = text.slice(0, change.from) + change.insert + text.slice(change.to);
  const { start: from, end: to } = change;
  return `${next.slice(0, from)}‹${next.slice(from, to)}›${next.slice(to)}`;
}

test.each<[Mark, string, string]>([
  ['bold', 'a [word] b', 'a **‹word›** b'],
  ['bold', 'a **[word]** b', 'a ‹word› b'],
  ['bold', 'a[ word ]b', 'a **‹word›** b'],
  ['bold', 'a []b', 'a **‹›**b'],
  ['italic', '[word]', '_‹word›_'],
  ['code', 'a [word]', 'a `‹word›`'],
  ['code', 'a [x\ny]', 'a \n```\nx\ny\n```\n‹›'],
  ['list', 'one[]', '- one‹›'],
  ['list', 'a\none\n[two\nthr]ee\nb', 'a\none\n‹- two\n- three›\nb'],
  ['list', '[- one\n- two]', '‹one\ntwo›'],
  ['numbers', '[one\ntwo]', '‹1. one\n2. two›'],
  ['quote', 'on[]e', '> one‹›'],
  ['link', 'see [here]', 'see [here](‹https://›)'],
  ['link', '[https://a.example/x]', '[‹›](https://a.example/x)'],
  ['link', '[]', '[‹›](https://)'],
])('%s changes %j to %j', (mark, before, expected) => {
  expect(after(mark, before)).toBe(expected);
});
