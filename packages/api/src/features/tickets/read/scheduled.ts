import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { ScheduledReplyRow } from '../../../database/rows/tickets.ts';
import type { Directory, Org, OrgScope, P } from '../../../database/types.ts';

/** The columns of a scheduled reply in a detail. */
export interface ShownScheduled
  extends Pick<
    ScheduledReplyRow,
    'id' | 'user_id' | 'body' | 'status' | 'hold_seconds' | 'send_at' | 'stopped' | 'created_at'
  > {
  user_first_name: string | null;
  user_last_name: string | null;
  user_email: string;
  user_image: string | null;
}

export const scheduledColumns: { [Column in keyof ShownScheduled]-?: string } = {
  id: 'scheduled_replies.id',
  user_id: 'scheduled_replies.user_id',
  body: 'scheduled_replies.body',
  status: 'scheduled_replies.status',
  hold_seconds: 'scheduled_replies.hold_seconds',
  send_at: 'scheduled_replies.send_at',
  stopped: 'scheduled_replies.stopped',
  created_at: 'scheduled_replies.created_at',
  user_first_name: 'users.first_name',
  user_last_name: 'users.last_name',
  user_email: 'users.email',
  user_image: 'users.profile_image_url',
};

export const scheduledOf = (org: OrgScope, ticket: P<string>[string]) =>
  org
    .from('scheduled_replies')
    .join('users', 'users.id', 'scheduled_replies.user_id')
    .where('ticket_id', ticket)
    .orderBy(['scheduled_replies.send_at', 'scheduled_replies.id']);

const byId = prepare((org, p: P<'ticket' | 'id'>) =>
  scheduledOf(org, p.ticket)
    .where('scheduled_replies.id', p.id)
    .select(scheduledColumns, 'ticket_id', 'due_at'),
);

export type ScheduledReply = ShownScheduled & Pick<ScheduledReplyRow, 'ticket_id' | 'due_at'>;

/** A scheduled reply of a ticket. */
export const findScheduled = (org: Org, ticketId: string, id: string) =>
  org.first<ScheduledReply>(byId({ ticket: ticketId, id }));

const countOf = prepare((org, p: P<'ticket'>) =>
  org.from('scheduled_replies').where('ticket_id', p.ticket).count('* as count'),
);

export async function countScheduled(org: Org, ticketId: string): Promise<number> {
  return Number((await org.first<{ count: number }>(countOf({ ticket: ticketId })))?.count ?? 0);
}

const firstDue = prepareDirectory((all) =>
  all.from('scheduled_replies').whereNotNull('due_at').orderBy('due_at').limit(1).select('due_at'),
);

/** When the next reply of any organization is due; null if none waits. */
export async function nextDue(directory: Directory): Promise<string | null> {
  return (await directory.first<{ due_at: string }>(firstDue({})))?.due_at ?? null;
}
