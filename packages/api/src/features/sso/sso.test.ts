import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSessionsOf } from '../../auth/store/sessions.ts';
import { now } from '../../database/ids.ts';
import { cookieBrowser } from '../../test/cookie-browser.ts';
import type { TestMember } from '../../test/factories.ts';
import { makeUser, type SsoWorld, startSsoWorld } from '../../test/sso-world.ts';

let world: SsoWorld;

beforeAll(async () => {
  world = await startSsoWorld();
  const { server } = world;
  await world.setUp(server.acme, {
    roleClaim: 'groups',
    roles: [
      { value: 'leads', role: 'admin' },
      { value: 'guests', role: 'customer' },
    ],
    maxRole: 'admin',
  });
  await world.prove(server.acme, 'acme.example');
  know('ada', { given_name: 'Ada', family_name: 'Byron' });
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.stop());

const know = (sub: string, more: Record<string, unknown> = {}) =>
  world.provider.people.set(sub, {
    email: `${sub}@acme.example`,
    email_verified: true,
    ...more,
  });
const user = (token: string | null) => world.server.call('auth.user', { as: { token } });
const members = async (of = world.server.acme) =>
  (await world.server.call('team.list', { as: of.admin })).body;
const memberBy = async (email: string) => (await members()).find((one) => one.user.email === email);
const directory = () => world.server.context.database.directory;
const giveFactor = ({ userId }: TestMember, since: string | null = now()) =>
  directory().write((tx) => tx.update('users', { id: userId }, { second_factor_since: since }));
const require = (isRequired: boolean, as = world.server.acme.admin) =>
  world.server.call('sso.require', { as, body: { isRequired } });
const list = (as: { token: string | null }) => world.server.call('tickets.list', { as });

describe('with an IP allowlist for staff', () => {
  const setNetworks = (networks: object[]) =>
    world.server.acme.org.write((tx) =>
      tx.update(
        'organizations',
        {},
        {
          allowed_networks:
            networks.length > 0 ? JSON.stringify({ networks, includesKeys: false }) : null,
        },
      ),
    );
  afterEach(() => setNetworks([]));

  it('rejects staff from another network, and adds no member', async () => {
    know('far');
    know('guest', { groups: ['guests'] });
    await setNetworks([{ name: 'Office', network: '203.0.113.0/24' }]);
    const { status, token, text } = await world.signIn('far');
    expect([status, token]).toEqual([403, null]);
    expect(text).toContain('IP allowlist for staff doesn&#39;t include your address, 127.0.0.1.');
    await setNetworks([{ name: 'Here', network: '127.0.0.0/8' }]);
    expect(await memberBy('far@acme.example')).toBeUndefined();
    expect((await world.signIn('far')).token).not.toBeNull();
    await setNetworks([{ name: 'Office', network: '203.0.113.0/24' }]);
    expect((await world.signIn('guest')).token).not.toBeNull();
  });
});

describe('a person who signs in with the provider', () => {
  it('becomes a member the first time, and is the same member the second time', async () => {
    const first = await world.signIn('ada');
    expect(first.path).toBe('/login?sso=done&next=%2F');
    const { body } = await user(first.token);
    expect(body).toMatchObject({
      email: 'ada@acme.example',
      firstName: 'Ada',
      lastName: 'Byron',
      emailConfirmed: true,
      organizations: [{ role: 'agent', organization: { subdomain: 'acme' } }],
    });
    const count = (await members()).length;
    const second = await world.signIn('ada');
    expect((await user(second.token)).body.id).toBe(body.id);
    expect(second.token).not.toBe(first.token);
    expect((await members()).length).toBe(count);
    const { body: settings } = await world.server.call('sso.get', { as: world.server.acme.admin });
    expect(settings.connection?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(settings)).not.toContain(world.provider.clientSecret);
  });

  it('becomes one member even with two first sign-ins at once', async () => {
    know('twin');
    world.provider.present = 'twin';
    const both = await Promise.all([world.signIn('twin'), world.signIn('twin')]);
    const ids = await Promise.all(both.map(async ({ token }) => (await user(token)).body.id));
    expect(ids[0]).toBe(ids[1]);
    expect((await members()).filter((one) => one.user.email === 'twin@acme.example')).toHaveLength(
      1,
    );
  });

  it('stays the same member when the provider changes their address', async () => {
    know('mover');
    const { body } = await user((await world.signIn('mover')).token);
    know('mover', { email: 'moved@acme.example' });
    expect((await user((await world.signIn('mover')).token)).body).toMatchObject({
      id: body.id,
      email: 'mover@acme.example',
    });
  });

  it('gets the role of the claim, up to the organization’s maximum', async () => {
    know('lead', { groups: ['all', 'leads'] });
    know('guest', { groups: 'guests' });
    know('liar', { groups: ['admin', 'LEADS', { value: 'leads' }] });
    const roleOf = async (sub: string) =>
      (await user((await world.signIn(sub)).token)).body.organizations[0]?.role;
    expect(await roleOf('lead')).toBe('admin');
    expect(await roleOf('guest')).toBe('customer');
    expect(await roleOf('liar')).toBe('agent');
    const roles = [{ value: 'leads', role: 'admin' }];
    await world.setUp(world.server.acme, { roleClaim: 'groups', roles, maxRole: 'agent' });
    know('lead2', { groups: ['leads'] });
    expect(await roleOf('lead2')).toBe('agent');
  });

  it('returns to the requested page, and never to another site', async () => {
    const { server, provider } = world;
    provider.present = 'ada';
    const end = async (next: string) => {
      const at = `${server.url}/sso/start/acme?next=${encodeURIComponent(next)}`;
      const { url } = await cookieBrowser().open(at, ({ pathname }) => pathname === '/login');
      return url.searchParams.get('next');
    };
    expect(await end('/tickets?status=open')).toBe('/tickets?status=open');
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'tickets']) {
      expect(await end(next)).toBe('/');
    }
  });

  it('gets a session for this organization only, for at most twelve hours', async () => {
    const { server } = world;
    const both = await makeUser(server, 'both@acme.example');
    await server.globex.org.write((tx) =>
      tx.insert('memberships', {
        id: 'both-at-globex',
        user_id: both.userId,
        role: 'admin',
        created_at: now(),
      }),
    );
    know('both');
    const { token } = await world.signIn('both');
    const { body } = await user(token);
    expect(body.id).toBe(both.userId);
    expect(body.organizations.map(({ organization }) => organization.subdomain)).toEqual(['acme']);
    const there = { as: { token }, headers: { 'X-Organization': 'globex' } };
    expect((await server.call('tickets.list', there)).status).toBe(403);
    const own = await server.call('profile.update', { as: { token }, body: { firstName: 'Eve' } });
    expect(own).toMatchObject({ status: 403, error: { code: 'only_in_organization' } });
    const row = await directory().first<{ expires_at: string; created_at: string }>(
      directory().from('sessions').where('user_id', both.userId).where('by_sso', 1),
    );
    const hours = (Date.parse(row?.expires_at ?? '') - Date.parse(row?.created_at ?? '')) / 3.6e6;
    expect(hours).toBe(12);
  });

  it('gets an email about an unknown browser, and none about a known one', async () => {
    const browser = cookieBrowser();
    const told = async () =>
      (
        await directory().all(
          directory().from('events').where('name', 'account.signed_in').select('seq'),
        )
      ).length;
    const before = await told();
    await world.signIn('ada', browser);
    expect(await told()).toBe(before + 1);
    await world.signIn('ada', browser);
    expect(await told()).toBe(before + 1);
  });
});

