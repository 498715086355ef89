import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ticketLike } from '../../../test/tickets.ts';
import { useStayingRow } from './use-staying-row.ts';

const rows = (...ids: string[]) =>
  ids.map((id) => ticketLike({ id, updatedAt: '2026-11-20T10:00:00.000Z' }));
const [a, b, c, d] = rows('a', 'b', 'c', 'd') as [Row, Row, Row, Row];
type Row = ReturnType<typeof ticketLike>;
const changed = (row: Row) => ({ ...row, updatedAt: '2026-11-20T11:00:00.000Z' });

function holding(row: Row) {
  const hook = renderHook(({ tickets }) => useStayingRow(tickets, 'open'), {
    initialProps: { tickets: [a, b, c, d] },
  });
  act(() => hook.result.current.onFocusTicket(row));
  return {
    after(tickets: Row[]) {
      hook.rerender({ tickets });
      return hook.result.current.tickets?.map(({ id }) => id);
    },
    gone: () => hook.result.current.gone?.id,
    focus: (next: Row) => act(() => hook.result.current.onFocusTicket(next)),
  };
}

test('a row that leaves stays between its neighbors until the focus moves on', () => {
  const list = holding(b);
  expect(list.after([a, c, d])).toEqual(['a', 'b', 'c', 'd']);
  expect(list.gone()).toBe('b');
  list.focus(c);
  expect(list.after([a, c, d])).toEqual(['a', 'c', 'd']);
});

test('a row that its change has moved up stays too', () => {
  const list = holding(c);
  expect(list.after([changed(c), a, b, d])).toEqual(['a', 'b', 'c', 'd']);
  expect(list.gone()).toBeUndefined();
});

test('who resolves one after the other skips none when the first leaves late', () => {
  const list = holding(b);
  expect(list.after([a, changed(b), c, d])).toEqual(['a', 'b', 'c', 'd']);
  list.focus(c);
  expect(list.after([a, c, d])).toEqual(['a', 'c', 'd']);
  expect(list.after([a, d])).toEqual(['a', 'c', 'd']);
});

test('rows that leave above, and those that others move up, leave the focused row to its neighbors', () => {
  const list = holding(c);
  expect(list.after([b, c, d])).toEqual(['b', 'c', 'd']);
  expect(list.after([changed(d), b, c])).toEqual(['d', 'b', 'c']);
  expect(list.after([changed(d), b])).toEqual(['d', 'b', 'c']);
});

test('the last row that leaves stays the last, before what is loaded after it', () => {
  const list = holding(d);
  expect(list.after([a, b, c])).toEqual(['a', 'b', 'c', 'd']);
  expect(list.after([a, b, c, ...rows('e', 'f')])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
