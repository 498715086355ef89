import type { Body } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import { subdomainOf } from '@helpdesk/sdk/rules/slug';
import { type SignInPlace, startSession } from '../../auth/store/sessions.ts';
import { Duplicate } from '../../database/errors.ts';
import { newId, now } from '../../database/ids.ts';
import type { Directory, DirectoryTx } from '../../database/types.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { insertDefaultForm } from '../forms/store/forms.ts';
import { confirmationExpiry } from './confirmation-link.ts';
import {
  emailTaken,
  findOpenInvitation,
  type InvitationWithOrganization,
} from './store/accounts.ts';
import { addMember, givenRole } from './store/add-member.ts';
import { isConfirmed } from './store/confirmation.ts';
import { isTaken } from './store/email-changes.ts';

type SignupInput = Omit<Body<'auth.signup'>, 'password' | 'confirmPassword'>;

export const invitationInvalid = () =>
  new Refusal(410, 'This invitation is invalid or has expired', 'invitation_invalid');

/** Creates the account with an organization, or joins one with the invitation; returns a session token. */
export async function signUp(
  directory: Directory,
  input: SignupInput,
  passwordHash: string,
  invitationHash: string | null,
  /** The only organization in which the session is valid. */
  onlyIn: string | null,
  place: SignInPlace,
): Promise<{ token: string; userId: string }> {
  const user = {
    id: newId(),
    email: input.email.toLowerCase(),
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    password_hash: passwordHash,
    notification_preferences: {},
    created_at: now(),
  };
  try {
    const invited = invitationHash && (await findOpenInvitation(directory, invitationHash));
    const scope = { organizations: invited ? [invited.organization_id] : [] };
    return await directory.locking(scope).write(async (tx) => {
      const invitation = invitationHash ? await findOpenInvitation(tx, invitationHash) : null;
      if (invitationHash && invitation?.email !== user.email) throw invitationInvalid();
      // The inviter can see the link too, so it confirms the address only if the inviter's organization has a confirmed admin.
      const isProved = invitation ? await isConfirmed(tx.org(invitation.organization_id)) : false;
      const email_unconfirmed_since = isProved ? null : user.created_at;
      await tx.insert('users', { ...user, email_unconfirmed_since });
      // After the insert, which waits for a concurrent change of the address.
      if (await isTaken(tx, user.email, user.id)) throw emailTaken();
      if (invitation) await join(tx, user.id, invitation);
      const organizationId =
        invitation?.organization_id ??
        (await foundOrganization(tx, user.id, input.organizationName ?? ''));
      if (!isProved) {
        const expiresAt = confirmationExpiry(user.created_at);
        const request = { userId: user.id, expiresAt };
        await tx.org(organizationId).record('account.confirmation_requested', request);
      }
      return { token: await startSession(tx, user.id, onlyIn, place), userId: user.id };
    });
  } catch (error) {
    if (error instanceof Duplicate && error.table === 'users') throw emailTaken();
    throw error;
  }
}

/** Creates an organization with a free subdomain derived from its name, its first admin and a contact form. */
export async function foundOrganization(tx: DirectoryTx, userId: string, name: string) {
  const trimmed = name.trim();
  if (!trimmed) throw invalid('organizationName', 'Organization name is required', 'required');
  const id = newId();
  await insertWithFreeSubdomain(tx, id, trimmed);
  const org = tx.org(id);
  await addMember(org, userId, givenRole('admin'), null);
  await insertDefaultForm(org);
  return id;
}

async function insertWithFreeSubdomain(tx: DirectoryTx, id: string, name: string) {
  for (let attempt = 0; ; attempt += 1) {
    const subdomain = subdomainOf(name, attempt);
    // Former subdomains stay reserved; the row is locked, so it cannot be released concurrently.
    const claim = { subdomain, organization_id: id };
    if (!(await tx.insertIfAbsent('former_subdomains', { ...claim, since: now() }))) continue;
    const isFree = await tx.insertIfAbsent('organizations', {
      id,
      name,
      subdomain,
      timezone: 'UTC',
      ticket_prefix: 'TK',
      auto_assignment: true,
      settings: { mailsResolution: true },
      created_at: now(),
    });
    await tx.remove('former_subdomains', claim);
    if (isFree) return;
  }
}

/** Marks the invitation as used; only one of two concurrent calls succeeds. */
export async function join(
  tx: DirectoryTx,
  userId: string,
  invitation: InvitationWithOrganization,
) {
  const org = tx.org(invitation.organization_id);
  const used = await org.update(
    'invitations',
    { id: invitation.id, accepted_at: null, revoked_at: null },
    { accepted_at: now() },
  );
  if (used === 0) throw invitationInvalid();
  const { role, custom_role_id, custom_role_permissions: permissions } = invitation;
  await addMember(org, userId, { role: role as Role, custom_role_id, permissions }, invitation.id);
}
