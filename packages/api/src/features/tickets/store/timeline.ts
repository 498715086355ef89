import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../../database/ids.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';

type Kind = Schema<'TimelineEntry'>['kind'];

/** A timeline entry with its actor. */
export interface Line {
  kind: Kind;
  from: string | null;
  to: string | null;
  actor: Actor;
}

export async function writeLines(tx: Tx, ticketId: string, at: string, lines: readonly Line[]) {
  const rows = lines.map(({ kind, from, to, actor }) => ({
    id: newId(),
    ticket_id: ticketId,
    actor_user_id: actor.userId,
    actor_type: actor.type,
    kind,
    from_value: from,
    to_value: to,
    created_at: at,
  }));
  await Promise.all(rows.map((row) => tx.insert('ticket_activity', row)));
}

/** Timeline entries without a change of the ticket. */
export type Remark = Omit<Line, 'kind'> & {
  kind: Extract<Kind, 'mail_automatic' | 'mail_bounced' | 'mail_delayed'>;
};

/** Adds a timeline entry without changing the ticket. */
export const remarkOnTicket = (tx: Tx, ticketId: string, remark: Remark): Promise<void> =>
  writeLines(tx, ticketId, now(), [remark]);
