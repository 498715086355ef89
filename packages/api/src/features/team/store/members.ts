import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import { holderOf } from '../../../auth/permissions.ts';
import { forgetSession } from '../../../auth/session-memory.ts';
import { endSessionsOf, endSsoSessions } from '../../../auth/store/sessions.ts';
import type { DirectoryTx, Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { forbidden, notFound, Refusal } from '../../../refusal.ts';
import type { ServerContext } from '../../../server-context.ts';
import { resetFactors } from '../../accounts/store/second-factor.ts';
import { removeRepliesOf } from '../../canned-replies/store/replies.ts';
import { removeMacrosOf } from '../../macros/store/macros.ts';
import { removeReportsOf } from '../../saved-reports/store/saved-reports.ts';
import { releaseTasks } from '../../tasks/store/release.ts';
import { unfollowAll } from '../../tickets/store/people/add-followers.ts';
import { releaseTickets } from '../../tickets/store/release.ts';
import { stopRepliesOf } from '../../tickets/store/replies/stop-scheduled.ts';
import { releaseTimer } from '../../time/store/timer.ts';
import { removeViewsOf } from '../../views/store/views.ts';
import { countOtherAdmins, findMember, findMemberOfUser, type MemberRow } from '../read.ts';
import { type Choices, type Heir, heirOf, readBelongings, settleBelongings } from './belongings.ts';
import {
  actingMember,
  type Granted,
  grantable,
  lessenRights,
  refuseHigherMember,
  revokeInvitationsOf,
} from './rights.ts';

export async function setAvailability(
  org: Org,
  userId: string,
  { availability, awayReason }: Schema<'AvailabilityInput'>,
): Promise<MemberRow> {
  const away_reason = (availability === 'away' && awayReason) || null;
  return org.write(async (tx) => {
    const before = await memberOf(tx, userId);
    if (before.availability !== availability || before.away_reason !== away_reason) {
      await tx.update('memberships', { user_id: userId }, { availability, away_reason });
      await tx.record('member.availability_changed', { userId, availability });
    }
    return { ...before, availability, away_reason };
  });
}

/** Changes the role of a member. A member who becomes a customer is first unassigned from their tickets. */
export async function setRole(
  org: Org,
  id: string,
  { role, customRoleId = null, end = [], handOver = [] }: Schema<'RoleInput'>,
  actor: Actor,
): Promise<MemberRow> {
  const right: Change = {
    operation: 'team.setRole',
    ownRow: "You can't change your own role",
    leaves: role !== 'admin',
  };
  if (!isStaff(role)) await unassignAll(org, id, right, actor);
  return org.write(async (tx) => {
    const { member, acting } = await changeable(tx, id, right, actor);
    if (role === member.role && customRoleId === member.custom_role_id) return member;
    const granted = await grantable(tx, { role, customRoleId }, acting);
    await changeRole(tx, member, granted, actor, { heir: heirOf(acting), end, handOver });
    return mustBeMember(tx, id);
  });
}

/** Changes a member's role, and disables or hands over keys and webhooks that it does not allow. */
async function changeRole(
  tx: Tx,
  member: MemberRow,
  granted: Granted,
  actor: Actor,
  { heir, ...choices }: Choices & { heir: Heir } = { heir: null, ...byDefault },
) {
  const { id, user_id: userId, role: previousRole } = member;
  const { role } = granted;
  if (!isStaff(role)) {
    await release(tx, member, actor);
    await stopRepliesOf(tx, userId, actor);
  }
  await tx.update('memberships', { id }, { ...granted });
  await lessenRights(tx, userId, holderOf(granted));
  await settleBelongings(tx, await readBelongings(tx, [member], holderOf(granted)), heir, choices);
  await tx.record('member.role_changed', { userId, role, previousRole, actor });
}

/** Gives a member a computed role, unless no admin would be left; returns whether it changed. */
export async function giveRole(
  tx: Tx,
  userId: string,
  roleFor: (current: Role) => Role,
  actor: Actor,
): Promise<boolean> {
  const member = await memberOf(tx, userId);
  const role = roleFor(member.role);
  if (role === member.role) return false;
  if (member.role === 'admin' && (await countOtherAdmins(tx, userId)) === 0) return false;
  await changeRole(tx, member, { role, custom_role_id: null, permissions: null }, actor);
  return true;
}

/** Removes a member with their ticket assignments, sockets and, without another organization, sessions. */
export async function removeMember(
  server: ServerContext,
  org: Org,
  id: string,
  actor: Actor,
  choices: Choices = byDefault,
): Promise<void> {
  const right: Change = {
    operation: 'team.remove',
    ownRow: "You can't remove yourself",
    leaves: true,
  };
  await unassignAll(org, id, right, actor);
  await changeAccount(server, org, { id, right, actor }, async (directory, tx, found) => {
    const { member, acting } = found;
    const { user_id: userId } = member;
    const belongings = await readBelongings(tx, [member], null);
    await settleBelongings(tx, belongings, heirOf(acting), choices);
    await takeAway(tx, member, actor);
    await directory.update('users', { id: userId }, { former_organization_id: org.id });
    const elsewhere = directory.from('memberships').where('user_id', userId).select('id');
    if (!(await directory.first(elsewhere))) await endSessionsOf(directory, userId);
  });
}

/** Removes a membership with its assignments and personal data. */
async function takeAway(tx: Tx, member: MemberRow, actor: Actor) {
  const { id, user_id: userId, role } = member;
  await release(tx, member, actor);
  await tx.remove('socket_tickets', { user_id: userId });
  await stopRepliesOf(tx, userId, actor);
  await removeRepliesOf(tx, userId);
  await removeViewsOf(tx, userId);
  await removeReportsOf(tx, userId);
  await removeMacrosOf(tx, userId);
  await unfollowAll(tx, userId);
  await tx.remove('sso_identities', { user_id: userId });
  await tx.remove('memberships', { id });
  await revokeInvitationsOf(tx, userId);
  await tx.record('member.removed', { userId, role, actor });
}

/** Removes the membership of a user whose account is deleted; most tickets are unassigned in separate transactions. */
export async function takeMembershipAway(org: Org, userId: string, actor: Actor): Promise<void> {
  while (await org.write((tx) => releaseTickets(tx, userId, actor)));
  await org.write(async (tx) => {
    const member = await findMemberOfUser(tx, userId);
    if (!member) return;
    await settleBelongings(tx, await readBelongings(tx, [member], null), null, byDefault);
    await takeAway(tx, member, actor);
  });
}

/** Removes the second factor of a member who has lost it. Admins may not do this for members of several organizations. */
export async function resetSecondFactor(
  server: ServerContext,
  org: Org,
  id: string,
  actor: Actor,
): Promise<void> {
  const right: Change = {
    operation: 'team.resetSecondFactor',
    ownRow: 'Change your own two-factor authentication in your profile',
    leaves: false,
  };
  await changeAccount(server, org, { id, right, actor }, async (directory, tx, { member }) => {
    const { user_id: userId } = member;
    const places = await directory.all(directory.from('memberships').where('user_id', userId));
    if (places.length > 1) {
      const message = 'This member also belongs to other organizations';
      throw new Refusal(409, message, 'belongs_elsewhere');
    }
    if (member.second_factor_since === null) {
      throw new Refusal(
        409,
        "This member doesn't use two-factor authentication",
        'second_factor_missing',
      );
    }
    await resetFactors(directory, userId);
    await tx.record('member.second_factor_reset', { userId, actor });
  });
}

/** Unlinks a member from their account at the sign-on provider, so the next sign-in with their address links again. */
export async function unlinkSso(
  server: ServerContext,
  org: Org,
  id: string,
  actor: Actor,
): Promise<void> {
  const right: Change = {
    operation: 'team.unlinkSso',
    ownRow: "You can't unlink yourself",
    leaves: false,
  };
  await changeAccount(server, org, { id, right, actor }, async (directory, tx, { member }) => {
    const { user_id: userId } = member;
    if ((await tx.remove('sso_identities', { user_id: userId })) === 0) {
      const message = "This member hasn't signed in with single sign-on yet";
      throw new Refusal(409, message, 'sso_not_linked');
    }
    await endSsoSessions(directory, org.id, userId);
  });
}

const byDefault: Choices = { end: [], handOver: [] };

/** Changes a member and their account in one transaction, then reloads their sessions. */
async function changeAccount(
  server: ServerContext,
  org: Org,
  { id, right, actor }: { id: string; right: Change; actor: Actor },
  change: (directory: DirectoryTx, tx: Tx, found: Changeable) => Promise<void>,
): Promise<void> {
  const { user_id: userId } = await mustBeMember(org, id);
  const account = server.database.directory.locking({ organizations: [org.id], users: [userId] });
  await account.write(async (directory) => {
    const tx = directory.org(org.id);
    // Locks the organization before reading, so concurrent changes wait.
    await tx.version();
    await change(directory, tx, await changeable(tx, id, right, actor));
  });
  forgetSession(server);
}

interface Changeable {
  member: MemberRow;
  acting: MemberRow;
}

interface Change {
  operation: 'team.setRole' | 'team.remove' | 'team.resetSecondFactor' | 'team.unlinkSso';
  /** The message when the actor is the member. */
  ownRow: string;
  /** Whether the change takes the admin role from an admin. */
  leaves: boolean;
}

/** The member to change, and the actor. Checks the actor's permission again, since it may just have been revoked. */
async function changeable(tx: Tx, id: string, change: Change, actor: Actor): Promise<Changeable> {
  const member = await mustBeMember(tx, id);
  if (member.user_id === actor.userId) throw new Refusal(403, change.ownRow, 'own_row');
  const isLast = async () => (await countOtherAdmins(tx, member.user_id)) === 0;
  if (member.role === 'admin' && change.leaves && (await isLast())) {
    throw new Refusal(409, 'An organization must keep at least one admin', 'last_admin');
  }
  const acting = await actingMember(tx, actor, change.operation);
  refuseHigherMember(acting, member);
  return { member, acting };
}

export async function mustBeMember(tx: Org, id: string): Promise<MemberRow> {
  const member = await findMember(tx, id);
  if (!member) throw notFound('Team member not found');
  return member;
}

async function memberOf(tx: Tx, userId: string): Promise<MemberRow> {
  const member = await findMemberOfUser(tx, userId);
  if (!member) throw forbidden();
  return member;
}

/** Unassigns most tickets in separate transactions, so the last one is short. */
async function unassignAll(org: Org, id: string, right: Change, actor: Actor) {
  const step = (tx: Tx) =>
    changeable(tx, id, right, actor).then(({ member }) =>
      releaseTickets(tx, member.user_id, actor),
    );
  while (await org.write(step));
}

async function release(tx: Tx, member: MemberRow, actor: Actor) {
  while (await releaseTickets(tx, member.user_id, actor));
  await releaseTasks(tx, member.user_id);
  await releaseTimer(tx, member.user_id, actor);
}
