import { startSession } from '../auth/store/sessions.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { auditRecordOfServer } from '../database/audit/audit-record.ts';
import { newId, now } from '../database/ids.ts';
import type { EmailChangeRow, PasskeyChallengeRow } from '../database/rows/people.ts';
import type { Database, Directory } from '../database/types.ts';
import type { Actor } from '../event-catalog.ts';
import { changeProfile } from '../features/accounts/change-profile.ts';
import { confirmToken, takeBackToken } from '../features/accounts/email-links.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { resetToken } from '../features/accounts/reset-link.ts';
import { findUser } from '../features/accounts/store/accounts.ts';
import { makeOrganization, type TestOrganization, testPassword } from './factories.ts';
import type { startNode } from './harness.ts';

type Node = Awaited<ReturnType<typeof startNode>>;

export interface Person {
  userId: string;
  email: string;
  token: string;
  role: 'admin';
  /** Writes to the audit log of all their organizations. */
  database: Database;
  directory: Directory;
  actor: Actor;
  /** The organization that they joined first. */
  first: TestOrganization;
  second: TestOrganization;
}

export interface World {
  node: Node;
  people: Person[];
  rename(userId: string): Promise<void>;
}

const passwordHash = hashPassword(testPassword);
let count = 0;

/** Creates four admins of two organizations; two of them joined in the opposite order. */
export async function inTwoOrganizations(database: Database, node: Node): Promise<World> {
  const label = `world${++count}`;
  const a = await makeOrganization(database, `${label}a`);
  const b = await makeOrganization(database, `${label}b`);
  const password_hash = await passwordHash;
  const orders = [
    [a, b],
    [b, a],
    [a, b],
    [b, a],
  ] as const;
  const people: Person[] = [];
  for (const [at, [first, second]] of orders.entries()) {
    const userId = newId();
    const email = `person${at}@${label}.test`;
    const token = await database.directory
      .locking({ organizations: [first.id, second.id] })
      .write(async (tx) => {
        const names = { first_name: 'Nora', last_name: 'New', notification_preferences: {} };
        const user = { id: userId, email, password_hash, ...names, created_at: now() };
        await tx.insert('users', user);
        for (const [day, { id }] of [first, second].entries()) {
          const membership = { id: newId(), user_id: userId, role: 'admin' };
          const created_at = `2026-01-0${day + 1}T00:00:00.000Z`;
          await tx.org(id).insert('memberships', { ...membership, created_at });
        }
        return startSession(tx, userId);
      });
    const auditRecord = {
      ...auditRecordOfServer('test', 'account', ''),
      organizationId: null,
      userId,
    };
    const audited = database.during({
      ...auditRecord,
      actor: { ...auditRecord.actor, type: 'member' },
    });
    people.push({
      userId,
      email,
      token,
      role: 'admin',
      database: audited,
      directory: audited.directory,
      actor: { type: 'staff', userId, name: 'Nora New' },
      first,
      second,
    });
  }
  const { config } = node.context;
  const who = { ownToken: null, organizationId: null };
  return {
    node,
    people,
    rename: (id) => changeProfile(database.directory, config, id, { firstName: 'Norah' }, who),
  };
}

/** Prepares a write by a person. */
export type Scenario = (world: World, person: Person) => Promise<() => Promise<unknown>>;

/** Throws if the server refuses the call. */
export async function accepted(call: Promise<{ status: number; error: { message: string } }>) {
  const answer = await call;
  if (answer.status >= 400) throw new Error(`${answer.status} ${answer.error.message}`);
}

export async function userOf({ directory, userId }: Person) {
  const user = await findUser(directory, userId);
  if (!user) throw new Error(`No user ${userId}`);
  return user;
}

/** Requests a change of the person's email address; returns the tokens of its links, and the config. */
export async function askedChange({ node }: World, { directory, userId, email }: Person) {
  const { config } = node.context;
  const who = { ownToken: null, organizationId: null };
  await changeProfile(directory, config, userId, { email: `new.${email}` }, who);
  const row = await directory.first<EmailChangeRow>(
    directory.from('email_changes').where('user_id', userId),
  );
  const id = row?.id ?? '';
  return { confirm: confirmToken(config, id), takeBack: takeBackToken(config, id), config };
}

/** Creates a link to reset the password; returns the hash of its token. */
export async function openedReset({ node }: World, { directory, userId }: Person) {
  const id = newId();
  const token_hash = hashToken(resetToken(node.context.config, id));
  const row = { id, user_id: userId, token_hash, created_at: now(), expires_at: tomorrow() };
  await directory.write((tx) => tx.insert('password_resets', row));
  return token_hash;
}

export async function openedPasskeyChallenge({ directory, userId }: Person) {
  const token_hash = hashToken(newToken());
  const row = { token_hash, user_id: userId, passkey_challenge: 'sign', expires_at: tomorrow() };
  await directory.write((tx) => tx.insert('passkey_challenges', row));
  return row as PasskeyChallengeRow;
}

export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Creates an invitation to an organization; returns its token. */
export async function invited({ org, admin }: TestOrganization, email: string) {
  const token = newToken();
  await org.write((tx) =>
    tx.insert('invitations', {
      id: newId(),
      email,
      role: 'agent',
      token_hash: hashToken(token),
      invited_by: admin.userId,
      created_at: now(),
      expires_at: tomorrow(),
    }),
  );
  return token;
}

export const begin = ({ directory, userId }: Person) =>
  directory.locking({ users: [userId] }).write((tx) => startSession(tx, userId));
