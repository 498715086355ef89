import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../auth/store/sessions.ts';
import { newId, now } from '../database/ids.ts';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { archiveLink } from '../features/organization-export/link.ts';
import { unfinishedFolder } from '../stored-files/disk.ts';
import { storageOf } from '../stored-files/storage.ts';
import { staffSocket, startChat } from './chats.ts';
import type { TestMember } from './factories.ts';
import { type CallOptions, startSecondNode, startTestServer, type TestServer } from './harness.ts';
import { promptly } from './promptly.ts';
import { greeted } from './socket.ts';
import { waitFor } from './wait-for.ts';

let here: TestServer;
let there: TestServer;
const hasNodes = Boolean(process.env.TEST_DATABASE_URL);
const office = { 'x-forwarded-for': '203.0.113.7' };

beforeAll(async () => {
  here = await startTestServer({ trustedProxies: 1 });
  // An SQLite file belongs to one process, so there the second node is the same as the first.
  there = hasNodes ? await startSecondNode(here) : here;
  await here.acme.org.write(async (tx) => {
    for (let nth = 0; nth < 400; nth += 1)
      await tx.insert('canned_replies', {
        id: newId(),
        owner_id: null,
        title: `Long ${nth}`,
        shortcut: null,
        text: 'x'.repeat(50_000),
        format: 'text',
        folder: null,
        search_text: `long ${nth}`,
        use_count: 0,
        created_at: now(),
        updated_at: now(),
        deleted_at: null,
      });
  });
});
afterAll(async () => {
  if (hasNodes) await there.stop();
  await here.stop();
});

const admin = <Id extends OperationId>(id: Id, more: CallOptions) =>
  here.call(id, { as: here.acme.admin, headers: office, ...more });

interface Person extends TestMember {
  memberId: string;
  elsewhere: TestMember;
}

/** Creates another admin, signed in twice. */
async function somebody(more: object = {}): Promise<Person> {
  const [userId, memberId] = [newId(), newId()];
  const email = `${userId.toLowerCase()}@acme.test`;
  const member = { userId, email, role: 'admin' as const };
  return here.context.database.directory.write(async (tx) => {
    const row = { id: userId, email, notification_preferences: {}, created_at: now() };
    await tx.insert('users', row);
    const membership = { id: memberId, user_id: userId, role: 'admin', created_at: now(), ...more };
    await tx.org(here.acme.id).insert('memberships', membership);
    const token = await startSession(tx, userId);
    const elsewhere = { ...member, token: await startSession(tx, userId) };
    return { ...member, memberId, token, elsewhere };
  });
}

interface Lasting {
  /** Resolves when the connection is cut or closed. */
  ended: Promise<unknown>;
  /** Starts reading the response. Until then nothing reads it, so the transfer takes long. */
  read?: () => void;
}

/** Starts a call on the other node. */
function begin(path: string, method: string, as: TestMember, headers = {}) {
  const call = request(`${there.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${as.token}`, ...headers },
  });
  const answered = new Promise<IncomingMessage>((done) => call.once('response', done));
  const ended = new Promise<void>((done) => {
    call.once('error', () => done());
    call.once('response', (answer) => answer.once('error', () => done()));
  });
  return { call, answered, ended };
}

async function download(path: string, as: TestMember): Promise<Lasting> {
  const { call, answered, ended } = begin(path, 'GET', as);
  call.end();
  const answer = await answered;
  expect(answer.statusCode).toBe(200);
  const read = () => {
    // Slowly, because buffered data arrives before the end.
    answer.on('data', () => {
      answer.pause();
      setTimeout(() => answer.resume(), 2);
    });
  };
  return { ended, read };
}

const arriving = () => readdir(unfinishedFolder(there.context.config.dataDir)).catch(() => []);

async function upload(as: TestMember): Promise<Lasting> {
  const before = (await arriving()).length;
  const type = { 'content-type': 'application/octet-stream', 'content-length': '1000' };
  const { call, ended } = begin('/api/files?name=a.txt', 'POST', as, type);
  call.write('a'.repeat(500));
  await waitFor(async () => expect((await arriving()).length).toBe(before + 1));
  return { ended };
}

async function socket(at: TestServer, as: TestMember): Promise<Lasting> {
  return { ended: (await greeted(at, as)).closed };
}

