import { prepare } from '../../../database/prepare.ts';
import type { TicketMessageRow, TicketSplitRow } from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';

const messageRow = prepare((org, p: P<'id'>) => org.from('ticket_messages').where('id', p.id));

/** The stored row of a message. */
export const findMessageRow = (org: Org, id: string) =>
  org.first<TicketMessageRow>(messageRow({ id }));

const splitById = prepare((org, p: P<'id'>) => org.from('ticket_splits').where('ticket_id', p.id));

/** The record of how a ticket was split off. */
export const findSplit = (org: Org, id: string) => org.first<TicketSplitRow>(splitById({ id }));
