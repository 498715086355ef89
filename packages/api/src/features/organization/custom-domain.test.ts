import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantOfHost } from '../../auth/custom-domains.ts';
import { readConfig } from '../../config.ts';
import type { CallOptions } from '../../test/harness.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../test/harness.ts';
import { startNameServer, type TestNameServer } from '../../test/name-server.ts';
import { needsPostgres } from '../../test/needs.ts';
import { lookAfterDomains } from './domain-keeping.ts';
import { publicBaseOf, verifiedDomainOf } from './read.ts';

let names: TestNameServer;
let server: TestServer;

beforeAll(async () => {
  names = await startNameServer();
  server = await startTestServer({ dnsServers: [names.address] });
});
afterAll(async () => {
  await server.stop();
  await names.stop();
});
beforeEach(async () => {
  names.texts.clear();
  names.isSilent = false;
  for (const organization of ['acme', 'globex'] as const) await remove(organization);
});

type Name = 'acme' | 'globex';
const domain = 'help.acme.example';

const as = (name: Name, more: CallOptions = {}): CallOptions => ({
  as: server[name].admin,
  params: { id: server[name].id },
  ...more,
});
const add = (name: Name, customDomain = domain) =>
  server.call('organization.setCustomDomain', as(name, { body: { customDomain } }));
const verify = (name: Name) => server.call('organization.verifyCustomDomain', as(name));
const remove = (name: Name) => server.call('organization.removeCustomDomain', as(name));
const resolve = async (host = domain) =>
  (await server.call('publicOrganization.resolve', { query: { host } })).body?.subdomain;

/** Adds the DNS record that the product requests. */
async function publish(name: Name) {
  const { body } = await server.call('organization.settings', { as: server[name].admin });
  const { dnsRecord } = (await add(name, body.customDomain ?? '')).body;
  const { name: at = '', value = '' } = dnsRecord ?? {};
  names.texts.set(at, [...(names.texts.get(at) ?? []), value]);
}

async function own(name: Name) {
  await add(name);
  await publish(name);
  return verify(name);
}

