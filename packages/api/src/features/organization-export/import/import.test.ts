import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import {
  makeTemporaryFolder,
  openTestDatabase,
  type TestDatabase,
} from '../../../database/test-database.ts';
import type { Database } from '../../../database/types.ts';
import { storageOf } from '../../../stored-files/storage.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { actOut } from '../../../test/release-acts.ts';
import { fillOrganization, secretMark } from '../../../test/whole-organization.ts';
import { verifyLog } from '../../audit/verify.ts';
import { cleanHtml } from '../../help/clean.ts';
import { indexAgain } from '../../tickets/store/index-again.ts';
import { linesName, type Manifest, manifestName } from '../archive/manifest.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { tablesInOrder } from '../tables/export-tables.ts';
import { importOrganization } from './import-organization.ts';
import { openArchive } from './read-archive.ts';

let server: TestServer;
let path: string;
let whole: Map<string, Buffer>;
let sha256: string;
const folder = makeTemporaryFolder('helpdesk-import-');

beforeAll(async () => {
  server = await startTestServer();
  for (const its of [server.acme, server.globex]) {
    await actOut(server, its);
    // A ticket without a description, as it begins with the team's message.
    await server.call('tickets.create', {
      as: its.admin,
      body: {
        isOutbound: true,
        subject: 'Recall',
        description: 'Please send it back.',
        customerEmail: 'vera@visitor.example',
      },
    });
    await server.drain();
    const filled = await fillOrganization(server, its);
    if (its === server.acme) ({ sha256 } = filled);
  }
  path = await exported(server.context, server.acme.id);
  whole = await contentsOf(path);
}, 120_000);
afterAll(() => server.stop());

interface Place {
  database: Database;
  config: TestServer['context']['config'];
}

async function exported({ database, config }: Place, id: string): Promise<string> {
  const { archive } = await writeArchive({
    database,
    config,
    org: database.org(id),
    progress: () => undefined,
  });
  return archive.path;
}

async function contentsOf(of: string): Promise<Map<string, Buffer>> {
  const archive = await openArchive(of);
  const contents = new Map<string, Buffer>();
  const lines = async (file: string) => {
    let text = '';
    for await (const line of archive.lines(file)) text += `${JSON.stringify(line)}\n`;
    contents.set(linesName(file), Buffer.from(text));
  };
  for (const file of ['people', ...tablesInOrder.map((one) => one.file)]) await lines(file);
  for (const hash of archive.files)
    contents.set(`files/${hash}`, await buffer(await archive.read(hash)));
  contents.set(manifestName, Buffer.from(JSON.stringify(archive.manifest)));
  archive.close();
  return contents;
}

/** Another, empty server. */
async function elsewhere(engine?: string): Promise<Place & { stored: TestDatabase }> {
  const stored = await openTestDatabase(engine);
  const dataDir = makeTemporaryFolder('helpdesk-data-');
  return { stored, database: stored.database, config: { ...server.context.config, dataDir } };
}

const bring = ({ database, config }: Place, from: string, subdomain?: string) =>
  importOrganization({ database, config, path: from, subdomain, indexAgain, cleanHtml });

const linesIn = (contents: Map<string, Buffer>, file: string) =>
  (contents.get(linesName(file)) ?? Buffer.from(''))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Fields that an import resets, as documented. */
const otherwise: Record<string, readonly string[]> = {
  organizations: ['ssoOnly'],
  'custom-domains': ['verifiedAt'],
  'sso-domains': ['id', 'verifiedAt'],
  'api-keys': ['isActive'],
  webhooks: ['isActive'],
};

function comparable(contents: Map<string, Buffer>, file: string) {
  return linesIn(contents, file)
    .map((line) => {
      for (const field of otherwise[file] ?? []) delete line[field];
      return JSON.stringify(line);
    })
    .sort();
}

test('an archive has a line for everything the organization has', () => {
  for (const { file } of tablesInOrder)
    expect(linesIn(whole, file).length, file).toBeGreaterThan(0);
  expect(whole.get(`files/${sha256}`)?.toString()).toBe(`A file of ${server.acme.canary}`);
});

