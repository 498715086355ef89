import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { Role } from '@helpdesk/sdk/rules/roles';
import { gateIn, isOutside, OutsideNetworks } from '../../../auth/allowed-networks.ts';
import { type SignInPlace, startSession } from '../../../auth/store/sessions.ts';
import { Duplicate } from '../../../database/errors.ts';
import { newId, now } from '../../../database/ids.ts';
import type {
  CustomRoleRow,
  InvitationRow,
  OrganizationRow,
  UserRow,
} from '../../../database/rows/people.ts';
import type { SsoConnectionRow, SsoIdentityRow } from '../../../database/rows/sso.ts';
import type { Database, DirectoryTx, Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { Refusal } from '../../../refusal.ts';
import { emailTaken, findUser, findUserByEmail } from '../../accounts/store/accounts.ts';
import { addMember, givenRole } from '../../accounts/store/add-member.ts';
import { isTaken } from '../../accounts/store/email-changes.ts';
import { tellOfSignIn } from '../../accounts/store/sessions.ts';
import { giveRole } from '../../team/store/members.ts';
import { roleAfter } from '../role.ts';
import { readConnection } from './connection.ts';
import { isProved } from './domains.ts';

/** The person that the provider has authenticated. */
export interface SentPerson {
  subject: string;
  /** Null if the provider has not verified one. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Their role as a new member, or after each sign-in that updates it. */
  role: Role;
}

const hour = 60 * 60 * 1000;

/** The actor of role changes at a sign-in. */
const bySso: Actor = { type: 'system', userId: null, name: null };

const refused = (sentence: string) => new Refusal(403, sentence, 'refused');

/**
 * Starts a session for a person authenticated by the provider, valid in this organization only. The first time, they
 * are
 * found by their address, if the provider has verified it and the organization has verified its domain.
 */
export async function enterBySso(
  database: Database,
  seen: SsoConnectionRow,
  person: SentPerson,
  place: SignInPlace,
  knows: (userId: string) => boolean,
): Promise<{ token: string; userId: string; isChanged: boolean }> {
  const { organization_id: organizationId } = seen;
  try {
    const users = await usersOf(database, seen, person);
    const scope = { organizations: [organizationId], users };
    return await database.directory.locking(scope).write(async (tx) => {
      const org = tx.org(organizationId);
      // Locks the organization before reading, so two simultaneous first sign-ins wait for each other.
      await org.version();
      const row = await readConnection(org);
      if (row?.issuer !== seen.issuer || row.client_id !== seen.client_id) {
        throw refused('The single sign-on settings have changed. Please sign in again');
      }
      const known = await knownMember(tx, org, row.issuer, person.subject);
      const { user, hasJoined } = known
        ? { user: known, hasJoined: false }
        : await firstSignIn(tx, org, row, person);
      const roleFor = (current: Role) => roleAfter(row, current, person.role);
      const isChanged = await giveRole(org, user.id, roleFor, bySso);
      await refuseOutside(org, user, place.ip);
      if (row.last_used_at === null || Date.parse(row.last_used_at) < Date.now() - hour) {
        await org.update('sso_connections', {}, { last_used_at: now() });
      }
      const token = await startSession(tx, user.id, organizationId, place, true);
      if (!knows(user.id)) await tellOfSignIn(tx, user, token);
      return { token, userId: user.id, isChanged: hasJoined || isChanged };
    });
  } catch (error) {
    if (error instanceof Duplicate && error.table === 'users') throw emailTaken();
    throw error;
  }
}

/** The accounts that the person has used before, and that have their address. */
async function usersOf(
  { org, directory }: Database,
  { organization_id: organizationId, issuer }: SsoConnectionRow,
  { subject, email }: SentPerson,
): Promise<string[]> {
  const identity = await findIdentity(org(organizationId), issuer, subject);
  const user = email === null ? undefined : await findUserByEmail(directory, email);
  return [...(identity ? [identity.user_id] : []), ...(user ? [user.id] : [])];
}

const findIdentity = (org: Org, issuer: string, subject: string) =>
  org.first<SsoIdentityRow>(
    org.from('sso_identities').where('issuer', issuer).where('subject', subject),
  );

async function knownMember(tx: DirectoryTx, org: Tx, issuer: string, subject: string) {
  const identity = await findIdentity(org, issuer, subject);
  if (!identity || !(await isMember(org, identity.user_id))) return undefined;
  return findUser(tx, identity.user_id);
}

const isMember = async (org: Tx, userId: string) =>
  (await org.first(org.from('memberships').where('user_id', userId).select('id'))) !== undefined;

/** Rejects staff from a network that is not on the IP allowlist; the sign-in leaves nothing behind. */
async function refuseOutside(org: Tx, user: UserRow, address: string) {
  const member = await org.first<Pick<OrganizationRow, 'allowed_networks'> & { role: Role }>(
    org
      .from('memberships')
      .join(org.from('organizations').as('o'), 'o.id', 'memberships.organization_id')
      .where('memberships.user_id', user.id)
      .select('memberships.role', 'o.allowed_networks'),
  );
  const gate = gateIn(member?.allowed_networks ?? null);
  if (!member || !isOutside({ role: member.role, gate }, address)) return;
  const { id, email } = user;
  const name = `${user.first_name} ${user.last_name}`.trim() || email;
  throw new OutsideNetworks(address, {
    organizationId: org.id,
    user: { id, email, name },
    key: null,
  });
}

async function firstSignIn(tx: DirectoryTx, org: Tx, row: SsoConnectionRow, person: SentPerson) {
  if (person.email === null) {
    throw refused("Your sign-in provider didn't send a verified email address");
  }
  const email = normalizeEmail(person.email);
  if (!(await isProved(org, email))) {
    throw refused("Your email domain isn't verified for this organization");
  }
  const existing = await findUserByEmail(tx, email);
  // The creator of this account has not confirmed its address, but knows its password.
  if (existing && existing.email_unconfirmed_since !== null) {
    throw refused(
      'An account with your email address was never confirmed. Set a new password for it first',
    );
  }
  if (existing && (await isAnotherSubject(org, row.issuer, existing.id))) {
    throw refused(
      'Your email address belongs to a member who signs in with another account at your provider. Ask an admin to unlink that member first',
    );
  }
  const hasJoined = !existing || !(await isMember(org, existing.id));
  const invitation = hasJoined ? await openInvitation(org, email) : undefined;
  if (hasJoined && !invitation && row.makes_members === 0) {
    throw refused("You aren't a member of this organization. Ask an admin to invite you");
  }
  const user = existing ?? (await makeUser(tx, email, person));
  if (invitation) await org.update('invitations', { id: invitation.id }, { accepted_at: now() });
  if (hasJoined) {
    const role = invitation ? await roleOfInvitation(org, invitation) : givenRole(person.role);
    await addMember(org, user.id, role, invitation?.id ?? null);
  }
  const key = { issuer: row.issuer, subject: person.subject };
  await org.remove('sso_identities', key);
  await org.remove('sso_identities', { issuer: row.issuer, user_id: user.id });
  await org.insert('sso_identities', { ...key, user_id: user.id, created_at: now() });
  return { user, hasJoined };
}

/** Whether the member with this address is linked to another person at the provider: an address may be reused for the next employee. */
async function isAnotherSubject(org: Tx, issuer: string, userId: string) {
  const identity = org.from('sso_identities').where({ issuer, user_id: userId }).select('subject');
  return (await isMember(org, userId)) && (await org.first(identity)) !== undefined;
}

const openInvitation = (org: Tx, email: string) =>
  org.first<InvitationRow>(
    org
      .from('invitations')
      .where('email', email)
      .whereNull('accepted_at')
      .whereNull('revoked_at')
      .where('expires_at', '>', now()),
  );

/** The role of an invitation; a custom role with its current permissions. */
async function roleOfInvitation(org: Tx, invitation: InvitationRow) {
  const { custom_role_id } = invitation;
  const role = givenRole(invitation.role as Role);
  if (custom_role_id === null) return role;
  const made = await org.first<CustomRoleRow>(org.from('custom_roles').where('id', custom_role_id));
  return made ? { ...role, custom_role_id, permissions: made.permissions } : role;
}

/** Creates an account without a password; the user can set one with an emailed link. */
async function makeUser(tx: DirectoryTx, email: string, person: SentPerson): Promise<UserRow> {
  const id = newId();
  await tx.insert('users', {
    id,
    email,
    ...(person.firstName && { first_name: person.firstName }),
    ...(person.lastName && { last_name: person.lastName }),
    notification_preferences: {},
    created_at: now(),
    email_unconfirmed_since: null,
  });
  // After the insert, which waits for a concurrent change of the address.
  if (await isTaken(tx, email, id)) throw emailTaken();
  const user = await findUser(tx, id);
  if (!user) throw new Error('An account vanished inside its own transaction');
  return user;
}
