import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../../database/ids.ts';
import type { TicketActivityRow } from '../../../database/rows/tickets.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';

type Kind = Schema<'TimelineEntry'>['kind'];

/** A timeline entry with its actor. */
export interface TimelineEntry {
  kind: Kind;
  from: string | null;
  to: string | null;
  actor: Actor;
  /** The number of the merged ticket that it belongs to. */
  mergedFrom?: string | null;
}

/** Adds entries to the ticket's timeline; returns the stored rows. */
export async function writeTimeline(
  tx: Tx,
  ticketId: string,
  at: string,
  lines: readonly TimelineEntry[],
): Promise<TicketActivityRow[]> {
  const rows = lines.map(({ kind, from, to, actor, mergedFrom = null }) => ({
    organization_id: tx.id,
    id: newId(),
    ticket_id: ticketId,
    actor_user_id: actor.userId,
    actor_type: actor.type,
    kind,
    from_value: from,
    to_value: to,
    created_at: at,
    merged_from: mergedFrom,
    via: actor.via ?? null,
  }));
  await Promise.all(rows.map((row) => tx.insert('ticket_activity', row)));
  return rows;
}

/** A timeline entry without a change of the ticket. */
export type Remark = Omit<TimelineEntry, 'kind'> & {
  kind: Extract<
    Kind,
    | 'macro'
    | 'mail_automatic'
    | 'mail_bounced'
    | 'mail_delayed'
    | `task_${string}`
    | `time_${string}`
  >;
};

/** Adds a timeline entry without changing the ticket. */
export async function remarkOnTicket(tx: Tx, ticketId: string, remark: Remark): Promise<void> {
  await writeTimeline(tx, ticketId, now(), [remark]);
}
