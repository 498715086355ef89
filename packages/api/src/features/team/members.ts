import { can, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import type { MembershipRow } from '../../database/rows/people.ts';
import type { Database, Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { forbidden, notFound, Refusal } from '../../http/refusal.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { endSessionsOf } from '../../http/sessions.ts';
import { releaseTickets } from '../tickets/store.ts';
import { countAdmins, findMember, findMemberOfUser, type MemberRow } from './read.ts';

export async function setAvailability(
  org: Org,
  userId: string,
  availability: MembershipRow['availability'],
): Promise<MemberRow> {
  return org.write(async (tx) => {
    const before = await memberOf(tx, userId);
    if (before.availability !== availability) {
      await tx.update('memberships', { user_id: userId }, { availability });
      await tx.record('member.availability_changed', { userId, availability });
    }
    return { ...before, availability };
  });
}

/** Gives a member another role; who may no longer answer tickets gives up his own first. */
export async function setRole(org: Org, id: string, role: Role, actor: Actor): Promise<MemberRow> {
  const right: Change = {
    permission: 'change_user_roles',
    ownRow: 'You cannot change your own role',
    leaves: role !== 'admin',
  };
  if (!can(role, 'view_all_tickets')) await clearDesk(org, id, right, actor);
  return org.write(async (tx) => {
    const member = await changeable(tx, id, right, actor);
    const { user_id: userId, role: previousRole } = member;
    if (role === previousRole) return member;
    if (!can(role, 'view_all_tickets')) await release(tx, member, actor);
    await tx.update('memberships', { id }, { role });
    await tx.record('member.role_changed', { userId, role, previousRole, actor });
    return { ...member, role };
  });
}

/** Takes a member out of the organization at once: tickets, sockets and, if he is nowhere else, sessions. */
export async function removeMember(
  database: Database,
  org: Org,
  id: string,
  actor: Actor,
): Promise<void> {
  const right: Change = {
    permission: 'remove_users',
    ownRow: 'You cannot remove yourself',
    leaves: true,
  };
  await clearDesk(org, id, right, actor);
  await database.directory.write(async (directory) => {
    const tx = directory.org(org.id);
    // Takes the organization before anything of it is read: who removes at the same time waits.
    await tx.version();
    const member = await changeable(tx, id, right, actor);
    const { user_id: userId, role } = member;
    await release(tx, member, actor);
    await tx.remove('socket_tickets', { user_id: userId });
    await tx.remove('memberships', { id });
    await tx.record('member.removed', { userId, role, actor });
    const elsewhere = directory.from('memberships').where('user_id', userId).select('id');
    if (!(await directory.first(elsewhere))) await endSessionsOf(directory, userId);
  });
  forgetSession(database);
}

interface Change {
  permission: Permission;
  /** The sentence for who means himself. */
  ownRow: string;
  /** Whether there is an admin less afterwards, if the member is one. */
  leaves: boolean;
}

/** The member that the actor may change. His right is asked again: somebody may just have taken it from him. */
async function changeable(tx: Tx, id: string, change: Change, actor: Actor): Promise<MemberRow> {
  const member = await findMember(tx, id);
  if (!member) throw notFound('Team member not found');
  if (member.user_id === actor.userId) throw new Refusal(403, change.ownRow, 'own_row');
  if (member.role === 'admin' && change.leaves && (await countAdmins(tx)) === 1) {
    throw new Refusal(409, 'An organization must keep at least one admin', 'last_admin');
  }
  const { role } = await memberOf(tx, actor.userId ?? '');
  if (!can(role, change.permission)) throw forbidden();
  return member;
}

async function memberOf(tx: Tx, userId: string): Promise<MemberRow> {
  const member = await findMemberOfUser(tx, userId);
  if (!member) throw forbidden();
  return member;
}

/** Takes most tickets away in transactions of their own, so that nobody waits long for the last one. */
async function clearDesk(org: Org, id: string, right: Change, actor: Actor) {
  const step = (tx: Tx) =>
    changeable(tx, id, right, actor).then((member) => releaseTickets(tx, leaving(member), actor));
  while (await org.write(step));
}

async function release(tx: Tx, member: MemberRow, actor: Actor) {
  while (await releaseTickets(tx, leaving(member), actor));
}

const leaving = ({ user_id: id, first_name, last_name, email }: MemberRow) => ({
  id,
  name: [first_name, last_name].filter(Boolean).join(' ') || email,
});