describe('an existing account', () => {
  it('is used if the provider verified its address', async () => {
    const known = await makeUser(world.server, 'known@acme.example');
    know('known');
    expect((await user((await world.signIn('known')).token)).body.id).toBe(known.userId);
  });

  it('AU-31: is not used if the provider did not verify the address', async () => {
    await makeUser(world.server, 'victim@acme.example');
    for (const email_verified of [false, 'true', 1, undefined]) {
      know('attacker', { email: 'victim@acme.example', email_verified });
      const { status, text, token } = await world.signIn('attacker');
      expect([status, token]).toEqual([403, null]);
      expect(text).toContain('send a verified email address');
    }
    expect(await memberBy('victim@acme.example')).toBeUndefined();
  });

  it('AU-32: is not used for an address of an unverified domain', async () => {
    const outside = world.server.globex.admin;
    for (const email of [outside.email, 'x@sub.acme.example', 'x@acme.example.evil.example']) {
      know('attacker', { email });
      const { status, text, token } = await world.signIn('attacker');
      expect([status, token]).toEqual([403, null]);
      expect(text).toContain('Your email domain isn&#39;t verified for this organization');
    }
  });

  it('AU-33: is not used if its address is unconfirmed, since its creator knows the password', async () => {
    await makeUser(world.server, 'early@acme.example', now());
    know('early');
    const { status, text } = await world.signIn('early');
    expect(status).toBe(403);
    expect(text).toContain('never confirmed');
    expect(await memberBy('early@acme.example')).toBeUndefined();
  });

  it('is added again after an admin removed it, only if sign-ins add members', async () => {
    const { server } = world;
    know('leaver');
    await world.signIn('leaver');
    const row = await memberBy('leaver@acme.example');
    const gone = { as: server.acme.admin, params: { memberId: row?.id ?? '' } };
    expect((await server.call('team.remove', gone)).status).toBe(204);
    await world.setUp(server.acme, { makesMembers: false });
    const refused = await world.signIn('leaver');
    expect(refused.text).toContain('a member of this organization. Ask an admin to invite you');
    const body = { email: 'leaver@acme.example', role: 'customer' };
    await server.call('team.invite', { as: server.acme.admin, body });
    const again = await world.signIn('leaver');
    expect((await user(again.token)).body.organizations[0]?.role).toBe('customer');
    await world.setUp(server.acme);
  });
});

