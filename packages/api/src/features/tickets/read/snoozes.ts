import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { TicketSnoozeRow } from '../../../database/rows/tickets.ts';
import type { Directory, Org, P } from '../../../database/types.ts';

const byId = prepare((org, p: P<'id'>) =>
  org.from('ticket_snoozes').where('id', p.id).select('due_at'),
);

/** The snooze of a ticket, unless it has ended. */
export const findSnooze = (org: Org, id: string) =>
  org.first<Pick<TicketSnoozeRow, 'due_at'>>(byId({ id }));

const firstDue = prepareDirectory((all) =>
  all.from('ticket_snoozes').whereNotNull('due_at').orderBy('due_at').limit(1).select('due_at'),
);

/** When the next snooze of any organization ends; null if none ends by itself. */
export async function nextBack(directory: Directory): Promise<string | null> {
  return (await directory.first<{ due_at: string }>(firstDue({})))?.due_at ?? null;
}
