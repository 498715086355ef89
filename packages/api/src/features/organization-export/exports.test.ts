import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storageOf } from '../../stored-files/storage.ts';
import { sweepFiles } from '../../stored-files/store/sweep.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { archiveLink, readArchiveToken } from './link.ts';
import { expireExports } from './store/exports.ts';

let server: TestServer;
const hour = 60 * 60 * 1_000;
const day = 24 * hour;

beforeAll(async () => {
  server = await startTestServer();
  await makeTicket(server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { org } of [server.acme, server.globex]) {
    await org.write((tx) => tx.remove('organization_exports', {}));
  }
});

const start = (as: TestMember = server.acme.admin) =>
  server.call('organization.startExport', { as, body: undefined });
const list = async (as: TestMember = server.acme.admin) =>
  (await server.call('organization.listExports', { as })).body;
const remove = (exportId: string, as: TestMember = server.acme.admin) =>
  server.call('organization.deleteExport', { as, params: { exportId } });
const download = (url: string | null | undefined, headers: Record<string, string> = {}) =>
  fetch(server.url + url, { headers });

async function made(): Promise<string> {
  const { status } = await start();
  expect(status).toBe(201);
  await server.drain();
  const [first] = await list();
  expect(first).toMatchObject({ state: 'ready' });
  return first?.downloadUrl ?? '';
}

const lying = async () => {
  const found: string[] = [];
  for await (const one of storageOf(server.context.config).list()) found.push(one.sha256);
  return found;
};

test('an export runs in the background, and its requester is notified and downloads it', async () => {
  const begun = await start();
  expect(begun.body).toMatchObject({ state: 'waiting', size: null, downloadUrl: null });
  expect(begun.body.requestedBy?.id).toBe(server.acme.admin.userId);
  await server.drain();
  const [ready] = await list();
  expect(ready).toMatchObject({ id: begun.body.id, state: 'ready' });
  expect(ready?.done).toBe(ready?.total);
  expect(ready?.total).toBeGreaterThan(5);
  const until = Date.parse(ready?.expiresAt ?? '') - Date.parse(ready?.readyAt ?? '');
  expect(until).toBe(day);
  const answer = await download(ready?.downloadUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="acme-[\d-]+\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(ready?.size);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const part = await download(ready?.downloadUrl, { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const { body: told } = await server.call('notifications.list', { as: server.acme.admin });
  expect(told[0]).toMatchObject({
    title: 'Your export is ready',
    actionUrl: '/settings?tab=export',
  });
  const { body: log } = await server.call('audit.list', {
    as: server.acme.admin,
    query: { object: 'export' },
  });
  expect(log.map(({ operation }) => operation).slice(0, 2)).toEqual([
    'organization.downloadExport',
    'organization.startExport',
  ]);
  expect(log[0]?.actor.email).toBe(server.acme.admin.email);
});

test('its link does not work outside the IP allowlist, or for a closed organization', async () => {
  await start();
  await server.drain();
  const link = (await list())[0]?.downloadUrl;
  expect((await download(link)).status).toBe(200);
  const { org } = server.acme;
  const set = (patch: object) => org.write((tx) => tx.update('organizations', {}, patch));
  const networks = [{ name: 'Office', network: '203.0.113.0/24' }];
  await set({ allowed_networks: { networks, includesKeys: false } });
  expect((await download(link)).status).toBe(404);
  await set({ allowed_networks: null, deletes_at: '2099-01-01T00:00:00.000Z' });
  expect((await download(link)).status).toBe(404);
  await set({ deletes_at: null });
});

test('only one of several simultaneous exports is created', async () => {
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error).toMatchObject({
    message: 'An export is already running',
    code: 'export_running',
  });
  expect(await list()).toHaveLength(1);
  await server.drain();
  expect((await start()).status).toBe(201);
});

test('members without the permission can neither start, see, delete nor download one', async () => {
  const url = await made();
  const [its] = await list();
  for (const as of [server.acme.agent, server.acme.customer]) {
    expect((await start(as)).status).toBe(403);
    expect((await server.call('organization.listExports', { as })).status).toBe(403);
    expect((await remove(its?.id ?? '', as)).status).toBe(403);
  }
  expect(await list(server.globex.admin)).toEqual([]);
  expect((await remove(its?.id ?? '', server.globex.admin)).status).toBe(404);
  const stranger = { as: { token: null } };
  expect((await server.call('organization.listExports', stranger)).status).toBe(401);
  expect((await download(url)).status).toBe(200);
});

