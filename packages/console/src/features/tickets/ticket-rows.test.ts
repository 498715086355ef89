import { expect, test } from 'vitest';
import {
  comesAfter,
  type Ticket,
  type TicketRows,
  withChange,
  withFreshStart,
  withNextPage,
  without,
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

test('a new ticket comes first, and none of the loaded ones is removed', () => {
  const rows = withFreshStart(
    loaded,
    page([ticket('g', 7), ticket('f', 6)], 'after f', 7),
    '-updatedAt',
  );
  expect(ids(rows)).toBe('gfedcb');
  expect(rows).toMatchObject({ total: 7, nextCursor: 'after b' });
});

test("a changed ticket from further down moves up and isn't shown twice", () => {
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

test('a list that has become short is shown as is', () => {
  const rows = withFreshStart(loaded, page([ticket('e', 5)], null, 1), '-updatedAt');
  expect(rows).toMatchObject({ total: 1, nextCursor: null });
  expect(ids(rows)).toBe('e');
});

test('the next page is appended, without tickets that are already there', () => {
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
  const ranked = (['urgent', 'high', 'normal', 'low'] as const).map((priority, at) =>
    ticket(String(9 - at), 1, { priority }),
  );
  const sorted = ranked.toReversed().sort((a, b) => (comesAfter(a, b, 'priority') ? 1 : -1));
  expect(sorted).toEqual(ranked);
  expect(comesAfter(urgent, urgent, 'priority')).toBe(false);
  expect(comesAfter(urgent, urgent, '-updatedAt')).toBe(false);
  const touched = ticket('b', 1, { updatedAt: new Date(Date.UTC(2027, 0)).toISOString() });
  expect(comesAfter(touched, ticket('a', 2), '-updatedAt')).toBe(false);
  expect(comesAfter(touched, ticket('a', 2), '-createdAt')).toBe(true);
});

test('a first page that contains all loaded tickets replaces them', () => {
  const fresh = page(
    ['f', 'e', 'd', 'c', 'b'].map((id, at) => ticket(id, 6 - at)),
    'new',
  );
  expect(withFreshStart(loaded, fresh, '-updatedAt')).toMatchObject({ nextCursor: 'new' });
  expect(withFreshStart(undefined, page([ticket('f', 6)], 'x', 9), '-updatedAt')).toEqual({
    items: [ticket('f', 6)],
    total: 9,
    nextCursor: 'x',
  });
  expect(withFreshStart(loaded, page([], 'odd', 0), '-updatedAt').items).toEqual([]);
});

test('a changed ticket keeps its place and its other fields', () => {
  const rows = withChange(loaded, 'd', { status: 'closed' });
  expect(ids(rows)).toBe('fedcb');
  expect(rows.items[2]).toEqual({ ...ticket('d', 4), status: 'closed' });
  expect(rows.items[1]).toBe(loaded.items[1]);
  expect(rows).toMatchObject({ total: 6, nextCursor: 'after b' });
  expect(withChange(loaded, 'x', { status: 'closed' })).toBe(loaded);
});

test("a removed ticket is no longer counted, and one that wasn't loaded still is", () => {
  const rows = without(loaded, 'e');
  expect(ids(rows)).toBe('fdcb');
  expect(rows).toMatchObject({ total: 5, nextCursor: 'after b' });
  expect(without(loaded, 'x')).toEqual(loaded);
});
