// @module-tag postgres

import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { orgTables } from '../../database/tables.ts';
import { makeTemporaryFolder } from '../../database/test-database.ts';
import { receive } from '../../stored-files/disk.ts';
import { storageOf } from '../../stored-files/storage.ts';
import { everyRow, fillEveryTable, readPast } from '../../test/every-table.ts';
import type { TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startS3 } from '../../test/s3-server.ts';
import { lookAfterClosed } from './organizations-gone.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const marks = { acme: 'marked-of-the-one', globex: 'marked-of-the-other' };
/** More than one step removes, in the largest tables. */
const many = { ticket_messages: 450, tickets: 230, audit_entries: 210, chat_messages: 250 };

async function fill(organization: TestOrganization, mark: string) {
  const { org, agent, id } = organization;
  const count = (table: string) => many[table as keyof typeof many] ?? 3;
  await fillEveryTable(server.databaseUrl, org, { mark, userId: agent.userId, count });
  await org.write((tx) => tx.add(mark, 3));
  const { directory } = server.context.database;
  await directory.write(async (tx) => {
    await startSession(tx, agent.userId, id);
    await tx.insert('sign_in_challenges', {
      token_hash: `${mark}-challenge`,
      user_id: agent.userId,
      only_in: id,
      created_at: '2030-01-01T00:00:00.000Z',
      expires_at: '2999-01-01T00:00:00.000Z',
    });
    const photo = { profile_image_url: `/files/${id}/photo.webp`, former_organization_id: id };
    await tx.update('users', { id: agent.userId }, photo);
  });
}

async function store(id: string, text: string) {
  const bytes = await receive(
    makeTemporaryFolder('helpdesk-files-'),
    Readable.from([Buffer.from(text)]),
  );
  await storageOf(server.context.config).put(id, bytes);
  const row = { sha256: bytes.sha256, size: 3, claimed_at: '2030-01-01T00:00:00.000Z' };
  await server.context.database.org(id).write((tx) => tx.insert('stored_files', row));
}
async function stored() {
  const found: string[] = [];
  for await (const { organizationId } of storageOf(server.context.config).list()) {
    found.push(organizationId);
  }
  return found;
}

const end = ({ org }: TestOrganization) =>
  org.write((tx) =>
    tx.update('organizations', {}, { deletes_at: new Date(Date.now() - 1).toISOString() }),
  );

/** All rows that mention an organization. */
const saying = (rows: Map<string, string[]>, words: readonly string[]) =>
  [...rows].flatMap(([table, all]) =>
    all.filter((row) => words.some((word) => row.includes(word))).map((row) => `${table} ${row}`),
  );

const without = (rows: Map<string, string[]>, { id }: TestOrganization) =>
  new Map([...rows].map(([table, all]) => [table, all.filter((row) => row.includes(id))]));

const documents = (url: string) =>
  readPast(url, async (all, isFile) => {
    const index = isFile ? await all('select id from search_tokens_docsize order by id') : [];
    return { index, rows: await all('select number from search_documents order by number') };
  });

async function prepare() {
  const { acme, globex } = server;
  await fill(acme, marks.acme);
  await fill(globex, marks.globex);
  await store(acme.id, 'a file of the one');
  await store(globex.id, 'a file of the other');
  await server.drain();
  const before = await everyRow(server.databaseUrl);
  for (const { id } of [acme, globex]) {
    const empty = Object.keys(orgTables).filter(
      (table) => !before.get(table)?.some((row) => row.includes(id)),
    );
    expect(empty).toEqual([]);
  }
  return before;
}

/** Checks that no table names the one, all rows of the other are unchanged, and people keep their accounts. */
async function expectGone(before: Map<string, string[]>) {
  const { acme, globex } = server;
  const after = await everyRow(server.databaseUrl);
  expect(saying(after, [acme.id, marks.acme])).toEqual([]);
  expect(without(after, globex)).toEqual(without(before, globex));
  expect(after.get('users')).toHaveLength(before.get('users')?.length ?? 0);
  const found = await documents(server.databaseUrl);
  if (found.index.length > 0) {
    expect(found.index.map(({ id }) => id)).toEqual(found.rows.map(({ number }) => number));
  }
  expect(await stored()).toEqual([globex.id]);
}

test('a deleted organization leaves nothing in any table or the storage, and the other keeps every row', async () => {
  const before = await prepare();
  const { acme } = server;
  await end(acme);
  const lines: object[] = [];
  const log = { ...server.context.log, info: (facts: object) => void lines.push(facts) };
  await lookAfterClosed({ ...server.context, log } as never);
  await expectGone(before);
  expect(lines).toMatchObject([
    { organization: acme.id, subdomain: 'acme' },
    { organization: acme.id, rows: expect.any(Number), files: expect.any(Number) },
  ]);
  const me = await server.call('auth.user', { as: acme.admin });
  expect(me).toMatchObject({ status: 200, body: { organizations: [] } });
  const mine = await server.call('tickets.list', { as: acme.admin });
  expect(mine.status).toBe(404);
  // Its subdomain is available.
  const found = await server.call('publicOrganization.get', { params: { subdomain: 'acme' } });
  expect(found.status).toBe(404);
});

test('interrupted after any transaction, the deletion resumes when it is called again', async () => {
  const before = await prepare();
  await end(server.acme);
  let isOver = false;
  let rounds = 0;
  for (; !isOver && rounds < 500; rounds += 1) {
    let left = rounds % 7;
    await lookAfterClosed(server.context, Date.now(), async () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
    }).then(
      () => {
        isOver = true;
      },
      (error: Error) => expect(error.message).toContain('killed'),
    );
  }
  expect(isOver).toBe(true);
  expect(rounds).toBeGreaterThan(10);
  await expectGone(before);
});

test('an organization that is open, or still in its grace period, keeps everything', async () => {
  await prepare();
  await server.acme.org.write((tx) =>
    tx.update(
      'organizations',
      {},
      { deletes_at: new Date(Date.now() + 60_000).toISOString(), deletion_told_at: 'told' },
    ),
  );
  const before = await everyRow(server.databaseUrl);
  await lookAfterClosed(server.context);
  expect(await everyRow(server.databaseUrl)).toEqual(before);
});

test('files in a bucket are deleted, too', async () => {
  const s3 = await startS3();
  const other = await startTestServer({ filesPlace: s3.place } as never);
  const kept = server;
  server = other;
  try {
    await store(other.acme.id, 'a file of the one');
    await store(other.globex.id, 'a file of the other');
    await end(other.acme);
    await lookAfterClosed(other.context);
    expect(await stored()).toEqual([other.globex.id]);
  } finally {
    await other.stop();
    server = kept;
    s3.close();
  }
});