describe('a link', () => {
  const { config } = { config: { secret: 'a secret of a test' } };
  const of = { organizationId: 'o1', id: 'e1', userId: 'u1' };

  test('is valid until its expiry, for the signed values only', () => {
    const end = 1_800_000_000_000;
    const token = archiveLink(config, of, 'acme.zip', end).split('/')[2] ?? '';
    expect(readArchiveToken(config, token, end - 1)).toEqual({ ...of, isOver: false });
    expect(readArchiveToken(config, token, end)).toEqual({ ...of, isOver: true });
    expect(readArchiveToken(config, token.replace('u1', 'u2'), end)).toBeNull();
    expect(readArchiveToken(config, token.replace('e1', 'e2'), end)).toBeNull();
    expect(readArchiveToken(config, token.replace('o1', 'o2'), end)).toBeNull();
    expect(readArchiveToken({ secret: 'another' }, token, end)).toBeNull();
  });

  test('does not work after a day, and the sweep removes the archive', async () => {
    const url = await made();
    const { org } = server.acme;
    const row = await org.first<{ sha256: string }>(org.from('organization_exports'));
    const before = row?.sha256;
    expect(await lying()).toContain(before);
    const past = new Date(Date.now() - 1).toISOString();
    await server.acme.org.write((tx) =>
      tx.update('organization_exports', {}, { expires_at: past }),
    );
    const answer = await download(url);
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({
      message: 'This export is no longer there. Please start a new one.',
    });
    expect((await list())[0]).toMatchObject({ state: 'expired', downloadUrl: null });
    const { database, config: its } = server.context;
    await sweepFiles(database, its, Date.now() + 2 * hour);
    expect(await lying()).toContain(before);
    await expireExports(database);
    await sweepFiles(database, its, Date.now() + 2 * hour);
    expect(await lying()).not.toContain(before);
    await expireExports(database, Date.now() + 31 * day);
    expect(await list()).toEqual([]);
  });

  test('does not work for a member who lost the permission, or for anyone else', async () => {
    const url = await made();
    const { acme } = server;
    const role = (of: string) =>
      acme.org.write((tx) =>
        tx.update('memberships', { user_id: acme.admin.userId }, { role: of }),
      );
    await role('agent');
    expect((await download(url)).status).toBe(404);
    await role('admin');
    expect((await download(url)).status).toBe(200);
    const [token = ''] = url.split('/').slice(2);
    const other = url.replace(token, token.replace(acme.admin.userId, acme.agent.userId));
    expect((await download(other)).status).toBe(404);
    expect((await download(url.replace(token, token.slice(0, -1)))).status).toBe(404);
  });

  test('does not work after the export is deleted, and the sweep removes its bytes', async () => {
    const url = await made();
    const [its] = await list();
    expect((await remove(its?.id ?? '')).status).toBe(204);
    expect((await download(url)).status).toBe(410);
    expect((await remove(its?.id ?? '')).status).toBe(404);
    const { database, config: own } = server.context;
    await sweepFiles(database, own, Date.now() + 2 * hour);
    expect(await lying()).toEqual([]);
  });
});

test('a waiting export can be canceled before it runs', async () => {
  const { body } = await start();
  expect((await remove(body.id)).status).toBe(204);
  await server.drain();
  expect(await list()).toEqual([]);
});

test('a failing export is retried, and finally marked as failed', async () => {
  await start();
  const { acme, context } = server;
  const { filesPlace } = context.config;
  // Simulates an unavailable bucket.
  context.config.filesPlace = {
    ...({ endpoint: 'http://127.0.0.1:9', bucket: 'b', prefix: '', region: 'r' } as object),
    accessKeyId: 'a',
    secretAccessKey: 's',
  } as never;
  try {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await server.drain();
      const due = { due_at: new Date(0).toISOString() };
      await acme.org.write((tx) => tx.update('organization_exports', { state: 'waiting' }, due));
    }
    expect((await list())[0]).toMatchObject({ state: 'failed', downloadUrl: null, size: null });
  } finally {
    context.config.filesPlace = filesPlace;
  }
  await server.drain();
  const { body: told } = await server.call('notifications.list', { as: acme.admin });
  expect(told[0]).toMatchObject({ title: 'Your export failed' });
  expect((await start()).status).toBe(201);
});

test('an export does not contain data written while it is read', async () => {
  const { database } = server.context;
  const { org } = server.acme;
  const counts = org.from('tickets').count('* as count');
  const [before, after] = await database.snapshot(async (rows) => {
    const count = async () => {
      for await (const [row] of rows<{ count: number }>(counts)) return Number(row?.count);
      return null;
    };
    const first = await count();
    await makeTicket(server.acme);
    return [first, await count()];
  });
  expect(after).toBe(before);
  const now = await org.first<{ count: number }>(counts);
  expect(Number(now?.count)).toBe(Number(before) + 1);
});
