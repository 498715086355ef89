import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId, now } from '../database/ids.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { hostLabel, placeOf } from './organization-of-request.ts';
import {
  currentNameOf,
  formerOwnerOf,
  organizationIdOf,
  organizationIdOfDomain,
  readMemberships,
  timezoneOf,
} from './store/organizations.ts';

describe('the subdomain in a host', () => {
  test.each([
    ['acme.help.example', 'acme'],
    ['acme.help.example:8443', 'acme'],
    ['ACME-2.Help.example', 'acme-2'],
    ['help.example', null],
    ['acmehelp.example', null],
    ['.help.example', null],
    ['www.help.example', null],
    ['api.help.example', null],
    ['a.b.help.example', null],
    ['acme.other.example', null],
    ['acme.help.example.other.example', null],
  ])('of %s is %s', (host, label) => {
    expect(hostLabel(host, 'help.example')).toBe(label);
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { globex } = server;
  await globex.org.write(async (tx) => {
    await tx.insert('former_subdomains', { subdomain: 'globe', since: now() });
    await tx.update('organizations', {}, { timezone: 'Asia/Tokyo' });
  });
});
afterAll(() => server.stop());

const directory = () => server.context.database.directory;
const asked = { host: null, domain: null, header: null };

describe('an organization', () => {
  test('is found by its current and former subdomains, in either case', async () => {
    const { acme, globex } = server;
    const found = (name: string) => organizationIdOf(directory(), name);
    expect([await found('acme'), await found('ACME')]).toEqual([acme.id, acme.id]);
    expect([await found('globe'), await found('Globe')]).toEqual([globex.id, globex.id]);
    expect(await found('globex')).toBe(globex.id);
    expect(await found('nobody')).toBeNull();
  });

  test('returns its current subdomain when found by a former one', async () => {
    const name = (former: string) => currentNameOf(directory(), former);
    expect([await name('globe'), await name('GLOBE')]).toEqual(['globex', 'globex']);
    expect([await name('globex'), await name('nobody')]).toEqual([null, null]);
    expect(await formerOwnerOf(directory(), 'globe')).toBe(server.globex.id);
    expect(await formerOwnerOf(directory(), 'globex')).toBeNull();
  });

  test('is found by its verified domain', async () => {
    const { acme, globex } = server;
    const claim = { token: 't', created_at: now() };
    const domain = 'help.acme.example';
    await globex.org.write((tx) => tx.insert('custom_domains', { ...claim, domain }));
    expect(await organizationIdOfDomain(directory(), domain)).toBeNull();
    await acme.org.write((tx) =>
      tx.insert('custom_domains', { ...claim, domain, verified_at: now() }),
    );
    expect(await organizationIdOfDomain(directory(), domain)).toBe(acme.id);
    expect(await organizationIdOfDomain(directory(), 'help.globex.example')).toBeNull();
  });

  test('has its own time zone', async () => {
    const { acme, globex } = server;
    expect([await timezoneOf(acme.org), await timezoneOf(globex.org)]).toEqual([
      'UTC',
      'Asia/Tokyo',
    ]);
  });
});

describe('a user in several organizations', () => {
  test('is listed with them in the order of joining', async () => {
    const { acme, globex } = server;
    const user_id = acme.agent.userId;
    const join = (created_at: string) =>
      globex.org.write(async (tx) => {
        await tx.remove('memberships', { user_id });
        await tx.insert('memberships', { id: newId(), user_id, role: 'admin', created_at });
      });
    const own = {
      organizationId: acme.id,
      role: 'agent',
      subdomain: 'acme',
      permissions: null,
      secondFactorFrom: null,
      ssoOnly: false,
      gate: null,
      deletesAt: null,
    };
    const other = {
      organizationId: globex.id,
      role: 'admin',
      subdomain: 'globex',
      permissions: null,
      secondFactorFrom: null,
      ssoOnly: false,
      gate: null,
      deletesAt: null,
    };
    const memberships = () => readMemberships(directory(), user_id);
    expect(await memberships()).toEqual([own]);
    await join('2000-01-01T00:00:00.000Z');
    expect(await memberships()).toEqual([other, own]);
    await join('2999-01-01T00:00:00.000Z');
    expect(await memberships()).toEqual([own, other]);
  });

  test('acts in the organization that the request selects, else in the first', async () => {
    const { acme, globex } = server;
    const memberships = [
      {
        organizationId: acme.id,
        role: 'agent' as const,
        subdomain: 'acme',
        permissions: null,
        secondFactorFrom: null,
        ssoOnly: false,
        gate: null,
        deletesAt: null,
      },
      {
        organizationId: globex.id,
        role: 'admin' as const,
        subdomain: 'globex',
        permissions: null,
        secondFactorFrom: null,
        ssoOnly: false,
        gate: null,
        deletesAt: null,
      },
    ];
    const place = (named: Partial<Parameters<typeof placeOf>[2]>) =>
      placeOf(directory(), memberships, { ...asked, ...named });
    const there = {
      organizationId: globex.id,
      role: 'admin',
      permissions: null,
      secondFactorFrom: null,
      ssoOnly: false,
      gate: null,
      deletesAt: null,
    };
    const first = {
      organizationId: acme.id,
      role: 'agent',
      permissions: null,
      secondFactorFrom: null,
      ssoOnly: false,
      gate: null,
      deletesAt: null,
    };
    expect(await place({})).toEqual({ ...first, by: 'membership' });
    expect(await place({ header: '' })).toEqual({ ...first, by: 'membership' });
    expect(await place({ header: 'Globex' })).toEqual({ ...there, by: 'path' });
    expect(await place({ header: 'globe' })).toEqual({ ...there, by: 'path' });
    expect(await place({ header: 'globex', host: 'acme' })).toEqual({ ...first, by: 'subdomain' });
    expect(await place({ host: 'globe' })).toEqual({ ...there, by: 'subdomain' });
    expect(await place({ header: 'acme', domain: globex.id })).toEqual({
      ...there,
      by: 'custom_domain',
    });
  });

  test('is not a member of any other', async () => {
    const memberships = await readMemberships(directory(), server.acme.customer.userId);
    const place = (named: Partial<Parameters<typeof placeOf>[2]>, of = memberships) =>
      placeOf(directory(), of, { ...asked, ...named });
    for (const named of [{ header: 'globex' }, { host: 'nobody' }, { domain: server.globex.id }])
      expect(await place(named)).toBe('stranger');
    expect(await place({ header: 'acme' }, [])).toBe('stranger');
    expect(await place({}, [])).toBe('none');
  });
});
