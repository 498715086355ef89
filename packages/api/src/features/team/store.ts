import type { Role } from '@helpdesk/sdk/rules/roles';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { InvitationRow, UserRow } from '../../database/tables.ts';
import type { Org } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { hashToken } from '../../http/tokens.ts';

const week = 7 * 24 * 60 * 60 * 1000;

const assignable = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .orderBy(['users.first_name', 'users.last_name', 'users.email'])
    .select('users.*', 'memberships.role'),
);

export type MemberRow = UserRow & { role: Role };

export const readAssignable = (org: Org) => org.all<MemberRow>(assignable({}));

const openInvitations = (org: Org) =>
  org
    .from('invitations')
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', now());

export const readInvitations = (org: Org) =>
  org.all<InvitationRow>(openInvitations(org).orderBy('created_at', 'desc'));

export interface NewInvitation {
  email: string;
  role: Role;
  message: string | null;
}

/** Invites somebody who is neither a member nor invited yet; `tokenFor` makes the link's secret from the id. */
export function invite(
  org: Org,
  invitation: NewInvitation,
  actor: Actor,
  tokenFor: (invitationId: string) => string,
): Promise<InvitationRow> {
  return org.write(async (tx) => {
    const { email } = invitation;
    const isMember = await tx.first(
      tx
        .from('memberships')
        .join('users', 'users.id', 'memberships.user_id')
        .where('users.email', email)
        .select('memberships.id'),
    );
    if (isMember) {
      throw new Refusal(409, 'This person is already a member of the team', 'already_member');
    }
    if (await tx.first(openInvitations(tx).where('email', email))) {
      throw new Refusal(409, 'This person has already been invited', 'already_invited');
    }
    const id = newId();
    const at = now();
    await tx.insert('invitations', {
      ...invitation,
      id,
      token_hash: hashToken(tokenFor(id)),
      invited_by: actor.userId,
      created_at: at,
      expires_at: new Date(Date.parse(at) + week).toISOString(),
    });
    await tx.record('invitation.created', {
      invitationId: id,
      email,
      role: invitation.role,
      actor,
    });
    const row = await tx.first<InvitationRow>(tx.from('invitations').where('id', id));
    if (!row) throw new Error(`The invitation ${id} vanished inside its own transaction`);
    return row;
  });
}

export async function revokeInvitation(org: Org, id: string): Promise<void> {
  await org.write(async (tx) => {
    const revoked = await tx.update(
      'invitations',
      { id, accepted_at: null, revoked_at: null },
      { revoked_at: now() },
    );
    if (revoked === 0) throw notFound('Invitation not found');
  });
}
