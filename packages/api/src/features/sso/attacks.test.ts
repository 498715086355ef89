import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieBrowser } from '../../test/cookie-browser.ts';
import { type RogueProvider, startRogueProvider } from '../../test/rogue-provider.ts';
import { type SsoWorld, startSsoWorld } from '../../test/sso-world.ts';

let world: SsoWorld;
let rogue: RogueProvider;

beforeAll(async () => {
  world = await startSsoWorld();
  rogue = await startRogueProvider();
  await world.prove(world.server.acme, 'acme.example');
});
afterAll(async () => {
  await rogue.stop();
  await world.stop();
});
beforeEach(async () => {
  Object.assign(rogue, { claims: {}, answer: {}, described: {}, signsByAnother: false });
  rogue.posted.length = 0;
  await setUp();
});

const setUp = (more: object = {}, of = world.server.acme) =>
  world.setUp(of, { issuer: rogue.issuer, clientSecret: 'a-secret-of-a-test', ...more });
const arrive = (browser = cookieBrowser()) => world.signIn(null, browser);
const isCallback = (url: URL) => url.pathname === '/sso/callback';
const begin = async (browser = cookieBrowser(), of = world.server.acme) =>
  (await browser.open(`${world.server.url}/sso/start/${of.subdomain}`, isCallback)).url;
const isLogin = (url: URL) => url.pathname === '/login';

