import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetDomain } from '../../auth/custom-domains.ts';
import { newToken } from '../../auth/tokens.ts';
import { now } from '../../database/ids.ts';
import { type CookieBrowser, cookieBrowser } from '../../test/cookie-browser.ts';
import { type RogueProvider, startRogueProvider } from '../../test/rogue-provider.ts';
import { customDomain, type SsoWorld, startSsoWorld } from '../../test/sso-world.ts';

let world: SsoWorld;
let rogue: RogueProvider;
let at: Record<'ours' | 'acme' | 'globex' | 'domain', string>;

beforeAll(async () => {
  world = await startSsoWorld();
  rogue = await startRogueProvider();
  const { server, provider } = world;
  const { port } = new URL(server.url);
  const named = (host: string) => `http://${host}:${port}`;
  at = {
    ours: server.url,
    acme: named('acme.localhost'),
    globex: named('globex.localhost'),
    domain: named(customDomain),
  };
  await world.prove(server.acme, 'acme.example');
  await world.prove(server.globex, 'globex.example');
  provider.people.set('ada', { email: 'ada@acme.example', email_verified: true });
  provider.present = 'ada';
  const clientSecret = 'a-secret-of-a-test';
  const atOwnAddresses = true;
  await world.setUp(server.globex, { issuer: rogue.issuer, clientSecret, atOwnAddresses });
});
afterAll(async () => {
  await rogue.stop();
  await world.stop();
});
beforeEach(async () => {
  await world.setUp(world.server.acme, { atOwnAddresses: true });
  await setDomain(true);
});

async function setDomain(isThere: boolean) {
  await world.server.acme.org.write(async (tx) => {
    await tx.remove('custom_domains', {});
    if (!isThere) return;
    const row = { domain: customDomain, token: newToken(), created_at: now(), verified_at: now() };
    await tx.insert('custom_domains', row);
  });
  forgetDomain(world.server.context, customDomain);
}

const isArrived = (url: URL) => url.pathname === '/login';
const isCallback = (url: URL) => url.pathname === '/sso/callback';
const start = (origin: string, browser: CookieBrowser, query = '', of = 'acme') =>
  browser.open(`${origin}/sso/start/${of}${query}`, isArrived);
const begin = async (origin: string, browser = cookieBrowser(), of = 'acme') =>
  (await browser.open(`${origin}/sso/start/${of}`, isCallback)).url;
const sessionAt = (browser: CookieBrowser, origin: string) =>
  browser.cookies.get(origin)?.get('helpdesk') ?? null;
const expired = { status: 410, text: expect.stringContaining('has expired') };
/** A browser with another one's cookies for one host, at another host. */
function withCookies(of: CookieBrowser, from: string, to: string) {
  const browser = cookieBrowser();
  browser.cookies.set(to, new Map(of.cookies.get(from)));
  return browser;
}

describe('staff sign in at their organization’s own addresses', () => {
  it.each(['acme', 'domain'] as const)('%s, the first and the second time', async (where) => {
    const origin = at[where];
    for (let time = 0; time < 2; time += 1) {
      const browser = cookieBrowser();
      const { url } = await start(origin, browser, '?next=%2Ftickets');
      expect(url.href).toBe(`${origin}/login?sso=done&next=%2Ftickets`);
      const token = sessionAt(browser, origin);
      expect(token).not.toBeNull();
      const me = await world.server.call('auth.user', { as: { token } });
      expect(me.body).toMatchObject({
        email: 'ada@acme.example',
        organizations: [{ organization: { subdomain: 'acme' } }],
      });
      // The cookie is for this host only.
      for (const other of Object.values(at).filter((one) => one !== origin)) {
        expect(sessionAt(browser, other)).toBeNull();
      }
    }
  });

  it('if the organization chooses so; otherwise at the server’s address', async () => {
    await world.setUp(world.server.acme, { atOwnAddresses: false });
    for (const origin of [at.acme, at.domain]) {
      const { url } = await start(origin, cookieBrowser());
      expect(url.origin).toBe(at.ours);
    }
  });

  it('with an email address entered there, which starts the sign-in there', async () => {
    const find = async (origin: string) => {
      const browser = cookieBrowser();
      const body = JSON.stringify({ email: 'ada@acme.example' });
      const { text } = await browser.open(`${origin}/api/auth/sso`, undefined, body);
      return (JSON.parse(text) as { location: string }).location;
    };
    expect(await find(at.acme)).toBe(`${at.acme}/sso/start/acme`);
    expect(await find(at.domain)).toBe(`${at.domain}/sso/start/acme`);
    for (const other of [at.ours, at.globex]) {
      expect(await find(other)).toBe(`${at.ours}/sso/start/acme`);
    }
  });

  it('with redirect URIs that the settings show for the provider', async () => {
    const read = async () =>
      (await world.server.call('sso.get', { as: world.server.acme.admin })).body.ownRedirectUris;
    expect(await read()).toEqual([`${at.acme}/sso/callback`, `${at.domain}/sso/callback`]);
    await setDomain(false);
    expect(await read()).toEqual([`${at.acme}/sso/callback`]);
  });
});

