import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../database/types.ts';
import { daysBefore, monthsBefore, type Rules } from './rules.ts';

type Of = P<'before'>;

/** Resolved tickets unchanged since the given time. */
export const resolvedBefore = (org: OrgScope, p: Of) =>
  org.from('tickets').where('status', 'resolved').where('updated_at', '<', p.before);

/** Closed tickets unchanged since the given time. */
export const closedBefore = (org: OrgScope, p: Of) =>
  org.from('tickets').where('status', 'closed').where('updated_at', '<', p.before);

/** Received emails, except those waiting to be read. */
export const mailsBefore = (org: OrgScope, p: Of) =>
  org.from('inbound_mails').whereRaw("state <> 'waiting'").where('received_at', '<', p.before);

/** Chats that ended before the given time. They also began before it, which has an index. */
export const chatsBefore = (org: OrgScope, p: Of) =>
  org
    .from('chat_sessions')
    .where('status', 'closed')
    .where('started_at', '<', p.before)
    .where('closed_at', '<', p.before);

const counting = (rows: typeof closedBefore) =>
  prepare((org, p: Of) => rows(org, p).count('* as count'));
const resolved = counting(resolvedBefore);
const closed = counting(closedBefore);
const mails = counting(mailsBefore);
const chats = counting(chatsBefore);

/** Counts what the rules would close and delete now. */
export async function countOld(
  org: Org,
  rules: Rules,
  at: number,
): Promise<Schema<'RetentionPreview'>> {
  const count = async (query: typeof closed, before: string | null) => {
    if (before === null) return 0;
    const row = await org.first<{ count: number | string }>(query({ before }));
    return Number(row?.count ?? 0);
  };
  return {
    ticketsToClose: await count(resolved, daysBefore(at, rules.closeResolvedDays)),
    ticketsToDelete: await count(closed, monthsBefore(at, rules.deleteClosedMonths)),
    mailsToDelete: await count(mails, daysBefore(at, rules.deleteMailsDays)),
    chatsToDelete: await count(chats, monthsBefore(at, rules.deleteChatsMonths)),
  };
}
