// @module-tag postgres

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Directory } from '../database/types.ts';
import { createMemory } from '../memory.ts';
import type { ServerContext } from '../server-context.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import {
  forgetDomain,
  organizationIdOfHost,
  tenantOfHost,
  tenantOfOrigin,
} from './custom-domains.ts';

const begin = Date.parse('2030-01-01T00:00:00.000Z');
const domain = 'help.acme.example';
const stranger = 'help.stranger.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    baseHost: 'helpdesk.example',
    publicUrl: 'https://www.help.example',
  });
});
afterAll(() => server.stop());

async function claim(name: 'acme' | 'globex', claimed: string | null, isVerified = true) {
  const at = new Date().toISOString();
  await server[name].org.write(async (tx) => {
    await tx.remove('custom_domains', {});
    if (!claimed) return;
    const verified_at = isVerified ? at : null;
    await tx.insert('custom_domains', { domain: claimed, token: 't', created_at: at, verified_at });
  });
}

/** The server with its own cache; the test controls its queries and the news from other nodes. */
let node: ServerContext;
let first: ReturnType<typeof vi.fn<Directory['first']>>;
let hear: (organizationId: string | null) => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  const { context } = server;
  const { directory } = context.database;
  first = vi.fn(directory.first);
  const database: ServerContext['database'] = {
    ...context.database,
    directory: { ...directory, first: first as unknown as Directory['first'] },
    onForeignCommit(listener) {
      hear = listener;
      return () => {};
    },
  };
  node = { ...context, database, memory: createMemory(database) };
  await claim('acme', domain);
  await claim('globex', null);
});
afterEach(() => {
  vi.useRealTimers();
});

const seen = async (host = domain) => (await tenantOfHost(node, host))?.organizationId ?? null;
const later = (milliseconds: number) => vi.setSystemTime(begin + milliseconds);

describe('the host of a request', () => {
  test.each([domain, 'Help.ACME.example', `${domain}:8443`, `${domain}.`])(
    '%s is the organization that has verified it',
    async (host) => {
      expect(await tenantOfHost(node, host)).toEqual({ organizationId: server.acme.id, domain });
    },
  );

  test.each(['acme.example', 'other.acme.example', 'localhost', '127.0.0.1:3000', ''])(
    '%j belongs to no organization',
    async (host) => {
      expect(await tenantOfHost(node, host)).toBeNull();
    },
  );

  test("isn't an organization until it is verified", async () => {
    await claim('globex', stranger, false);
    expect(await seen(stranger)).toBeNull();
  });

  test.each([
    'helpdesk.example',
    'acme.helpdesk.example:80',
    'Helpdesk.example.',
    'www.help.example',
  ])('%s is ours, whatever is claimed, and costs no query', async (host) => {
    await claim('globex', host.toLowerCase().replace(/[.:]\d*$/, ''));
    expect(await seen(host)).toBeNull();
    expect(first).not.toHaveBeenCalled();
  });

  test('can also select the organization by subdomain', async () => {
    const { acme, globex } = server;
    expect(await organizationIdOfHost(node, 'globex.helpdesk.example')).toBe(globex.id);
    expect(await organizationIdOfHost(node, 'nobody.helpdesk.example')).toBeNull();
    expect(await organizationIdOfHost(node, domain)).toBe(acme.id);
    expect(await organizationIdOfHost(node, stranger)).toBeNull();
  });
});

test('a page of a custom domain belongs to its organization, other pages to none', async () => {
  expect(await tenantOfOrigin(node, `https://${domain}:8443`)).toBe(server.acme.id);
  expect(await tenantOfOrigin(node, `https://${stranger}`)).toBeNull();
  expect(await tenantOfOrigin(node, 'https://www.help.example')).toBeNull();
  expect(await tenantOfOrigin(node, 'null')).toBeNull();
});

describe('a host that was looked up', () => {
  test('is cached for thirty seconds', async () => {
    await seen();
    await claim('acme', null);
    later(29_999);
    expect(await seen()).toBe(server.acme.id);
    expect(first).toHaveBeenCalledTimes(1);
    later(30_000);
    expect(await seen()).toBeNull();
    expect(first).toHaveBeenCalledTimes(2);
  });

  test('is cached as unknown for a minute', async () => {
    await seen(stranger);
    await claim('globex', stranger);
    later(59_999);
    expect(await seen(stranger)).toBeNull();
    expect(first).toHaveBeenCalledTimes(1);
    later(60_000);
    expect(await seen(stranger)).toBe(server.globex.id);
  });

  test('is looked up once a minute after it was lost, like any unknown host', async () => {
    await seen();
    await claim('acme', null);
    later(30_000);
    await seen();
    later(89_999);
    await seen();
    expect(first).toHaveBeenCalledTimes(2);
    later(90_000);
    await seen();
    expect(first).toHaveBeenCalledTimes(3);
  });

  test('needs one query for concurrent requests', async () => {
    const found = await Promise.all([seen(), seen(), seen(`${domain}:443`)]);
    expect(found).toEqual([server.acme.id, server.acme.id, server.acme.id]);
    expect(first).toHaveBeenCalledTimes(1);
  });

  test('is looked up again if the database was unavailable', async () => {
    first.mockRejectedValueOnce(new Error('The database is away'));
    await expect(seen()).rejects.toThrow('The database is away');
    expect(await seen()).toBe(server.acme.id);
  });
});

describe('a changed domain', () => {
  test.each([
    ['was verified', null],
    ['was removed', domain],
  ])('is looked up again immediately if it %s on this node', async (_, before) => {
    await claim('acme', before);
    expect(await seen()).toBe(before && server.acme.id);
    await claim('acme', before ? null : domain);
    forgetDomain(node, domain);
    expect(await seen()).toBe(before ? null : server.acme.id);
  });

  test('is looked up again if it changed during the lookup', async () => {
    const asked = seen();
    forgetDomain(node, domain);
    await claim('acme', null);
    await asked;
    expect(await seen()).toBeNull();
  });

  test('is looked up again immediately if it changed on another node, and others are not', async () => {
    await claim('globex', 'help.globex.example');
    await seen();
    await seen('help.globex.example');
    await claim('acme', null);
    hear(server.globex.id);
    expect(await seen()).toBe(server.acme.id);
    expect(first).toHaveBeenCalledTimes(2);
    hear(server.acme.id);
    expect(await seen()).toBeNull();
    await seen('help.globex.example');
    expect(first).toHaveBeenCalledTimes(4);
  });

  test('is looked up again if this node has lost contact with the others', async () => {
    await seen();
    await claim('acme', null);
    hear('of an organization without a domain');
    expect(await seen()).toBe(server.acme.id);
    hear(null);
    expect(await seen()).toBeNull();
  });
});