describe('a provider’s response', () => {
  it('signs in a person if everything is right, with PKCE', async () => {
    expect((await arrive()).path).toBe('/login?sso=done&next=%2F');
    expect(rogue.posted[0]?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
  });

  const past = () => Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, () => Partial<RogueProvider>]>([
    ['another nonce', () => ({ claims: { nonce: 'of-another-sign-in' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another issuer', () => ({ claims: { iss: 'https://id.evil.example' } })],
    ['another audience', () => ({ claims: { aud: 'another-client' } })],
    [
      'more than one audience, meant for another',
      () => ({ claims: { aud: ['helpdesk', 'x'], azp: 'x' } }),
    ],
    ['a token that has ended', () => ({ claims: { exp: past() } })],
    ['nobody', () => ({ claims: { sub: undefined } })],
    ['a signature by a key that is not its own', () => ({ signsByAnother: true })],
    ['another state', () => ({ answer: { state: 'of-another-sign-in' } })],
    [
      'the name of another issuer beside the code',
      () => ({ answer: { iss: 'https://evil.example' } }),
    ],
    ['an error', () => ({ answer: { error: 'server_error' } })],
  ])('AU-34: is rejected with %s', async (_, wrong) => {
    Object.assign(rogue, wrong());
    const { token, status, text } = await arrive();
    expect([status, token]).toEqual([403, null]);
    expect(text).toContain('Please sign in again');
    expect(text).not.toContain('evil');
  });

  it.each([
    ['issuer', { issuer: 'https://id.evil.example' }],
    ['issuer with a slash at its end', { issuer: undefined }],
  ])('is rejected at setup if it has a different %s', async (_, described) => {
    rogue.described = described;
    const other = { clientSecret: 'yet-another-secret-of-a-test' };
    expect(await setUp(other)).toMatchObject({
      status: 400,
      error: { errors: [{ field: 'issuer', code: 'unreachable' }] },
    });
  });

  it('can have unusual names', async () => {
    for (const given_name of ['x'.repeat(5000), '<b>Ada</b>', 7, null, ['a'], '\u202e\u0007']) {
      rogue.claims = {
        sub: `odd-${String(given_name).length}`,
        given_name,
        email: `odd-${String(given_name).length}@acme.example`,
      };
      expect((await arrive()).path).toContain('sso=done');
    }
  });
});

describe('an address from a provider', () => {
  it.each([
    ['another address before its domain', 'x@other.example@acme.example'],
    ['quotes', '"a@b"@acme.example'],
    ['a space', 'a b@acme.example'],
    ['a line break', 'a\r\nBcc: x@y.example@acme.example'],
    ['NUL', 'a\u0000b@acme.example'],
    ['more than 254 characters', `${'a'.repeat(250)}@acme.example`],
  ])('is rejected with %s', async (_what, email) => {
    rogue.claims = { sub: 'odd-address', email };
    const { status, text, token } = await arrive();
    expect([status, token]).toEqual([403, null]);
    expect(text).toContain('send a valid email address');
  });

  it.each([
    ['longer than OpenID allows', 'x'.repeat(256)],
    ['with NUL', 'a\u0000b'],
  ])('is rejected with a subject %s', async (_what, sub) => {
    rogue.claims = { sub, email: 'subject@acme.example' };
    expect((await arrive()).status).toBe(403);
  });

  it('comes with a name without control characters', async () => {
    rogue.claims = { sub: 'nul', email: 'nul@acme.example', given_name: 'A\u0000da\r\n' };
    expect((await arrive()).path).toContain('sso=done');
    const { body } = await world.server.call('team.list', { as: world.server.acme.admin });
    const member = body.find(({ user }) => user.email === 'nul@acme.example');
    expect(member?.user.firstName).toBe('A da');
  });

  it('does not sign in a second subject as the first one’s member', async () => {
    const email = 'reused@acme.example';
    rogue.claims = { sub: 'first-employee', email };
    expect((await arrive()).path).toContain('sso=done');
    rogue.claims = { sub: 'next-employee', email };
    const { status, text, token } = await arrive();
    expect([status, token]).toEqual([403, null]);
    expect(text).toContain('Ask an admin');

    const { acme } = world.server;
    const { body } = await world.server.call('team.list', { as: acme.admin });
    const params = { memberId: body.find(({ user }) => user.email === email)?.id ?? '' };
    await world.server.call('team.remove', { as: acme.admin, params });
    expect((await arrive()).path).toContain('sso=done');
    rogue.claims = { sub: 'first-employee', email };
    expect((await arrive()).status).toBe(403);
  });
});

describe('a callback', () => {
  it('AU-35: works once, in the browser where it began', async () => {
    const browser = cookieBrowser();
    const callback = await begin(browser);
    const other = await cookieBrowser().open(callback.href);
    expect([other.status, other.text]).toEqual([410, expect.stringContaining('another browser')]);
    expect((await browser.open(callback.href, isLogin)).url.search).toContain('sso=done');
    const again = await browser.open(callback.href);
    expect([again.status, again.text]).toEqual([410, expect.stringContaining('has expired')]);
  });

  it('is rejected with a forged or changed cookie', async () => {
    const browser = cookieBrowser();
    const callback = await begin(browser);
    const jar = browser.cookies.get(world.server.url);
    const sealed = jar?.get('helpdesk-sso') ?? '';
    for (const value of ['', '{}', 'x'.repeat(4000), sealed.slice(4), `A${sealed.slice(1)}`]) {
      jar?.set('helpdesk-sso', value);
      expect((await browser.open(callback.href)).status).toBe(410);
    }
  });

  it('AU-36: of one organization gives no access to another, whatever its provider returns', async () => {
    const { acme, globex } = world.server;
    await world.prove(globex, 'globex.example');
    rogue.claims = { email: 'rogue@globex.example', sub: 'foreign' };
    const { status, text } = await arrive();
    expect([status, text]).toEqual([
      403,
      expect.stringContaining('verified for this organization'),
    ]);
    await setUp({}, globex);
    rogue.claims = { email: 'rogue@acme.example', sub: 'of-globex' };
    const browser = cookieBrowser();
    expect((await world.signIn(null, browser, globex)).status).toBe(403);
    const { body } = await world.server.call('team.list', { as: globex.admin });
    expect(body.map((one) => one.user.email)).not.toContain('rogue@acme.example');
    await world.server.call('sso.remove', { as: globex.admin });
    expect((await world.server.call('sso.get', { as: acme.admin })).body.connection).not.toBeNull();
  });

  it('is rejected if the provider changed in the meantime', async () => {
    const browser = cookieBrowser();
    const callback = await begin(browser);
    await setUp({ clientId: 'another' });
    expect((await browser.open(callback.href)).status).toBe(410);
  });

  it('returns an error page for malformed URLs, never a server error', async () => {
    const browser = cookieBrowser();
    for (const query of [
      '',
      '?code=',
      '?code=a&code=b',
      `?state=${'x'.repeat(5000)}`,
      '?%00=%ff',
      '?response=x',
    ]) {
      await begin(browser);
      const { status } = await browser.open(`${world.server.url}/sso/callback${query}`);
      expect([400, 403, 410], query.slice(0, 20)).toContain(status);
    }
  });
});

describe('setup', () => {
  it('AU-37: is for admins with a recent password, in their own organization', async () => {
    const { acme, globex } = world.server;
    for (const as of [acme.agent, acme.customer]) {
      expect((await world.server.call('sso.get', { as })).status).toBe(403);
      expect((await world.server.call('sso.remove', { as })).status).toBe(403);
      expect(
        (await world.server.call('sso.require', { as, body: { isRequired: true } })).status,
      ).toBe(403);
    }
    const { body } = await world.server.call('sso.get', { as: acme.admin });
    const params = { id: body.domains[0]?.id ?? '' };
    expect((await world.server.call('sso.verifyDomain', { as: globex.admin, params })).status).toBe(
      404,
    );
    expect((await world.server.call('sso.removeDomain', { as: globex.admin, params })).status).toBe(
      404,
    );
    expect(
      JSON.stringify((await world.server.call('sso.get', { as: globex.admin })).body),
    ).not.toContain('acme.example');
  });

  it('rejects invalid URLs, and never sends a stored secret to another issuer', async () => {
    const update = (body: object) =>
      world.server.call('sso.update', { as: world.server.acme.admin, body });
    for (const issuer of [
      'ftp://id.example',
      'javascript:alert(1)',
      'id.example',
      `${rogue.issuer}?x=1`,
    ]) {
      expect((await update({ issuer, clientId: 'x', clientSecret: 'y' })).status).toBe(400);
    }
    const other = { issuer: world.provider.issuer, clientId: 'helpdesk' };
    expect((await update(other)).error.errors?.[0]?.field).toBe('clientSecret');
    expect((await update({ issuer: rogue.issuer, clientId: 'helpdesk' })).status).toBe(200);
  });

  it('WH-08: does not connect to private addresses, unless the operator allows them', async () => {
    const strict = await startSsoWorld({ allowPrivateTargets: false });
    for (const issuer of [
      'http://127.0.0.1:1',
      'https://127.0.0.1:1',
      'https://10.0.0.1',
      'https://[::1]',
      'https://localhost',
      'https://169.254.169.254/latest',
    ]) {
      const answer = await strict.setUp(strict.server.acme, { issuer });
      expect([issuer, answer.status]).toEqual([issuer, 400]);
    }
    await strict.stop();
  });

  it('verifies a domain by DNS, blocks it for others, and releases it when the record is gone', async () => {
    const { server, names } = world;
    const { acme, globex } = server;
    const stateOf = async (of: typeof acme) =>
      (await server.call('sso.get', { as: of.admin })).body.domains.find(
        ({ domain }) => domain === 'moving.example',
      );
    const add = (of: typeof acme, domain = 'moving.example') =>
      server.call('sso.addDomain', { as: of.admin, body: { domain } });
    const verify = async (of: typeof acme) =>
      server.call('sso.verifyDomain', {
        as: of.admin,
        params: { id: (await stateOf(of))?.id ?? '' },
      });
    expect((await add(acme, '@Moving.Example')).status).toBe(201);
    expect((await add(acme)).error.code).toBe('domain_known');
    expect((await verify(acme)).error.code).toBe('verification_failed');
    const at = '_helpdesk-sso.moving.example';
    const token = async (of: typeof acme) => (await stateOf(of))?.record.value ?? '';
    names.texts.set(at, [await token(acme)]);
    expect((await verify(acme)).status).toBe(200);
    await add(globex);
    expect(await token(globex)).not.toBe(await token(acme));
    expect((await verify(globex)).error.code).toBe('verification_failed');
    names.texts.set(at, [await token(acme), await token(globex)]);
    expect((await verify(globex)).error.code).toBe('domain_taken');
    names.texts.set(at, [await token(globex)]);
    expect((await verify(globex)).status).toBe(200);
    expect((await stateOf(acme))?.verifiedAt).toBeNull();
    expect((await stateOf(globex))?.verifiedAt).not.toBeNull();
    for (const domain of [
      'co.uk',
      'example',
      '10.0.0.1',
      'a b.example',
      'x.example:80',
      'é'.repeat(290),
    ]) {
      expect((await add(acme, domain)).status, domain).toBe(400);
    }
  });

  it('keeps at most twenty domains', async () => {
    const { globex } = world.server;
    const add = (name: string) =>
      world.server.call('sso.addDomain', { as: globex.admin, body: { domain: `${name}.example` } });
    const codes: string[] = [];
    for (let i = 0; i < 21; i += 1) codes.push((await add(`d${i}`)).error?.code);
    expect(codes.at(-1)).toBe('too_many');
  });
});