test('an archive contains neither secrets nor data of other organizations', () => {
  const all = Buffer.concat([...whole.values()]).toString();
  expect(all).toContain(server.acme.canary);
  expect(all).not.toContain(secretMark);
  for (const word of ['tokenHash', 'token_hash', 'passwordHash', 'Sealed', 'identitySecret']) {
    expect(all).not.toContain(word);
  }
  const { globex } = server;
  for (const other of [globex.canary, globex.id, globex.admin.userId, globex.admin.email]) {
    expect(all).not.toContain(other);
  }
});

test.each(['', undefined])(
  'an imported organization is exported as the same rows',
  async (engine) => {
    const there = await elsewhere(engine);
    const imported = await bring(there, path);
    expect(imported).toMatchObject({ organizationId: server.acme.id, subdomain: 'acme', known: 0 });
    const again = await contentsOf(await exported(there, imported.organizationId));
    for (const file of ['people', ...tablesInOrder.map((one) => one.file)]) {
      if (file === 'sso-connections' || file === 'captchas') continue;
      expect(comparable(again, file), file).toEqual(comparable(whole, file));
    }
    expect(again.get(`files/${sha256}`)).toEqual(whole.get(`files/${sha256}`));
    const org = there.database.org(imported.organizationId);
    expect(await verifyLog(org)).toMatchObject({ isIntact: true });
    const found = await org.all(
      org.found(org.match([[{ token: 'hkettle' }]]) as never, 10 as never),
    );
    expect(found.length).toBeGreaterThan(0);
    await there.stored.remove();
  },
);

test('a copy on the same server has new ids and the same people', async () => {
  const { acme } = server;
  const imported = await bring(server.context, path, 'acme-copy');
  expect(imported.organizationId).not.toBe(acme.id);
  const org = server.context.database.org(imported.organizationId);
  const members = await org.all<{ user_id: string }>(org.from('memberships').select('user_id'));
  expect(members.map((one) => one.user_id).sort()).toEqual(
    [acme.admin, acme.agent, acme.customer].map(({ userId }) => userId).sort(),
  );
  const row = await org.first<{ settings: string }>(org.from('organizations'));
  expect(row?.settings).toContain(acme.canary);
  const payloads = await org.all<{ payload: string }>(org.from('events').select('payload'));
  expect(payloads.length).toBeGreaterThan(0);
  for (const { payload } of payloads) expect(payload).not.toContain(acme.id);
  const copied = await storageOf(server.context.config).read(org.id, sha256);
  expect((await buffer(copied as Readable)).toString()).toBe(`A file of ${acme.canary}`);
  // The original still has all its data.
  const before = await contentsOf(await exported(server.context, acme.id));
  for (const file of ['tickets', 'ticket-messages', 'chat-messages', 'memberships']) {
    expect(comparable(before, file), file).toEqual(comparable(whole, file));
  }
});

