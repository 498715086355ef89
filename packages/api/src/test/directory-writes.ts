import { endSession, proveSession } from '../auth/store/sessions.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { newId, now } from '../database/ids.ts';
import type { PasskeyRow, SessionRow } from '../database/rows/people.ts';
import type { SsoConnectionRow, SsoDomainRow } from '../database/rows/sso.ts';
import { changeProfile } from '../features/accounts/change-profile.ts';
import { signUp } from '../features/accounts/sign-up.ts';
import { openChallenge } from '../features/accounts/store/challenges.ts';
import { confirmEmail, requestConfirmation } from '../features/accounts/store/confirmation.ts';
import { confirmChange, takeBack } from '../features/accounts/store/email-changes.ts';
import { resetPassword } from '../features/accounts/store/new-password.ts';
import { addPasskey, removePasskey, renamePasskey } from '../features/accounts/store/passkeys.ts';
import { requestReset } from '../features/accounts/store/password-reset.ts';
import {
  beginTotp,
  confirmTotp,
  removeTotp,
  replaceCodes,
} from '../features/accounts/store/second-factor.ts';
import { endSessionById } from '../features/accounts/store/sessions.ts';
import { requestDeletion } from '../features/leaving/store/account.ts';
import { eraseRows } from '../features/leaving/store/erase.ts';
import { eraseAccount } from '../features/leaving/store/erase-account.ts';
import { requireSecondFactor } from '../features/organization/store/second-factor.ts';
import { removeConnection, requireSso, saveConnection } from '../features/sso/store/connection.ts';
import { confirmDomain } from '../features/sso/store/domains.ts';
import { enterBySso } from '../features/sso/store/enter.ts';
import { findMemberOfUser } from '../features/team/read.ts';
import { removeMember, resetSecondFactor, unlinkSso } from '../features/team/store/members.ts';
import { unsubscribeUrl } from '../mail/unsubscribing/unsubscribe.ts';
import { Refusal } from '../refusal.ts';
import { makeOrganization, testPassword } from './factories.ts';
import {
  accepted,
  askedChange,
  begin,
  invited,
  openedPasskeyChallenge,
  openedReset,
  type Person,
  type Scenario,
  userOf,
} from './two-organizations.ts';

const place = { userAgent: 'Test', ip: '203.0.113.7' };

async function withTotp(person: Person) {
  const { directory, userId } = person;
  await beginTotp(directory, userId, 'sealed');
  return () => confirmTotp(directory, owner(person), { secret_sealed: 'sealed' }, 1, ['code']);
}

const owner = ({ userId, token }: Person) => ({ userId, token });

async function withPasskey(person: Person) {
  const challenge = await openedPasskeyChallenge(person);
  const credential = { id: newId(), publicKey: new Uint8Array(8), counter: 0 };
  const key = { name: 'Laptop', credential };
  return () => addPasskey(person.directory, owner(person), challenge, key, ['code']);
}

async function passkeyOf(person: Person) {
  await (await withPasskey(person))();
  const { directory, userId } = person;
  const row = await directory.first<PasskeyRow>(
    directory.from('passkeys').where('user_id', userId),
  );
  return row?.id ?? '';
}

const connection = (clientId: string) => ({
  issuer: 'https://id.example',
  clientId,
  secretSealed: 'sealed',
  makesMembers: true,
  roleClaim: null,
  roles: [],
  defaultRole: 'agent' as const,
  maxRole: 'agent' as const,
  updatesRoles: false,
  atOwnAddresses: false,
});

const connect = ({ directory, first, actor }: Person, clientId: string) =>
  saveConnection(directory, first.id, connection(clientId), actor);

/** Creates a session by single sign-on, which ends when single sign-on is disconnected. */
const sessionBySso = ({ directory, userId, first }: Person) =>
  directory.write((tx) =>
    tx.insert('sessions', {
      id: newId(),
      token_hash: newToken(),
      user_id: userId,
      created_at: now(),
      last_used_at: now(),
      expires_at: now(),
      organization_id: first.id,
      by_sso: 1,
    }),
  );

