import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ticket } from '../ticket-rows.ts';
import { TicketList } from './TicketList.tsx';

// Without a layout no row is in sight, and the first one counts as the last.
vi.mock('./use-window.tsx', () => ({
  useWindow: () => ({ list: { current: null }, rows: [], lastIndex: 0, before: 0, after: 0 }),
}));
afterEach(cleanup);

/** How often the list asks for its next page with this many tickets loaded, the first of which are in sight. */
function timesAsked(count: number, hasMore: boolean) {
  const onMore = vi.fn();
  const tickets = Array.from({ length: count }, (_, at) => ({ id: `t${at}` }) as Ticket);
  const none = { onChangeTicket: undefined, selection: undefined, goneId: undefined };
  const list = { tickets, hasMore, onMore, onFocusTicket: () => {}, ...none };
  const marks = { unread: new Set<string>(), onUnread: undefined };
  render(<TicketList {...list} {...marks} />);
  return onMore.mock.calls.length;
}

test('the next page is asked for near the end of what is loaded, and no sooner', () => {
  expect(timesAsked(30, true)).toBe(1);
  expect(timesAsked(100, true)).toBe(0);
});

test('a list that is whole asks for nothing more', () => {
  expect(timesAsked(30, false)).toBe(0);
});
