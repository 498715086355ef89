import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isChoice, rankOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { AnswerOf } from '../../data/client.ts';
import type { Sort } from './choices.ts';

export type Ticket = Schema<'Ticket'>;
type Page = AnswerOf<'tickets.list'>;

/** The number of tickets on the first page, which every event refetches. */
export const firstPage = 100;

/** The loaded part of the list. */
export type TicketRows = { items: Ticket[]; total: number; nextCursor: string | null };

function placeOf(ticket: Ticket, sort: Sort): string {
  // The most urgent first.
  if (isChoice(sort)) return `${9 - (rankOf(sort, ticket[sort]) ?? 0)}${ticket.id}`;
  if (sort === 'waiting') return `${turnOrder(ticket)}${ticket.turnSince}${ticket.id}`;
  if (sort === 'due') return `${isDone(ticket) ? 1 : 0}${ticket.dueAt}${ticket.id}`;
  return (sort === '-updatedAt' ? ticket.updatedAt : ticket.createdAt) + ticket.id;
}

const turnOrder = ({ turn }: Ticket) => (turn === 'us' ? 0 : turn === 'customer' ? 1 : 2);
const isDone = ({ status }: Ticket) => status === 'resolved' || status === 'closed';

/** Whether a ticket comes after another one in the server's order. */
export function comesAfter(ticket: Ticket, other: Ticket, sort: Sort): boolean {
  const [a, b] = [placeOf(ticket, sort), placeOf(other, sort)];
  return sort.startsWith('-') ? a < b : a > b;
}

/**
 * The loaded rows after the first page was refetched: the fresh page, then the rows that were loaded below it.
 * So a long list keeps its position without being fetched as a whole for every change.
 */
export function withFreshStart(old: TicketRows | undefined, fresh: Page, sort: Sort): TicketRows {
  const last = fresh.at(-1);
  const start = { items: [...fresh], total: fresh.total, nextCursor: fresh.nextCursor };
  if (!old || !last || fresh.nextCursor === null || old.items.length <= fresh.length) return start;
  const known = new Set(fresh.map(({ id }) => id));
  const rest = old.items.filter(
    (ticket) => !known.has(ticket.id) && comesAfter(ticket, last, sort),
  );
  return { ...start, items: [...start.items, ...rest], nextCursor: old.nextCursor };
}

export function withNextPage(old: TicketRows, page: Page): TicketRows {
  const known = new Set(old.items.map(({ id }) => id));
  const items = [...old.items, ...page.filter(({ id }) => !known.has(id))];
  return { items, total: page.total, nextCursor: page.nextCursor };
}

/** The rows with a ticket updated before the list is refetched. */
export function withChange(rows: TicketRows, id: string, change: Partial<Ticket>): TicketRows {
  if (!rows.items.some((ticket) => ticket.id === id)) return rows;
  const items = rows.items.map((ticket) => (ticket.id === id ? { ...ticket, ...change } : ticket));
  return { ...rows, items };
}

export function without(rows: TicketRows, id: string): TicketRows {
  const items = rows.items.filter((ticket) => ticket.id !== id);
  return { ...rows, items, total: rows.total - (rows.items.length - items.length) };
}

/** The position of a ticket in the list when it was opened, and its neighbors that still exist. */
export function neighborsIn(ids: readonly string[], opened: readonly string[], id: string) {
  const order = opened.includes(id) ? opened : ids;
  const at = order.indexOf(id);
  if (at === -1) return undefined;
  if (order === ids) return { at, previous: ids[at - 1], next: ids[at + 1] };
  const here = new Set(ids);
  const known = new Set(order);
  const previous = order.slice(0, at).findLast((one) => here.has(one));
  const next = order.slice(at + 1).find((one) => here.has(one));
  // Tickets that have been loaded since then come after the known ones.
  return { at, previous, next: next ?? ids[ids.findLastIndex((one) => known.has(one)) + 1] };
}
