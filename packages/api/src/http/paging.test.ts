import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { betweenItems, Rendered, renderedPage } from './answers/rendered.ts';
import { decodeCursor, encodeCursor, writePage } from './paging.ts';

const kinds = ['text', 'number'] as const;
const read = (values: unknown) => decodeCursor(encodeCursor(values as never), kinds);

test('a cursor is decoded as it was encoded', () => {
  expect(read(['2026-01-01', 42])).toEqual(['2026-01-01', 42]);
  expect(read(['', -(2 ** 31 - 1)])).toEqual(['', -(2 ** 31 - 1)]);
  expect(read(['x'.repeat(99), 2 ** 31 - 1])).toEqual(['x'.repeat(99), 2 ** 31 - 1]);
});

test("a cursor that the database couldn't compare is refused", () => {
  for (const values of [
    ['a'],
    ['a', 1, 1],
    [1, 1],
    ['a', '1'],
    ['a', 1.5],
    ['a', 2 ** 31],
    ['a', -(2 ** 31)],
    ['a', null],
    ['x'.repeat(100), 1],
    ['a\0b', 1],
    { length: 2 },
    'a1',
  ]) {
    expect(() => read(values), JSON.stringify(values)).toThrow('This cursor is invalid');
  }
  for (const text of ['', 'nonsense', '%']) {
    expect(() => decodeCursor(text, kinds)).toThrow('This cursor is invalid');
  }
});

function written(page: Parameters<typeof writePage>[1], querystring = '') {
  const headers: Record<string, string> = {};
  const set = (name: string, value: string) => {
    headers[name] = value;
  };
  const context = { path: '/api/tickets', querystring, set } as unknown as Context;
  return { text: writePage(context, page), headers };
}

test('a page has the total and a link to the next page with the same filters', () => {
  const page = { items: [{ id: 'a' }], total: 12, next: 'n+1' };
  expect(written(page, 'status=open&cursor=old')).toEqual({
    text: '[{"id":"a"}]',
    headers: {
      'X-Total-Count': '12',
      Link: '</api/tickets?status=open&cursor=n%2B1>; rel="next"',
    },
  });
});

test('the last page has no next one', () => {
  const { headers, text } = written({ items: new Rendered(''), total: 0, next: null });
  expect(headers).toEqual({ 'X-Total-Count': '0' });
  expect(text).toBe('[]');
});

const joined = (...ids: number[]) => ({
  text: ids.map((id) => JSON.stringify({ id })).join(betweenItems),
  count: ids.length,
});

test('a page is cut at its limit, and the next one begins after the last item shown', () => {
  const cut = renderedPage<{ id: number }>(joined(1, 2, 3), 2);
  expect(JSON.parse(cut.items.toText())).toEqual([{ id: 1 }, { id: 2 }]);
  expect(cut.last).toEqual({ id: 2 });
  const one = renderedPage<{ id: number }>(joined(1, 2), 1);
  expect([JSON.parse(one.items.toText()), one.last]).toEqual([[{ id: 1 }], { id: 1 }]);
});

test('a page with all items has no next one', () => {
  const all = renderedPage<{ id: number }>(joined(1, 2), 2);
  expect(JSON.parse(all.items.toText())).toHaveLength(2);
  expect(all.last).toBeUndefined();
  expect(renderedPage({ text: null, count: 0 }, 2).items.toText()).toBe('[]');
});

test.each([
  ['', 'n1', 'cursor=n1'],
  ['status=open&limit=5', 'n1', 'status=open&limit=5&cursor=n1'],
  ['q=kettle%20%3E', 'n1', 'q=kettle+%3E&cursor=n1'],
  ['q=>; rel="x"', 'n1', 'q=%3E%3B+rel%3D%22x%22&cursor=n1'],
  ['curs%6Fr=old', 'n1', 'cursor=n1'],
])('the link after "%s" keeps the query unchanged, with one cursor', (query, next, named) => {
  const { headers } = written({ items: [], total: 12, next }, query);
  expect(headers.Link).toBe(`</api/tickets?${named}>; rel="next"`);
});