describe('AU-38: a sign-in ends at the host where it began', () => {
  it('not at another organization’s host or ours, whatever the cookies', async () => {
    for (const from of [at.acme, at.domain]) {
      for (const to of [at.globex, at.ours, from === at.acme ? at.domain : at.acme]) {
        const browser = cookieBrowser();
        const callback = await begin(from, browser);
        const other = withCookies(browser, from, to);
        expect(await other.open(`${to}${callback.pathname}${callback.search}`)).toMatchObject(
          expired,
        );
        expect(sessionAt(other, to)).toBeNull();
      }
    }
  });

  it('not at an organization’s host if it began at ours', async () => {
    const browser = cookieBrowser();
    const callback = await begin(at.ours, browser);
    const other = withCookies(browser, at.ours, at.acme);
    const stolen = `${at.acme}${callback.pathname}${callback.search}`;
    expect(await other.open(stolen)).toMatchObject(expired);
  });

  it('not in another browser, and not twice', async () => {
    const browser = cookieBrowser();
    const callback = await begin(at.acme, browser);
    expect(await cookieBrowser().open(callback.href)).toMatchObject(expired);
    // It also fails in another browser with its own attempt.
    const other = cookieBrowser();
    await begin(at.acme, other);
    expect((await other.open(callback.href)).status).toBe(403);
    const copied = withCookies(browser, at.acme, at.acme);
    expect((await browser.open(callback.href, isArrived)).url.search).toContain('sso=done');
    expect(await browser.open(callback.href)).toMatchObject(expired);
    expect((await copied.open(callback.href)).status).toBe(403);
    expect(sessionAt(copied, at.acme)).toBeNull();
  });

  it('not with the provider of another organization', async () => {
    rogue.claims = { email: 'ada@acme.example', sub: 'ada' };
    const browser = cookieBrowser();
    const callback = await begin(at.globex, browser, 'globex');
    expect(callback.origin).toBe(at.globex);
    const other = withCookies(browser, at.globex, at.acme);
    const stolen = `${at.acme}${callback.pathname}${callback.search}`;
    expect(await other.open(stolen)).toMatchObject(expired);
    // It fails at its own host too: the domain of the address belongs to acme.
    expect((await browser.open(callback.href)).status).toBe(403);
    // From another host, the organization's sign-in begins at the server's address.
    expect((await begin(at.globex, cookieBrowser(), 'acme')).origin).toBe(at.ours);
  });

  it('not after the domain is gone or the organization turned it off', async () => {
    const browser = cookieBrowser();
    const gone = await begin(at.domain, browser);
    await setDomain(false);
    expect(await browser.open(gone.href)).toMatchObject(expired);
    const off = await begin(at.acme, browser);
    await world.setUp(world.server.acme, { atOwnAddresses: false });
    expect(await browser.open(off.href)).toMatchObject(expired);
  });

  it('and redirects to no other site', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil']) {
      const query = `?next=${encodeURIComponent(next)}`;
      const { url } = await start(at.acme, cookieBrowser(), query);
      expect(url.href).toBe(`${at.acme}/login?sso=done&next=%2F`);
    }
    const { port } = new URL(at.ours);
    for (const host of ['evil.example', 'acme.localhost.evil.example', 'xacme.localhost']) {
      const { url } = await start(`http://${host}:${port}`, cookieBrowser());
      expect(url.origin).toBe(at.ours);
    }
  });

  it('and gives no access to another organization at any host', async () => {
    const browser = cookieBrowser();
    await start(at.acme, browser);
    for (const host of [at.globex, at.ours]) {
      const other = withCookies(browser, at.acme, host);
      const globex = await other.open(`${at.globex}/api/tickets`);
      expect(host === at.globex ? 403 : 401).toBe(globex.status);
    }
    expect((await browser.open(`${at.acme}/api/tickets`)).status).toBe(200);
  });
});