/** Writes that lock organizations, by their file and name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'auth/store/sessions.ts proveSession':
    async (_, { directory, token }) =>
    () =>
      proveSession(directory, token),
  'auth/store/sessions.ts endSession':
    async (_, { directory, token }) =>
    () =>
      endSession(directory, token),
  'features/accounts/sessions.ts endOthers':
    async ({ node }, as) =>
    () =>
      accepted(node.call('sessions.endOthers', { as })),
  'features/accounts/handlers.ts accept': async ({ node }, as) => {
    const third = await makeOrganization(as.database, `third${newId()}`.toLowerCase());
    const params = { token: await invited(third, as.email) };
    return () => accepted(node.call('invitations.accept', { as, params }));
  },
  'features/accounts/change-profile.ts changeProfile':
    async ({ node }, { directory, userId, email, first }) =>
    () => {
      const who = { ownToken: null, organizationId: first.id };
      const input = { email: `other.${email}`, signature: 'Regards' };
      return changeProfile(directory, node.context.config, userId, input, who);
    },
  'features/accounts/second-factor/sign-in.ts enter':
    async ({ node }, { email }) =>
    () =>
      accepted(node.call('auth.login', { body: { email, password: testPassword } })),
  'features/accounts/sign-up.ts signUp': async (_, { directory, first, email }) => {
    const input = { email: `friend.${email}`, firstName: 'Fred', lastName: 'Friend' };
    const token = hashToken(await invited(first, input.email));
    return () => signUp(directory, input, 'hash', token, null, place);
  },
  'features/accounts/profile.ts changePassword':
    async ({ node }, as) =>
    () => {
      const body = { currentPassword: testPassword, newPassword: 'another quiet harbour' };
      return accepted(node.call('profile.changePassword', { as, body }));
    },
  'features/accounts/profile.ts updateNotificationPreferences':
    async ({ node }, as) =>
    () => {
      const body = { notificationPreferences: { weeklyDigest: false } };
      return accepted(node.call('profile.updateNotificationPreferences', { as, body }));
    },
  'features/accounts/profile.ts removePhoto':
    async ({ node }, as) =>
    () =>
      accepted(node.call('profile.removePhoto', { as })),
  'features/accounts/store/sessions.ts endSessionById': async (_, person) => {
    const { directory, userId } = person;
    const token_hash = hashToken(await begin(person));
    const row = await directory.first<SessionRow>(directory.from('sessions').where({ token_hash }));
    return () => endSessionById(directory, userId, row?.id ?? '');
  },
  'features/accounts/store/new-password.ts resetPassword': async (world, person) => {
    const tokenHash = await openedReset(world, person);
    return () => resetPassword(person.directory, tokenHash, 'hash');
  },
  'features/accounts/store/confirmation.ts requestConfirmation': async (_, person) => {
    const user = { ...(await userOf(person)), email_unconfirmed_since: now() };
    return () => requestConfirmation(person.directory, user);
  },
  'features/accounts/store/confirmation.ts confirmEmail': async (_, person) => {
    const user = await userOf(person);
    return () => confirmEmail(person.directory, user);
  },
  'features/accounts/store/password-reset.ts requestReset':
    async (_, { directory, email }) =>
    () =>
      requestReset(directory, email, () => newToken()),
  'features/accounts/store/challenges.ts openChallenge':
    async (_, { directory, userId }) =>
    () =>
      openChallenge(directory, userId, null),
  'features/accounts/store/email-changes.ts confirmChange': async (world, person) => {
    const { confirm } = await askedChange(world, person);
    return () => confirmChange(person.directory, confirm);
  },
  'features/accounts/store/email-changes.ts takeBack': async (world, person) => {
    const { config, takeBack: token } = await askedChange(world, person);
    return () => takeBack(person.directory, config, token);
  },
  'features/accounts/store/second-factor.ts beginTotp':
    async (_, { directory, userId }) =>
    () =>
      beginTotp(directory, userId, 'sealed'),
  'features/accounts/store/second-factor.ts confirmTotp': async (_, person) => withTotp(person),
  'features/accounts/store/second-factor.ts removeTotp': async (_, person) => {
    await (await withTotp(person))();
    return () => removeTotp(person.directory, owner(person));
  },
  'features/accounts/store/second-factor.ts replaceCodes': async (_, person) => {
    await (await withTotp(person))();
    return () => replaceCodes(person.directory, person.userId, ['one', 'two']);
  },
  'features/accounts/store/passkeys.ts addPasskey': async (_, person) => withPasskey(person),
  'features/accounts/store/passkeys.ts renamePasskey': async (_, person) => {
    const id = await passkeyOf(person);
    return () => renamePasskey(person.directory, person.userId, id, 'Phone');
  },
  'features/accounts/store/passkeys.ts removePasskey': async (_, person) => {
    const id = await passkeyOf(person);
    return () => removePasskey(person.directory, owner(person), id);
  },
  'features/organization/store/second-factor.ts requireSecondFactor':
    async (_, { directory, first, actor }) =>
    () =>
      requireSecondFactor(directory, first.id, null, actor),
  'features/sso/store/connection.ts saveConnection': async (_, person) => {
    await connect(person, newId());
    await sessionBySso(person);
    return () => connect(person, newId());
  },
  'features/sso/store/connection.ts requireSso':
    async (_, { directory, first, actor }) =>
    () =>
      requireSso(directory, first.id, false, actor),
  'features/sso/store/connection.ts removeConnection': async (_, { directory, actor, ...rest }) => {
    const third = await makeOrganization(rest.database, `third${newId()}`.toLowerCase());
    const person = { ...rest, directory, actor, first: third };
    await connect(person, newId());
    await sessionBySso(person);
    return () => removeConnection(directory, third.id, actor);
  },
  'features/sso/store/domains.ts confirmDomain': async (_, { directory, actor, first, second }) => {
    const domain = `${newId()}.example`;
    const rows = [first, second].map(({ id: organization_id }, at): SsoDomainRow => {
      const verified_at = at === 0 ? null : now();
      return {
        id: newId(),
        organization_id,
        domain,
        token: newId(),
        created_at: now(),
        verified_at,
      };
    });
    for (const [at, { org }] of [first, second].entries()) {
      const { organization_id: __, ...row } = rows[at] as SsoDomainRow;
      await org.write((tx) => tx.insert('sso_domains', row));
    }
    const [mine, lapsed] = rows as [SsoDomainRow, SsoDomainRow];
    return () => confirmDomain(directory, first.id, mine, lapsed, actor);
  },
  'features/sso/store/enter.ts enterBySso': async (_, { database, userId, first }) => {
    const { issuer, clientId } = connection('client');
    const row = { issuer, client_id: clientId, client_secret_sealed: 'sealed', created_at: now() };
    const roles = { roles: [], default_role: 'agent', max_role: 'agent' };
    const subject = newId();
    await first.org.write(async (tx) => {
      await tx.insertIfAbsent('sso_connections', { ...row, ...roles });
      await tx.insert('sso_identities', { issuer, subject, user_id: userId, created_at: now() });
    });
    const seen = { ...row, organization_id: first.id } as unknown as SsoConnectionRow;
    const names = { email: null, firstName: null, lastName: null };
    const person = { subject, ...names, role: 'agent' as const };
    return () => enterBySso(database, seen, person, place, () => false);
  },
  'features/team/store/members.ts removeMember': async ({ node }, { database, userId, first }) => {
    const member = await findMemberOfUser(first.org, userId);
    const actor = { type: 'staff' as const, userId: first.admin.userId, name: 'Admin' };
    const server = { ...node.context, database };
    return () => removeMember(server, database.org(first.id), member?.id ?? '', actor);
  },
  'features/team/store/members.ts resetSecondFactor': async (
    { node },
    { database, userId, first },
  ) => {
    const member = await findMemberOfUser(first.org, userId);
    const actor = { type: 'staff' as const, userId: first.admin.userId, name: 'Admin' };
    const server = { ...node.context, database };
    // They belong to another organization too, which is detected once both are locked.
    return () =>
      resetSecondFactor(server, database.org(first.id), member?.id ?? '', actor).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        },
      );
  },
  'features/team/store/members.ts unlinkSso': async ({ node }, { database, userId, first }) => {
    const member = await findMemberOfUser(first.org, userId);
    const actor = { type: 'staff' as const, userId: first.admin.userId, name: 'Admin' };
    const server = { ...node.context, database };
    const identity = { issuer: 'https://id.example', subject: userId, user_id: userId };
    await first.org.write((tx) => tx.insert('sso_identities', { ...identity, created_at: now() }));
    return () => unlinkSso(server, database.org(first.id), member?.id ?? '', actor);
  },
  'features/leaving/store/erase.ts eraseRows': async ({ node }, { directory, userId }) => {
    const { database } = node.context;
    const third = await makeOrganization(database, `third${newId()}`.toLowerCase());
    const patch = {
      former_organization_id: third.id,
      profile_image_url: `/files/${third.id}/photo.webp`,
    };
    await directory
      .locking({ users: [userId] })
      .write((tx) => tx.update('users', { id: userId }, patch));
    return () => eraseRows(database, third.id, async () => {});
  },
  'features/leaving/store/erase-account.ts eraseAccount':
    async (_, { database, userId }) =>
    () =>
      eraseAccount(database, userId),
  'features/leaving/store/account.ts requestDeletion':
    async (_, { directory, userId }) =>
    () =>
      requestDeletion(directory, userId),
  'mail/unsubscribing/unsubscribe-page.ts switchOff':
    async ({ node }, { userId }) =>
    async () => {
      const { pathname } = new URL(unsubscribeUrl(node.context.config, userId, 'weeklyDigest'));
      const { status } = await fetch(`${node.url}${pathname}`, { method: 'POST' });
      if (status !== 200) throw new Error(`The page answers ${status}`);
    },
};

/** Files whose directory writes change only their own rows: no organization, no account. */
export const onlyRows = [
  'auth/store/api-keys.ts',
  'auth/store/reseal.ts',
  'database/expired.ts',
  // Runs before the server listens.
  'demo/chats.ts',
  'demo/demo.ts',
  // Writes only into the organization that it creates.
  'demo/help-center/provide.ts',
  'events/store.ts',
  'events/store/dead-letters.ts',
  'features/tickets/store/people/customer-language.ts',
  'features/webhooks/store/deliveries.ts',
  'features/webhooks/store/fan-out.ts',
  'jobs/schedule.ts',
  'jobs/store.ts',
  'mail/store/health.ts',
  'mail/in/store.ts',
  'mail/store/imap-places.ts',
  'realtime/attendance.ts',
  'realtime/store.ts',
];
