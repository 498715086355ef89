import type { OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { Secret, TOTP } from 'otpauth';
import { startSession } from '../auth/store/sessions.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { invitationToken } from '../features/team/invitation-link.ts';
import { bodies } from './accepted-bodies.ts';
import { makeAuthenticator } from './authenticator.ts';
import type { TestMember } from './factories.ts';
import { type CallOptions, startTestServer, type TestServer } from './harness.ts';
import { startNameServer, type TestNameServer } from './name-server.ts';

export type Audited = {
  [Id in OperationId]: (typeof operations)[Id] extends { audited: string } ? Id : never;
}[OperationId];

/** The server on which the audited calls run. */
export const at = {} as { server: TestServer; names: TestNameServer };
export const password = 'a quiet harbour';
/** Texts that must never be in the audit log. */
export const secrets: string[] = [password, 'another quiet harbour'];

export async function startActs() {
  at.names = await startNameServer();
  at.server = await startTestServer({
    dnsServers: [at.names.address],
    rateLimits: false,
    allowPrivateTargets: true,
  });
  const password_hash = await hashPassword(password);
  secrets.push(password_hash);
  await directory().write((tx) => tx.update('users', {}, { password_hash }));
}

export async function endActs() {
  await at.server.stop();
  await at.names.stop();
}

export const directory = () => at.server.context.database.directory;
export const begin = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await directory().write((tx) => startSession(tx, member.userId)),
});
/** A call of an audited operation that succeeds. */
export type Act = () => Promise<{ status: number }>;

export const call = <Id extends OperationId>(id: Id, options: CallOptions = {}) =>
  at.server.call(id, { as: at.server.acme.admin, body: bodies[id], ...options });
export async function newInvitation(email: string) {
  const { body } = await call('team.invite', { body: { email, role: 'agent' } });
  return body.id;
}
export const tokenOf = (id: string) => invitationToken(at.server.context.config, id);

/** A newly invited member with a password. */
export async function join(email: string): Promise<TestMember> {
  const id = await newInvitation(email);
  const names = { firstName: 'Nora', lastName: 'New', invitationToken: tokenOf(id) };
  const body = { email, password, confirmPassword: password, ...names };
  const { body: joined } = await at.server.call('auth.signup', { body });
  secrets.push(joined.token ?? '');
  const userId = joined.user?.id ?? '';
  return { userId, email, token: joined.token ?? '', role: 'agent' };
}
export const memberIdOf = async (email: string) =>
  (await call('team.list')).body.find((one) => one.user.email === email)?.id ?? '';

export async function setUpTotp(as: TestMember) {
  const { body } = await at.server.call('account.startTotp', { as });
  secrets.push(body.secret);
  const code = TOTP.generate({ secret: Secret.fromBase32(body.secret) });
  return {
    secret: body.secret,
    done: await at.server.call('account.confirmTotp', { as, body: { code } }),
  };
}
export async function addPasskey(as: TestMember) {
  const authenticator = makeAuthenticator(at.server.context.config.publicUrl);
  const { body: asked } = await at.server.call('account.startPasskey', { as });
  const response = authenticator.make(asked.options);
  const body = { challenge: asked.challenge, name: 'Laptop', response };
  const done = await at.server.call('account.addPasskey', { as, body });
  const { body: factors } = await at.server.call('account.secondFactor', { as });
  return { authenticator, done, params: { id: factors.passkeys[0]?.id ?? '' } };
}
export const logIn = ({ email }: TestMember, given = password) =>
  at.server.call('auth.login', { body: { email, password: given } });

let number = 0;
/** Creates a separate member for each call on an account. */
export const somebody = () => join(`person${++number}@acme.example`);