describe('the redirect to the provider', () => {
  it('is found by the domain of an address, even if it has no account', async () => {
    const find = async (email: string) =>
      (await world.server.call('auth.findSso', { body: { email } })).body.location;
    const there = `${world.server.url}/sso/start/acme`;
    expect(await find('ada@acme.example')).toBe(there);
    expect(await find('nobody-at-all@ACME.example')).toBe(there);
    expect(await find(world.server.acme.admin.email)).toBeNull();
  });

  it('shows an error while the provider is unavailable, and works again afterwards', async () => {
    const { server, provider } = world;
    await provider.leave();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15_000 });
    const away = await world.signIn('ada');
    expect([away.status, away.token]).toEqual([409, null]);
    expect(away.text).toContain('Your sign-in provider can&#39;t be reached');
    expect(away.text).toContain('href="/login"');
    const fresh = await world.setUp(server.acme, { clientSecret: 'another-secret-of-a-test' });
    expect(fresh).toMatchObject({ status: 400, error: { errors: [{ field: 'issuer' }] } });
    await provider.back();
    expect((await world.signIn('ada')).token).not.toBeNull();
  });

  it('shows an error when the provider rejects the person', async () => {
    const { status, text, token } = await world.signIn(null);
    expect([status, token]).toEqual([403, null]);
    expect(text).toContain('Your sign-in provider did not let you in');
  });

  it('AU-35: uses a code once, even in a browser that keeps its cookies', async () => {
    const { server, provider } = world;
    provider.present = 'ada';
    const browser = cookieBrowser();
    const isCallback = (url: URL) => url.pathname === '/sso/callback';
    const { url } = await browser.open(`${server.url}/sso/start/acme`, isCallback);
    const kept = new Map(browser.cookies.get(server.url));
    const isLogin = ({ pathname }: URL) => pathname === '/login';
    expect((await browser.open(url.href, isLogin)).url.search).toContain('sso=done');
    browser.cookies.set(server.url, kept);
    const again = await browser.open(url.href);
    expect([again.status, again.text]).toEqual([403, expect.stringContaining('already used')]);
  });

  it('returns 404 for an organization without single sign-on', async () => {
    for (const subdomain of ['globex', 'nobody-has-this', '%00', 'x'.repeat(300)]) {
      const { status } = await cookieBrowser().open(`${world.server.url}/sso/start/${subdomain}`);
      expect(status).toBe(404);
    }
  });
});

