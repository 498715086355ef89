import type { TicketRow } from './rows/tickets.ts';
import type { Input, Tx, Where } from './types.ts';

/** Writes to tickets, which a transaction doesn't provide by itself. */
interface TicketRows {
  insert(row: Input<TicketRow>): Promise<void>;
  update(where: Where<TicketRow>, patch: Input<TicketRow>): Promise<number>;
  remove(where: Where<TicketRow>): Promise<number>;
}

interface Whole {
  insert(table: 'tickets', row: Input<TicketRow>): Promise<void>;
  update(table: 'tickets', where: Where<TicketRow>, patch: Input<TicketRow>): Promise<number>;
  remove(table: 'tickets', where: Where<TicketRow>): Promise<number>;
}

/**
 * The table of tickets. Only `create.ts` and `change.ts` of tickets write it, because they also update numbers, counters,
 * search, timeline and events. dependency-cruiser (`tickets-are-written-in-two-places`) reports any other importer.
 */
export function ticketRows(tx: Tx): TicketRows {
  const whole = tx as unknown as Whole;
  return {
    insert: (row) => whole.insert('tickets', row),
    update: (where, patch) => whole.update('tickets', where, patch),
    remove: (where) => whole.remove('tickets', where),
  };
}
