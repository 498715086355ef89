import type { Role } from '@helpdesk/sdk/rules/roles';
import { hashToken } from '../../../auth/tokens.ts';
import { newId, now } from '../../../database/ids.ts';
import type { InvitationRow } from '../../../database/rows/people.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { claimMail, tooManyMails } from '../../../mail-limits/limits.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { isConfirmed } from '../../accounts/store/confirmation.ts';
import { actingMember, grantable } from './rights.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export type InvitationWithRole = InvitationRow & { custom_role_name: string | null };

const withRole = (org: Org) =>
  org
    .from('invitations')
    .leftJoin(org.from('custom_roles').as('made'), 'made.id', 'invitations.custom_role_id')
    .select('invitations.*', 'made.name as custom_role_name');

const waiting = (org: Org) => withRole(org).whereNull('accepted_at').whereNull('revoked_at');

export const readInvitations = (org: Org) =>
  org.all<InvitationWithRole>(waiting(org).orderBy('invitations.created_at', 'desc'));

export interface NewInvitation {
  email: string;
  role: Role;
  customRoleId?: string | null | undefined;
  message: string | null;
}

/**
 * Invites a person who is not a member or invited yet; `tokenFor` derives the link's secret from the ID.
 * Replaces an expired invitation.
 */
export function invite(
  org: Org,
  invitation: NewInvitation,
  actor: Actor,
  tokenFor: (invitationId: string) => string,
): Promise<InvitationWithRole> {
  return org.write(async (tx) => {
    const { email } = invitation;
    const isKnown = await isConfirmed(tx);
    if (!isKnown) await refuseUnconfirmed(tx, invitation);
    await refuseMember(tx, email);
    const before = await tx.all<InvitationRow>(waiting(tx).where('email', email));
    if (before.some((one) => one.expires_at > now())) {
      throw new Refusal(409, 'This person has already been invited', 'already_invited');
    }
    await tx.update('invitations', { id: before.map((one) => one.id) }, { revoked_at: now() });
    const acting = await actingMember(tx, actor, 'team.invite');
    const { role, custom_role_id } = await grantable(tx, invitation, acting);
    const id = newId();
    const at = now();
    await tx.insert('invitations', {
      email,
      role,
      custom_role_id,
      message: invitation.message,
      id,
      token_hash: hashToken(tokenFor(id)),
      invited_by: actor.userId,
      created_at: at,
      expires_at: weekAfter(at),
    });
    const seq = await tx.record('invitation.created', { invitationId: id, email, role, actor });
    const mail = { kind: 'invitation.created', seq, to: email, by: actor.userId } as const;
    if (!(await claimMail(tx, mail, isKnown))) throw tooManyMails();
    return mustFind(tx, id);
  });
}

/** Extends an invitation by a week and emails it again, even if it has expired. */
export function resendInvitation(org: Org, id: string, actor: Actor): Promise<InvitationWithRole> {
  return org.write(async (tx) => {
    const row = await tx.first<InvitationRow>(waiting(tx).where('invitations.id', id));
    if (!row) throw invitationMissing();
    await refuseMember(tx, row.email);
    // The response contains the link, which grants the role.
    await refuseHigherInvitation(tx, actor, row, 'team.resendInvitation');
    await tx.update('invitations', { id }, { expires_at: weekAfter(now()) });
    const { email, role } = row;
    const seq = await tx.record('invitation.resent', { invitationId: id, email, role, actor });
    const mail = { kind: 'invitation.resent', seq, to: email, by: actor.userId } as const;
    if (!(await claimMail(tx, mail, await isConfirmed(tx)))) throw tooManyMails();
    return mustFind(tx, id);
  });
}

/** Revokes an invitation; only a member who could grant its role may. */
export async function revokeInvitation(org: Org, id: string, actor: Actor): Promise<void> {
  await org.write(async (tx) => {
    const row = await tx.first<InvitationRow>(waiting(tx).where('invitations.id', id));
    if (!row) throw invitationMissing();
    await refuseHigherInvitation(tx, actor, row, 'team.revokeInvitation');
    await tx.update('invitations', { id }, { revoked_at: now() });
  });
}

/** Rejects an invitation to a role with permissions that the actor lacks. */
async function refuseHigherInvitation(
  tx: Tx,
  actor: Actor,
  row: InvitationRow,
  operation: 'team.resendInvitation' | 'team.revokeInvitation',
) {
  const acting = await actingMember(tx, actor, operation);
  await grantable(tx, { role: row.role as Role, customRoleId: row.custom_role_id }, acting);
}

/** Maximum invitations in total before an admin has confirmed their address. */
const maxUnconfirmed = 3;

async function refuseUnconfirmed(tx: Tx, { message }: NewInvitation) {
  if (message) {
    throw new Refusal(
      403,
      'Confirm your email address to add a message to invitations',
      'email_unconfirmed',
    );
  }
  const all = await tx.all(tx.from('invitations').limit(maxUnconfirmed).select('id'));
  if (all.length >= maxUnconfirmed) {
    throw new Refusal(
      403,
      'Confirm your email address to invite more than three people',
      'email_unconfirmed',
    );
  }
}

const invitationMissing = () => notFound('Invitation not found');

const weekAfter = (at: string) => new Date(Date.parse(at) + week).toISOString();

async function refuseMember(tx: Tx, email: string) {
  const member = tx
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('users.email', email)
    .select('memberships.id');
  if (await tx.first(member)) {
    throw new Refusal(409, 'This person is already a member of the team', 'already_member');
  }
}

async function mustFind(tx: Tx, id: string): Promise<InvitationWithRole> {
  const row = await tx.first<InvitationWithRole>(withRole(tx).where('invitations.id', id));
  if (!row) throw new Error(`The invitation ${id} vanished inside its own transaction`);
  return row;
}