describe('single sign-on only', () => {
  it('requires an admin with a second factor, and a successful sign-in', async () => {
    const { acme, globex } = world.server;
    expect((await require(true)).error.code).toBe('second_factor_missing');
    expect((await require(true, globex.admin)).status).toBe(404);
    await giveFactor(acme.admin);
    await world.setUp(acme, { clientId: 'another' });
    expect((await require(true)).error.code).toBe('sso_untried');
    await world.setUp(acme);
    expect((await require(true)).error.code).toBe('sso_untried');
    await world.signIn('ada');
    expect((await require(true)).body.isRequired).toBe(true);
    await require(false);
    await giveFactor(acme.admin, null);
  });

  it('rejects staff with a password, except admins with a second factor', async () => {
    const { acme } = world.server;
    await giveFactor(acme.admin);
    const { token } = await world.signIn('ada');
    expect((await require(true)).status).toBe(200);
    expect(await list(acme.agent)).toMatchObject({ status: 403, error: { code: 'sso_required' } });
    expect((await user(acme.agent.token)).body.organizations[0]?.ssoRequired).toBe(true);
    expect((await list(acme.admin)).status).toBe(200);
    expect((await list({ token })).status).toBe(200);
    expect((await user(token)).body.organizations[0]?.ssoRequired).toBe(false);
    expect((await list(acme.customer)).status).toBe(200);
    await giveFactor(acme.admin, null);
    await world.server.context.database.directory.write((tx) =>
      tx.org(acme.id).update('organizations', {}, { sso_only: 1 }),
    );
    expect((await list(acme.admin)).error.code).toBe('sso_required');
    await giveFactor(acme.admin);
    await require(false);
    await giveFactor(acme.admin, null);
    expect((await list(acme.agent)).status).toBe(200);
  });

  it('satisfies a required second factor, and needs no password', async () => {
    const { acme } = world.server;
    const { token } = await world.signIn('ada');
    await acme.org.write((tx) =>
      tx.update('organizations', {}, { second_factor_from: '2020-01-01T00:00:00.000Z' }),
    );
    expect((await list({ token })).status).toBe(200);
    expect((await list(acme.agent)).error.code).toBe('second_factor_required');
    await acme.org.write((tx) => tx.update('organizations', {}, { second_factor_from: null }));
  });

  it('requires a new sign-in with the provider where others enter their password', async () => {
    know('boss', { groups: ['leads'] });
    const roles = [{ value: 'leads', role: 'admin' }];
    await world.setUp(world.server.acme, { roleClaim: 'groups', roles, maxRole: 'admin' });
    const { token } = await world.signIn('boss');
    const add = () =>
      world.server.call('sso.addDomain', { as: { token }, body: { domain: 'bad domain' } });
    expect((await add()).status).toBe(400);
    await directory().write((tx) => tx.update('sessions', { by_sso: 1 }, { proved_at: null }));
    const other = (await world.signIn('boss')).token;
    await directory().write((tx) => tx.update('sessions', { by_sso: 1 }, { proved_at: null }));
    const again = await world.server.call('sso.addDomain', {
      as: { token: other },
      body: { domain: 'bad domain' },
    });
    expect(again).toMatchObject({ status: 403, error: { code: 'sso_again' } });
  });
});

describe('a session', () => {
  it('ends with another client, and with single sign-on itself', async () => {
    const { acme } = world.server;
    await world.setUp(acme);
    const first = (await world.signIn('ada')).token;
    await world.setUp(acme, { defaultRole: 'customer' });
    expect((await list({ token: first })).status).toBe(200);
    await world.setUp(acme, { clientId: 'another' });
    expect((await list({ token: first })).status).toBe(401);
    await world.setUp(acme);
    const second = (await world.signIn('ada')).token;
    await giveFactor(acme.admin);
    await require(true);
    expect((await world.server.call('sso.remove', { as: acme.admin })).status).toBe(204);
    expect((await list({ token: second })).status).toBe(401);
    expect((await list(acme.agent)).status).toBe(200);
    const { body } = await world.server.call('sso.get', { as: acme.admin });
    expect(body).toMatchObject({ connection: null, isRequired: false });
    expect((await world.server.call('sso.remove', { as: acme.admin })).status).toBe(404);
    expect((await world.signIn('ada')).status).toBe(404);
    await giveFactor(acme.admin, null);
    await world.setUp(acme);
  });

  it('ends for a member when their sessions end', async () => {
    const { token } = await world.signIn('ada');
    const { id } = (await user(token)).body;
    await directory().write((tx) => endSessionsOf(tx, id));
    expect((await user(token)).status).toBe(401);
  });
});
