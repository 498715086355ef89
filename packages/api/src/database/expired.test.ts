// @module-tag postgres

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { removeExpired } from './expired.ts';
import type { DirectoryInsert } from './tables.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { addOrganization, ticketRow } from './test-rows.ts';
import { ticketRows } from './ticket-rows.ts';
import type { Org } from './types.ts';

const at = '2030-03-10T12:00:00.000Z';
const aDayAgo = '2030-03-09T12:00:00.000Z';

let stored: TestDatabase;
let acme: Org;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  await acme.write(async (tx) => {
    await ticketRows(tx).insert(ticketRow('TK-1', { id: 'ticket' }));
    await tx.insert('chat_sessions', {
      id: 'chat',
      status: 'closed',
      visitor_id: 'v',
      started_at: at,
      updated_at: at,
    });
    for (const id of ['kept', 'over']) {
      const times = { created_at: at, updated_at: at };
      await tx.insert('help_articles', {
        id,
        title: id,
        slug: id,
        content: '',
        text: '',
        ...times,
      });
    }
  });
});
afterAll(() => stored.remove());
afterEach(() => {
  vi.useRealTimers();
});

/** For each table, the last time at which a row is kept, and a row identified by `name`. */
const tables: Record<string, [kept: string, row: (name: string, moment: string) => object]> = {
  sessions: [
    at,
    (name, expires_at) => ({
      token_hash: name,
      user_id: 'agent-acme',
      created_at: at,
      last_used_at: at,
      expires_at,
    }),
  ],
  sign_in_challenges: [
    at,
    (name, expires_at) => ({
      token_hash: name,
      user_id: 'agent-acme',
      created_at: at,
      expires_at,
    }),
  ],
  passkey_challenges: [
    at,
    (name, expires_at) => ({ token_hash: name, passkey_challenge: name, expires_at }),
  ],
  password_resets: [
    aDayAgo,
    (name, expires_at) => ({ id: name, token_hash: name, created_at: at, expires_at }),
  ],
  email_changes: [
    at,
    (name, take_back_until) => ({
      id: name,
      user_id: 'agent-acme',
      old_email: `${name}@old.example`,
      new_email: `${name}@new.example`,
      confirm_hash: name,
      take_back_hash: name,
      created_at: at,
      expires_at: at,
      take_back_until,
    }),
  ],
  ticket_access: [
    at,
    (name, expires_at) => ({
      token_hash: name,
      ticket_id: 'ticket',
      email: 'v@example.com',
      created_at: at,
      last_used_at: at,
      expires_at,
    }),
  ],
  chat_access: [at, (name, expires_at) => ({ token_hash: name, session_id: 'chat', expires_at })],
  chat_attendance: [aDayAgo, (_, seen_at) => ({ user_id: 'agent-acme', seen_at })],
  socket_tickets: [
    at,
    (name, expires_at) => ({ token_hash: name, user_id: 'agent-acme', expires_at }),
  ],
  help_readers: [
    '2030-03-10',
    (name, moment) => ({ article_id: name, reader: name, day: moment.slice(0, 10) }),
  ],
  tallies: [aDayAgo, (name, until) => ({ what: name, subject: 's', since: at, until })],
  idempotency_keys: [
    aDayAgo,
    (name, created_at) => ({
      caller: 'c',
      key: name,
      fingerprint: 'f',
      state: 'done',
      created_at,
    }),
  ],
};
const ofUsers = [
  'sessions',
  'sign_in_challenges',
  'passkey_challenges',
  'password_resets',
  'email_changes',
];

test.each(Object.entries(tables))(
  '%s keep current rows and lose expired ones',
  async (table, [kept, row]) => {
    const { database } = stored;
    const { directory } = database;
    const inOrganization = ofUsers.includes(table) ? {} : { organization_id: acme.id };
    const add = (name: string, moment: string) =>
      directory.write((tx) =>
        tx.insert(table as DirectoryInsert, { ...row(name, moment), ...inOrganization } as never),
      );
    const count = async () =>
      (await directory.all(directory.from(table as DirectoryInsert))).length;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
    await add('kept', kept);
    await removeExpired(database);
    expect(await count()).toBe(1);
    vi.setSystemTime(Date.parse(at) + (table === 'help_readers' ? 86_400_000 : 1));
    await removeExpired(database);
    expect(await count()).toBe(0);
  },
);