describe('a custom domain', () => {
  it('S15: is pending until its DNS has the token, then leads to the organization', async () => {
    const added = await add('acme', ' Help.ACME.Example. ');
    expect(added.body).toMatchObject({
      customDomain: domain,
      customDomainVerified: false,
      dnsRecord: { type: 'TXT', name: `_helpdesk-verification.${domain}` },
    });
    expect(added.body.customDomainVerificationToken).toBe(added.body.dnsRecord?.value);
    expect(await resolve()).toBeUndefined();
    const early = await verify('acme');
    expect(early.status).toBe(400);
    expect(early.error).toMatchObject({
      message: 'Failed to verify domain. Please check your DNS settings.',
      code: 'verification_failed',
    });
    expect(await verifiedDomainOf(server.acme.org)).toBeNull();
    expect(await publicBaseOf(server.context.config, server.acme.org)).toBe(
      server.context.config.publicUrl,
    );

    await publish('acme');
    expect((await verify('acme')).body.customDomainVerified).toBe(true);
    expect(await resolve()).toBe('acme');
    expect(await resolve(`${domain.toUpperCase()}.:443`)).toBe('acme');
    const { body } = await server.call('organization.settings', { as: server.acme.admin });
    expect(body).toMatchObject({ customDomain: domain, customDomainVerified: true });
    expect(await verifiedDomainOf(server.acme.org)).toBe(domain);
    expect(await publicBaseOf(server.context.config, server.acme.org)).toBe(`https://${domain}`);
  });

  it('S15: is not verified by another token, a token elsewhere, or without a response from DNS', async () => {
    const { value = '' } = (await add('acme')).body.dnsRecord ?? {};
    names.texts.set(domain, [value]);
    names.texts.set(`_helpdesk-verification.${domain}`, [`${value}x`, 'v=spf1 -all']);
    expect((await verify('acme')).status).toBe(400);
    names.texts.set(`_helpdesk-verification.${domain}`, ['v=spf1 -all', value]);
    names.isSilent = true;
    expect((await verify('acme')).status).toBe(400);
    names.isSilent = false;
    expect((await verify('acme')).status).toBe(200);
  });

  it('CS-08: that is verified cannot be claimed by others, and concurrent claims have one winner', async () => {
    await own('acme');
    const refused = await add('globex');
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({
      message: 'This domain is already in use',
      code: 'domain_taken',
    });
    await remove('acme');
    await add('acme');
    await add('globex');
    await publish('acme');
    await publish('globex');
    const both = await Promise.all([verify('acme'), verify('globex')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await resolve()).toBe(both[0].status === 200 ? 'acme' : 'globex');
  });

  it('CS-08: that is claimed without verification does not block others', async () => {
    await add('globex');
    expect((await own('acme')).status).toBe(200);
    expect(await resolve()).toBe('acme');
    expect((await verify('globex')).status).toBe(400);
  });

  it('CS-08: that is removed stops working immediately, and can be claimed by others', async () => {
    await own('acme');
    expect(await resolve()).toBe('acme');
    expect((await remove('acme')).status).toBe(204);
    expect(await resolve()).toBeUndefined();
    expect((await own('globex')).status).toBe(200);
    expect(await resolve()).toBe('globex');
    await add('globex', 'docs.globex.example');
    expect(await resolve()).toBeUndefined();
  });

  it('CS-08: whose record is missing for days is released, and the admins are notified', async () => {
    await own('acme');
    const start = Date.now();
    const after = (hours: number) =>
      lookAfterDomains(server.context, new Date(start + hours * 3_600_000).toISOString());
    const notices = async () => {
      await server.drain();
      const { body } = await server.call('notifications.list', { as: server.acme.admin });
      return body.map(({ title }) => title).filter((title) => title.includes('custom domain'));
    };
    await after(25);
    expect(await notices()).toEqual([]);
    names.texts.clear();
    await after(26);
    expect(await resolve()).toBe('acme');
    await after(50);
    expect(await notices()).toEqual(["We can't verify your custom domain"]);
    // A single failed check, or several within hours, is not enough.
    for (const hours of [57, 64, 71, 78]) await after(hours);
    expect(await resolve()).toBe('acme');
    names.isSilent = true;
    await after(130);
    expect(await resolve()).toBe('acme');
    names.isSilent = false;
    await after(137);
    expect(await resolve()).toBeUndefined();
    expect(await notices()).toContain('Your custom domain is no longer active');
    const { body } = await server.call('notifications.list', { as: server.acme.agent });
    expect(body.filter(({ title }) => title.includes('custom domain'))).toEqual([]);

    await publish('acme');
    expect((await verify('acme')).status).toBe(200);
    expect(await resolve()).toBe('acme');
  });

  it('CS-08: whose record returns in time stays verified', async () => {
    await own('acme');
    const start = Date.now();
    const kept = new Map(names.texts);
    for (let hours = 25; hours < 300; hours += 25) {
      names.texts.clear();
      if (hours % 50 === 0) for (const [name, texts] of kept) names.texts.set(name, texts);
      await lookAfterDomains(server.context, new Date(start + hours * 3_600_000).toISOString());
    }
    expect(await resolve()).toBe('acme');
  });

  it.each([
    'localhost',
    'acme',
    '127.0.0.1',
    '[::1]',
    '0x7f.1',
    '1.2.3.4.',
    'help.acme.com:8080',
    'https://help.acme.com/path',
    'user@help.acme.com',
    '*.acme.com',
    '_dmarc.acme.com',
    '-help.acme.com',
    'help..acme.com',
    'help acme.com',
    'co.uk',
    'com.au',
    'printer.local',
    'db.internal',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(120)}com`,
    'help.helpdesk.example',
    'HELPDESK.example',
    'acme.helpdesk.example.',
  ])('rejects %s', async (customDomain) => {
    const { config } = server.context;
    const before = { baseHost: config.baseHost };
    Object.assign(config, { baseHost: 'helpdesk.example' });
    const refused = await add('acme', customDomain);
    Object.assign(config, before);
    expect(refused.status).toBe(400);
    expect(refused.error.message).toBe('Please enter a valid domain');
    expect((await verify('acme')).error.message).toBe('No custom domain is set');
  });

  it('can be entered as a URL, and with internationalized characters', async () => {
    expect((await add('acme', 'https://Hilfe.Bäckerei.de/')).body.customDomain).toBe(
      'hilfe.xn--bckerei-5wa.de',
    );
  });

  it('is looked up once even if its host is requested often, and an unknown host once a minute', async () => {
    await own('acme');
    const { directory } = server.context.database;
    let queries = 0;
    const { first } = directory;
    directory.first = (query) => {
      if ('template' in query) queries += 1;
      return first(query);
    };
    try {
      for (let i = 0; i < 50; i += 1) {
        await Promise.all([
          tenantOfHost(server.context, domain),
          tenantOfHost(server.context, 'strange.example.com'),
          tenantOfHost(server.context, `acme.${server.context.config.baseHost}`),
          tenantOfHost(server.context, '127.0.0.1:3000'),
        ]);
      }
      expect(queries).toBeLessThanOrEqual(2);
    } finally {
      directory.first = first;
    }
  });

  it('CS-08: that is removed on one node stops working on the others', needsPostgres, async () => {
    const second = await startSecondNode(server);
    const seenThere = async () =>
      (await second.call('publicOrganization.resolve', { query: { host: domain } })).status;
    await own('acme');
    expect(await seenThere()).toBe(200);
    await remove('acme');
    await expect.poll(seenThere).toBe(404);
    await second.stop();
  });
});

it('name servers are IP addresses, and the server does not start with an invalid one', () => {
  const read = (DNS_SERVERS: string) =>
    readConfig({ SECRET: 'a secret of at least 32 characters', DNS_SERVERS });
  expect(read('').dnsServers).toEqual([]);
  const four = '9.9.9.9, 127.0.0.1:5353 [2620:fe::fe]:53,2620:fe::9';
  expect(read(four).dnsServers).toHaveLength(4);
  for (const wrong of ['dns.example.com', '9.9.9', 'https://9.9.9.9', '9.9.9.9:x']) {
    expect(() => read(wrong), wrong).toThrow(
      'DNS_SERVERS must be a comma-separated list of IP addresses',
    );
  }
});

it('AZ-06: only admins of its own organization can change its domain', async () => {
  const body = { customDomain: domain };
  const params = { id: server.acme.id };
  for (const who of [server.acme.agent, server.acme.customer]) {
    const answer = await server.call('organization.setCustomDomain', { as: who, params, body });
    expect(answer.status).toBe(403);
  }
  const foreign = await server.call('organization.removeCustomDomain', {
    as: server.globex.admin,
    params,
  });
  expect(foreign.status).toBe(404);
});
