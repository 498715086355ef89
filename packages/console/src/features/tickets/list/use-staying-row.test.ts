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

test('a row that moves up because of its change stays too', () => {
  const list = holding(c);
  expect(list.after([changed(c), a, b, d])).toEqual(['a', 'b', 'c', 'd']);
  expect(list.gone()).toBeUndefined();
});

test('resolving one ticket after another skips none, even if the first leaves late', () => {
  const list = holding(b);
  expect(list.after([a, changed(b), c, d])).toEqual(['a', 'b', 'c', 'd']);
  list.focus(c);
  expect(list.after([a, c, d])).toEqual(['a', 'c', 'd']);
  expect(list.after([a, d])).toEqual(['a', 'c', 'd']);
});

test('the focused row keeps its neighbors when rows above leave or others move up', () => {
  const list = holding(c);
  expect(list.after([b, c, d])).toEqual(['b', 'c', 'd']);
  expect(list.after([changed(d), b, c])).toEqual(['d', 'b', 'c']);
  expect(list.after([changed(d), b])).toEqual(['d', 'b', 'c']);
});

test('a last row that leaves stays last, before rows that load after it', () => {
  const list = holding(d);
  expect(list.after([a, b, c])).toEqual(['a', 'b', 'c', 'd']);
  expect(list.after([a, b, c, ...rows('e', 'f')])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