async function chatSocket(as: TestMember): Promise<Lasting> {
  const chat = await startChat(here, here.acme);
  return { ended: (await staffSocket(there, as, chat)).closed };
}

/** Creates an archive of the organization with a member's download link. */
async function archiveOf({ userId }: TestMember) {
  const bytes = Buffer.alloc(40_000_000, userId);
  const path = join(makeTemporaryFolder('helpdesk-archive-'), 'archive');
  await writeFile(path, bytes);
  const file = { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  const { config } = there.context;
  await storageOf(config).put(here.acme.id, { path, ...file });
  const id = newId();
  const until = Date.now() + 3_600_000;
  await here.acme.org.write(async (tx) => {
    await tx.insert('stored_files', { ...file, claimed_at: now() });
    await tx.insert('organization_exports', {
      id,
      state: 'ready',
      requested_by: userId,
      created_at: now(),
      due_at: null,
      leased_until: null,
      ...file,
      ready_at: now(),
      expires_at: new Date(until).toISOString(),
    });
  });
  return archiveLink(config, { organizationId: here.acme.id, id, userId }, 'acme.zip', until);
}

const atOffice = [{ name: 'Office', network: '203.0.113.0/24' }];

const losses: Record<string, (who: Person) => Promise<{ status: number }>> = {
  'whose network is allowed no more': () =>
    admin('organization.setNetworks', { body: { networks: atOffice } }),
  'whose organization is closed': async () => {
    const { name } = (await admin('organization.get', {})).body.organization;
    return admin('organization.close', { body: { name } });
  },
  'whose session is ended': ({ elsewhere }) => here.call('sessions.endOthers', { as: elsewhere }),
  'who is removed': ({ memberId }) => admin('team.remove', { params: { memberId } }),
  'who becomes a customer': ({ memberId }) =>
    admin('team.setRole', { params: { memberId }, body: { role: 'customer' } }),
};
const restores: Record<string, () => Promise<unknown>> = {
  'whose network is allowed no more': () =>
    admin('organization.setNetworks', { body: { networks: [] } }),
  'whose organization is closed': () => admin('organization.reopen', {}),
};

const kinds: Record<string, (who: Person) => Promise<Lasting>> = {
  'socket on the same node': (who) => socket(here, who),
  'socket on another node': (who) => socket(there, who),
  'socket of a chat': chatSocket,
  download: (who) => download('/api/canned-replies.csv', who),
  'download of an archive': async (who) => download(await archiveOf(who), who),
  upload,
};

const small = () => there.call('publicOrganization.get', { params: { subdomain: 'globex' } });

describe.each(Object.entries(losses))('of a member %s', (how, lose) => {
  test('WS-08: all open connections end within a second, on every node, and those of others continue', async () => {
    const [who, other] = [await somebody(), await somebody()];
    // A link is valid in every session of the person.
    const concerned = Object.entries(kinds).filter(
      ([kind]) => kind !== 'download of an archive' || how !== 'whose session is ended',
    );
    const open: Record<string, Lasting> = {};
    for (const [kind, begin] of concerned) open[kind] = await begin(who);
    const kept = restores[how] ? [] : [await upload(other), await socket(there, other)];
    const left = new Set(Object.keys(open));
    const all = Object.entries(open).map(([kind, { ended }]) =>
      ended.then(() => left.delete(kind)),
    );
    try {
      expect((await lose(who)).status).toBeLessThan(300);
      for (const { read } of Object.values(open)) read?.();
      await promptly(Promise.all(all), small, () => [...left].join());
      const first = await Promise.race([...kept.map(({ ended }) => ended), small()]);
      expect(first).toHaveProperty('status', 200);
    } finally {
      await restores[how]?.();
    }
  });
});

test("a download ends when the member's role loses access to some tickets", async () => {
  const body = { name: 'All tickets', permissions: ['view_all_tickets'] };
  const params = { roleId: (await admin('team.createRole', { body })).body.id };
  const who = await somebody();
  const role = { role: 'agent', customRoleId: params.roleId };
  await admin('team.setRole', { params: { memberId: who.memberId }, body: role });
  const { ended, read } = await download('/api/canned-replies.csv', who);
  const fewer = { permissions: ['manage_help_center'] };
  expect((await admin('team.updateRole', { params, body: fewer })).status).toBe(200);
  read?.();
  await promptly(ended, small);
});
