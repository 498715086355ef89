import { expect, test } from 'vitest';
import {
  comesAfter,
  type Ticket,
  type TicketRows,
  withFreshStart,
  withNextPage,
} from './ticket-rows.ts';

function ticket(id: string, minute: number, more: Partial<Ticket> = {}): Ticket {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return { id, updatedAt: at, createdAt: at, priority: 'normal', ...more } as Ticket;
}

function page(tickets: Ticket[], nextCursor: string | null, total = 100) {
  return Object.assign(tickets, { nextCursor, total });
}

const ids = (rows: TicketRows) => rows.items.map(({ id }) => id).join('');
const loaded: TicketRows = {
  items: [ticket('f', 6), ticket('e', 5), ticket('d', 4), ticket('c', 3), ticket('b', 2)],
  total: 6,
  nextCursor: 'after b',
};

test('a new ticket comes first and removes none of the loaded ones', () => {
  const rows = withFreshStart(
    loaded,
    page([ticket('g', 7), ticket('f', 6)], 'after f', 7),
    '-updatedAt',
  );
  expect(ids(rows)).toBe('gfedcb');
  expect(rows).toMatchObject({ total: 7, nextCursor: 'after b' });
});

test('a changed ticket from further down moves up and is not shown twice', () => {
  const rows = withFreshStart(
    loaded,
    page([ticket('c', 8), ticket('f', 6)], 'after f'),
    '-updatedAt',
  );
  expect(ids(rows)).toBe('cfedb');
});

test('a ticket that is missing from the refetched page is removed', () => {
  const rows = withFreshStart(
    loaded,
    page([ticket('e', 5), ticket('d', 4)], 'after d'),
    '-updatedAt',
  );
  expect(ids(rows)).toBe('edcb');
});

test('a list that has become short is shown as it is', () => {
  const rows = withFreshStart(loaded, page([ticket('e', 5)], null, 1), '-updatedAt');
  expect(rows).toMatchObject({ total: 1, nextCursor: null });
  expect(ids(rows)).toBe('e');
});

test('the next page is appended, without tickets that are there already', () => {
  const rows = withNextPage(loaded, page([ticket('b', 2), ticket('a', 1)], null, 6));
  expect(ids(rows)).toBe('fedcba');
  expect(rows.nextCursor).toBeNull();
});

test("the order matches the server's, for every sort order", () => {
  expect(comesAfter(ticket('a', 1), ticket('b', 2), '-updatedAt')).toBe(true);
  expect(comesAfter(ticket('a', 1), ticket('b', 2), 'createdAt')).toBe(false);
  expect(comesAfter(ticket('a', 1), ticket('b', 1), '-createdAt')).toBe(true);
  const urgent = ticket('z', 1, { priority: 'urgent' });
  expect(comesAfter(ticket('a', 1), urgent, 'priority')).toBe(true);
});
