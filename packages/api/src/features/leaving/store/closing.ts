import type { Member } from '../../../auth/caller.ts';
import { actorOf } from '../../../auth/caller.ts';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { EventPayloads } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { closeChat } from '../../chat/store/close.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import { findMemberOfUser, readMembers } from '../../team/read.ts';

const day = 24 * 60 * 60 * 1000;
/** The grace period in which a deletion can be canceled. */
export const grace = 30 * day;

const open = prepare((org, p: P<'limit'>) =>
  org
    .from('chat_sessions')
    .whereRaw("status <> 'closed'")
    .orderBy('started_at')
    .limit(p.limit)
    .select('id'),
);

/** Maximum chats that the transaction that closes the organization ends; earlier transactions end the others. */
const most = 50;

/** Closes an organization and schedules its deletion after the grace period. If it is already closed, keeps the date. */
export async function closeOrganization(org: Org, name: string, member: Member): Promise<string> {
  let left = await org.write((tx) => endSome(tx, name, member));
  while (left === most) left = await org.write((tx) => endSome(tx, name, member));
  return org.write(async (tx) => {
    const already = await mayClose(tx, name, member);
    if (already !== null) return already;
    await endChats(tx, member);
    const deletesAt = new Date(Date.parse(now()) + grace).toISOString();
    await tx.update('organizations', {}, { deletes_at: deletesAt, deletion_told_at: null });
    await tx.remove('socket_tickets', {});
    const actor = actorOf(member);
    await tx.record('organization.closed', { deletesAt, actor });
    await tellAdmins(tx, 'closed', deletesAt, actor.name);
    return deletesAt;
  });
}

async function endSome(tx: Tx, name: string, member: Member) {
  return (await mayClose(tx, name, member)) === null ? endChats(tx, member) : 0;
}

/** Ends open chats. Their visitors see it, and those waiting for an answer get a ticket. */
async function endChats(tx: Tx, member: Member) {
  const chats = await tx.all<{ id: string }>(open({ limit: most }));
  for (const { id } of chats) await closeChat(tx, id, actorOf(member), 'agent');
  return chats.length;
}

/** Checks that the member may close it. Returns its deletion date if it is already closed. */
async function mayClose(tx: Tx, name: string, member: Member): Promise<string | null> {
  await refuseUnlessAdmin(tx, member);
  const { deletes_at: deletesAt, name: own } = await readOrganization(tx);
  if (name !== own.trim()) {
    throw invalid('name', `Please type the name of the organization: ${own.trim()}`);
  }
  return deletesAt;
}

/** Reopens an organization; has no effect on an open one. */
export const reopenOrganization = (org: Org, member: Member): Promise<void> =>
  org.write(async (tx) => {
    await refuseUnlessAdmin(tx, member);
    const { deletes_at: deletesAt } = await readOrganization(tx);
    if (deletesAt === null) return;
    if (deletesAt <= now()) {
      throw new Refusal(410, 'This organization is being deleted', 'deletion_begun');
    }
    await tx.update('organizations', {}, { deletes_at: null, deletion_told_at: null });
    const actor = actorOf(member);
    await tx.record('organization.reopened', { actor });
    await tellAdmins(tx, 'reopened', deletesAt, actor.name);
  });

/** Custom roles may have all permissions, but cannot close an organization. */
async function refuseUnlessAdmin(tx: Tx, { user }: Member) {
  // Reads the current role, which may have just changed.
  if ((await findMemberOfUser(tx, user.id))?.role === 'admin') return;
  throw new Refusal(403, 'Only an admin can do this', 'admins_only');
}

/** Notifies each admin by email. */
export async function tellAdmins(
  tx: Tx,
  change: EventPayloads['organization.deletion_told']['change'],
  deletesAt: string,
  by: string | null,
): Promise<void> {
  for (const { role, user_id: userId } of await readMembers(tx)) {
    if (role !== 'admin') continue;
    await tx.record('organization.deletion_told', { userId, change, by, deletesAt });
  }
}
