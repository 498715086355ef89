import { expect, test } from 'vitest';
import { longLines, partsIn, unquotedQuestions } from './parts.mjs';

const part = (...lines) => ({ file: 'contract/tasks.yaml', text: lines.join('\n') });

test('a line of more than 160 characters is refused with its position', () => {
  expect(longLines(part('a: b', 'x'.repeat(160), 'ü'.repeat(161), ''))).toEqual([
    'contract/tasks.yaml:3: 161 characters, at most 160',
  ]);
});

test('a question mark in braces needs quotes', () => {
  const text = part('a: Who?', 'b: { c: Who?, d: "What?" }');
  expect(unquotedQuestions(text)).toEqual(['contract/tasks.yaml:2: "Who?" needs quotes']);
});

test('every part of the contract is read, including shared ones', () => {
  const files = partsIn(process.cwd()).map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'contract/root.yaml',
      'contract/tasks.yaml',
      'contract/shared/tickets.yaml',
    ]),
  );
});
