import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ticket } from '../ticket-rows.ts';
import { TicketList } from './TicketList.tsx';

// jsdom has no layout, so no row would be visible, and the first row would count as the last.
vi.mock('./use-window.tsx', () => ({
  useWindow: () => ({ list: { current: null }, rows: [], lastIndex: 0, before: 0, after: 0 }),
}));
afterEach(cleanup);

/** Counts how often the list requests its next page with this many loaded tickets, the first of which are visible. */
function timesAsked(count: number, hasMore: boolean) {
  const onMore = vi.fn();
  const tickets = Array.from({ length: count }, (_, at) => ({ id: `t${at}` }) as Ticket);
  const none = { onChangeTicket: undefined, selection: undefined, goneId: undefined };
  const list = { tickets, hasMore, onMore, onFocusTicket: () => {}, ...none };
  const marks = { unread: new Set<string>(), onUnread: undefined };
  render(<TicketList {...list} {...marks} />);
  return onMore.mock.calls.length;
}

test('the next page is requested near the end of the loaded rows, and not before', () => {
  expect(timesAsked(30, true)).toBe(1);
  expect(timesAsked(100, true)).toBe(0);
});

test('a complete list requests no more pages', () => {
  expect(timesAsked(30, false)).toBe(0);
});