describe('an invalid archive', () => {
  /** An archive with some contents replaced, added or removed. */
  async function forged(
    changes: Record<string, Buffer | string | null>,
    patch: Partial<Manifest> = {},
  ): Promise<string> {
    const contents = new Map<string, Buffer>(whole);
    for (const [name, content] of Object.entries(changes)) {
      if (content === null) contents.delete(name);
      else contents.set(name, Buffer.from(content));
    }
    const manifest = JSON.parse(String(whole.get(manifestName))) as Manifest;
    const files = [...contents.keys()].filter((name) => name.startsWith('files/')).length;
    if (!(manifestName in changes)) {
      contents.set(manifestName, Buffer.from(JSON.stringify({ ...manifest, files, ...patch })));
    }
    const zip = new ZipFile();
    const to = join(
      folder,
      `${createHash('sha256').update(String(Math.random())).digest('hex')}.zip`,
    );
    const written = pipeline(zip.outputStream as Readable, createWriteStream(to));
    for (const [name, content] of contents) zip.addBuffer(content, name);
    zip.end();
    await written;
    return to;
  }

  const changed = (file: string, change: (line: Record<string, unknown>) => object) => ({
    [linesName(file)]: linesIn(whole, file)
      .map((line) => `${JSON.stringify(change(line))}\n`)
      .join(''),
  });
  const manifest = () => JSON.parse(String(whole.get(manifestName))) as Manifest;

  const archives: Record<string, () => Promise<string>> = {
    'is cut off': async () => {
      const to = join(folder, 'cut.zip');
      writeFileSync(to, readFileSync(path).subarray(0, 20_000));
      return to;
    },
    'has a changed byte': async () => {
      const to = join(folder, 'byte.zip');
      const bytes = Buffer.from(readFileSync(path));
      const at = bytes.indexOf(`A file of ${server.acme.canary}`);
      bytes[at] = 66;
      writeFileSync(to, bytes);
      return to;
    },
    'is no zip file': async () => {
      const to = join(folder, 'text.zip');
      writeFileSync(to, 'Hello');
      return to;
    },
    'has no manifest': () => forged({ [manifestName]: null }),
    'is of another program': () => forged({ [manifestName]: '{"format":"other"}' }),
    'is of a newer release': () => forged({}, { version: 2 as never }),
    'lacks a noun': () => forged({ [linesName('tickets')]: null }),
    'lacks lines': () => forged({ [linesName('tickets')]: '' }),
    'lacks a file': () => forged({ [`files/${sha256}`]: null }),
    'has another file under a hash': () => forged({ [`files/${sha256}`]: 'Another' }),
    'has what no export has': () => forged({ 'data/other.jsonl': '{}\n' }),
    'has a line that is no JSON': () => forged({ [linesName('counters')]: 'no\n' }),
    'has a column that no export has': () =>
      forged(changed('tickets', (line) => ({ ...line, organizationId: server.globex.id }))),
    'has a text for a number': () =>
      forged(changed('counters', (line) => ({ ...line, value: '1; drop' }))),
    'has a message of a ticket that is not in it': () =>
      forged(changed('ticket-messages', (line) => ({ ...line, ticketId: 'nowhere' }))),
    'has a message of a person who is not in it': () =>
      forged(
        changed('ticket-messages', (line) => ({ ...line, userId: server.globex.admin.userId })),
      ),
    'has a member who is nobody in it': () =>
      forged(changed('memberships', (line) => ({ ...line, userId: server.globex.admin.userId }))),
    'has a role that there is not': () =>
      forged(changed('memberships', (line) => ({ ...line, role: 'owner' }))),
    'has a picture that is a page': () =>
      forged(changed('files', (line) => ({ ...line, type: 'text/html' }))),
    'has a subdomain with a path': () =>
      forged({}, { organization: { ...manifest().organization, subdomain: '../x' } }),
  };

  /** Checks that it is rejected with a message, and leaves nothing. */
  async function refuses(forgery: string) {
    const there = await elsewhere();
    const refusal = await bring(there, forgery).catch((error: Error) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(/^[A-Z"].+\.$/) });
    expect((refusal as Error).constructor.name).toBe('ImportRefused');
    const { directory } = there.database;
    for (const table of ['organizations', 'users', 'memberships'] as const) {
      expect(await directory.all(directory.from(table)), table).toEqual([]);
    }
    for await (const lying of storageOf(there.config).list()) expect(lying).toBeNull();
    await there.stored.remove();
  }

  test.each(Object.keys(archives))(
    'that %s is rejected with a message, and leaves nothing',
    async (what) => refuses((await archives[what]?.()) ?? ''),
  );

  // Full run only: compresses 300 MB first.
  test(
    'that is a zip bomb is rejected with a message, and leaves nothing',
    {
      tags: ['full', 'slow'],
    },
    async () =>
      refuses(await forged({ [linesName('tickets')]: Buffer.alloc(300 * 1024 * 1024, 32) })),
  );

  const long = (length: number) => 'x'.repeat(length);
  /** Text that does not compress well, unlike a zip bomb. */
  const noise = randomBytes(1_600_000).toString('base64');
  const networks = (network: string) => ({
    networks: [{ name: 'Office', network }],
    includesKeys: false,
  });

  test.each([
    [
      'organizations',
      'allowedNetworks: zzz is not a valid network',
      { allowedNetworks: networks('zzz') },
    ],
    ['organizations', 'can have up to 60 characters', { allowedNetworks: networks(long(70)) }],
    ['organizations', 'allowedNetworks.networks: ', { allowedNetworks: { networks: {} } }],
    ['organizations', 'it cannot be read', { allowedNetworks: {} }],
    ['organizations', '.retention.', { settings: { retention: { closeResolvedDays: 1e300 } } }],
    ['organizations', 'settings.retention must be an object', { settings: { retention: 'none' } }],
    ['organizations', 'emailProvider: ', { emailProvider: 'pigeon' }],
    ['organizations', 'createdAt: ', { createdAt: 'yesterday' }],
    ['memberships', 'role: ', { role: '' }],
    ['tickets', 'status: ', { status: 'lost' }],
    ['tickets', 'subject: ', { subject: long(256) }],
    ['tickets', 'createdAt: ', { createdAt: '2026-02-30T00:00:00.000Z' }],
    ['blocked-senders', 'reason is too long', { reason: noise }],
    ['ticket-messages', 'authorType: ', { authorType: 'ghost' }],
    ['chat-settings', 'idleMinutes: ', { idleMinutes: 1e6 }],
    ['contact-forms', 'fields.0.type: ', { fields: [{ type: 'spell' }] }],
    ['webhooks', 'url: Please enter a valid URL', { url: 'javascript:alert(1)' }],
    ['canned-replies', 'text: Text must be at most 10000 characters', { text: long(10_001) }],
  ])(
    'that has an invalid value in %s (%s) is rejected with its file and line',
    async (file, what, change) => {
      const from = await forged(changed(file, (line) => ({ ...line, ...change })));
      const there = await elsewhere();
      const place = `data/${file}.jsonl, line 1: `;
      await expect(bring(there, from)).rejects.toThrow(`The archive is damaged: ${place}`);
      await expect(bring(there, from)).rejects.toThrow(what);
      await there.stored.remove();
    },
  );

  test('with a path outside its folder is rejected', async () => {
    const name = 'files/../../../../etc/passwd';
    const long = `files/${'a'.repeat(name.length - 6)}`;
    const to = await forged({ [long]: 'x' });
    // The zip library rejects such a name itself, so the test patches the bytes.
    const bytes = Buffer.from(readFileSync(to).toString('latin1').replaceAll(long, name), 'latin1');
    writeFileSync(to, bytes);
    const there = await elsewhere();
    await expect(bring(there, to)).rejects.toThrow(/damaged.*Nothing was imported/);
    await there.stored.remove();
  });

  test('with a script in an article is imported without the script', async () => {
    const evil = '<p>Hi</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const from = await forged(changed('help-articles', (line) => ({ ...line, content: evil })));
    const there = await elsewhere();
    const { organizationId } = await bring(there, from);
    const org = there.database.org(organizationId);
    for (const { content } of await org.all<{ content: string }>(org.from('help_articles'))) {
      expect(content).not.toMatch(/script|onerror/);
    }
    await there.stored.remove();
  });

  test('with a current or former subdomain of another organization is rejected', async () => {
    await expect(bring(server.context, path)).rejects.toThrow('The subdomain acme is taken');
    await expect(bring(server.context, path, 'globex-old')).rejects.toThrow('is taken on this');
  });

  test('with a reserved former subdomain is imported without it', async () => {
    const reserved = { subdomain: 'no-reply' };
    const from = await forged(changed('former-subdomains', (line) => ({ ...line, ...reserved })));
    const there = await elsewhere();
    const { organizationId } = await bring(there, from);
    const org = there.database.org(organizationId);
    expect(await org.all(org.from('former_subdomains'))).toEqual([]);
    await there.stored.remove();
  });

  test('gives no access to a person with an unconfirmed address', async () => {
    const there = await elsewhere();
    const { directory } = there.database;
    await directory.write(async (tx) => {
      const user = { id: 'squatter', email: server.acme.admin.email, created_at: '2026' };
      await tx.insert('users', {
        ...user,
        password_hash: 'known',
        email_unconfirmed_since: '2026',
      });
      const session = { token_hash: 'h', user_id: 'squatter', created_at: '2026' };
      await tx.insert('sessions', { ...session, last_used_at: '2026', expires_at: '2999' });
    });
    await bring(there, path);
    const user = await directory.first(directory.from('users').where('id', 'squatter'));
    expect(user).toMatchObject({ password_hash: null });
    expect(await directory.all(directory.from('sessions'))).toEqual([]);
    await there.stored.remove();
  });
});
