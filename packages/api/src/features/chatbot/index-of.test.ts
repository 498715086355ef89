import { expect, test } from 'vitest';
import type { ChatbotQueryRow } from '../../database/rows/chatbot.ts';
import { createAnswerIndex } from '../../matching/answer-index.ts';
import { atOnce } from '../../slices.ts';
import { indexRows } from './index-of.ts';

const rows = Array.from({ length: 20 }, (_, at) => ({
  id: `id${at}`,
  query: `How do I clean grinder number ${at}?`,
  keywords: '["clean a grinder"]',
  response: `Answer ${at}`,
  priority: 'medium',
  is_active: 1,
})) as ChatbotQueryRow[];

test('an index limits its memory and indexes no more queries at the limit', () => {
  const index = createAnswerIndex();
  const empty = index.bytes;
  atOnce(indexRows(index, rows.slice(0, 10), 1e9));
  const half = index.bytes;
  expect(half).toBeGreaterThan(empty + 10 * 500);
  atOnce(indexRows(index, rows.slice(10), half));
  expect(index.size).toBe(10);
  atOnce(indexRows(index, rows.slice(10), 1e9));
  expect(index.size).toBe(20);
  expect(index.bytes).toBeGreaterThan(half);
  for (const { id } of rows) index.remove(id);
  expect(index.bytes).toBe(empty);
});

test('a disabled query is removed from the index', () => {
  const index = createAnswerIndex();
  atOnce(indexRows(index, rows.slice(0, 2)));
  atOnce(indexRows(index, [{ ...(rows[0] as ChatbotQueryRow), is_active: 0 }]));
  expect([...index.ids()]).toEqual(['id1']);
});

test('indexing many queries in steps gives the same answer', () => {
  const index = createAnswerIndex();
  const same = rows.map((row) => ({ ...row, response: 'Use a brush.' }));
  expect([...indexRows(index, same)].length).toBeGreaterThanOrEqual(20);
  expect(index.match('clean a grinder').chosen?.pair.response).toBe('Use a brush.');
});
