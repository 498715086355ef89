import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { createOutbound } from '../../outbound/request.ts';
import { bodies } from '../../test/accepted-bodies.ts';
import { startChat, visitorSocket } from '../../test/chats.ts';
import { testPassword } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startNameServer, type TestNameServer } from '../../test/name-server.ts';
import { sendRaw } from '../../test/raw.ts';
import { openSocket } from '../../test/socket.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findUser } from '../accounts/store/accounts.ts';
import { hasFile } from './domain-proof.ts';

const domain = 'help.acme.example';
const pending = 'pending.globex.example';
let names: TestNameServer;
let server: TestServer;

beforeAll(async () => {
  names = await startNameServer();
  server = await startTestServer({
    dnsServers: [names.address],
    publicUrl: 'https://helpdesk.example',
    baseHost: 'helpdesk.example',
  });
  const { acme, globex } = server;
  const params = { id: acme.id };
  const body = { customDomain: domain };
  const added = await server.call('organization.setCustomDomain', { as: acme.admin, params, body });
  const { name = '', value = '' } = added.body.dnsRecord ?? {};
  names.texts.set(name, [value]);
  await server.call('organization.verifyCustomDomain', { as: acme.admin, params });
  await server.call('organization.setCustomDomain', {
    as: globex.admin,
    params: { id: globex.id },
    body: { customDomain: pending },
  });
  const article = { title: 'Kettles', slug: 'kettles', content: '<p>Hot</p>', isPublished: true };
  await server.call('helpArticles.create', { as: acme.admin, body: article });
});
afterAll(async () => {
  await server.stop();
  await names.stop();
});

const get = (path: string, host = domain, headers: string[] = []) =>
  sendRaw(server.url, [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers]);

describe('on the verified domain of an organization', () => {
  it('the help center needs no subdomain in its path, and search engines see only this domain', async () => {
    const index = await get('/public/help');
    expect(index.status).toBe(200);
    expect(index.body).toContain(`<link rel="canonical" href="https://${domain}/public/help">`);
    expect(index.body).toContain('href="/public/help/article/kettles"');
    expect(index.body).toContain('href="/public/contact"');
    const article = await get('/public/help/article/kettles');
    expect(article.body).toContain(
      `"mainEntityOfPage":"https://${domain}/public/help/article/kettles"`,
    );
    const elsewhere = await get('/public/help/acme/article/kettles', 'helpdesk.example');
    expect(elsewhere.body).toContain(
      `rel="canonical" href="https://${domain}/public/help/article/`,
    );
    expect((await get('/public/help/sitemap.xml')).body).toContain(
      `<loc>https://${domain}/public/help/article/kettles</loc>`,
    );
    expect((await get('/robots.txt')).body).toContain(
      `Sitemap: https://${domain}/public/help/sitemap.xml`,
    );
  });

  it('visitors are redirected to the help center, and signed-in users get the console', async () => {
    const visitor = await get('/');
    expect(visitor.status).toBe(302);
    expect(visitor.headers.location).toBe('/public/help');
    const staff = await get('/', domain, ['Cookie: __Host-helpdesk=some-token']);
    expect(staff.status).toBe(200);
    expect(staff.body).toContain('<meta name="helpdesk-organization" content="acme">');
  });

  it('pages of other organizations are not shown', async () => {
    for (const path of [
      '/public/help/globex',
      '/public/contact/globex',
      '/public/contact/globex/plain',
      '/public/ticket/Globex/some-ticket',
      `/embed/form/${server.globex.formId}?org=globex`,
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body).not.toContain(server.globex.canary);
    }
    for (const path of ['/public/contact', '/public/contact/acme']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.body).toContain('<helpdesk-chat organization="acme">');
      expect(answer.body).toContain(
        `<link rel="canonical" href="https://${domain}/public/contact">`,
      );
    }
    for (const path of [
      '/public/ticket',
      '/public/ticket/acme',
      '/public/ticket/WcmGx7nUjsDRcQ3QdlUsGSxt4G4g99',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.body).toContain('action="/public/ticket/acme"');
      expect(answer.body).toContain(
        `<link rel="canonical" href="https://${domain}/public/ticket">`,
      );
    }
  });

  it('a form in a frame needs no organization in its URL', async () => {
    const page = await get(`/embed/form/${server.acme.formId}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain(`/public/contact/acme/plain?form=${server.acme.formId}`);
  });

  it('its HSTS header does not include subdomains', async () => {
    expect((await get('/public/help')).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    const ours = await get('/public/help/acme', 'acme.helpdesk.example');
    expect(ours.headers['strict-transport-security']).toMatch(/includeSubDomains/);
  });

  it('members act in its organization, whatever other headers say, and others have no access', async () => {
    const call = async (token: string, headers: string[] = []) => {
      const sent = [`Authorization: Bearer ${token}`, ...headers];
      const { status, body } = await get('/api/organization', domain, sent);
      return { status, body: JSON.parse(body) };
    };
    const mine = await call(server.acme.admin.token, ['X-Organization: globex']);
    expect(mine.body).toMatchObject({
      organization: { subdomain: 'acme' },
      accessMethod: 'custom_domain',
    });
    expect((await call(server.globex.admin.token)).status).toBe(403);
  });

  it('a session started there is limited to its organization on every host', async () => {
    const { acme, globex } = server;
    const { userId, email } = acme.admin;
    await globex.org.write((tx) =>
      tx.insert('memberships', {
        id: newId(),
        user_id: userId,
        role: 'admin',
        created_at: now(),
      }),
    );
    const password_hash = await hashPassword(testPassword);
    await server.context.database.directory.write((tx) =>
      tx.update('users', { id: userId }, { password_hash }),
    );
    const signIn = async (host: string) => {
      const body = JSON.stringify({ email, password: testPassword });
      const answer = await sendRaw(
        server.url,
        [
          'POST /api/auth/login HTTP/1.1',
          `Host: ${host}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(body)}`,
        ],
        body,
      );
      return JSON.parse(answer.body) as {
        token: string;
        user: { organizations: { organization: { subdomain: string } }[] };
      };
    };
    const names = (user: { organizations: { organization: { subdomain: string } }[] }) =>
      user.organizations.map(({ organization }) => organization.subdomain);
    const everywhere = await signIn('helpdesk.example');
    const bound = await signIn(domain);
    expect(names(everywhere.user).sort()).toEqual(['acme', 'globex']);
    expect(names(bound.user)).toEqual(['acme']);

    const inGlobex = { 'x-organization': 'globex' };
    const tickets = (token: string, headers = {}) =>
      server.call('tickets.list', { as: { token }, headers });
    expect((await tickets(everywhere.token, inGlobex)).status).toBe(200);
    expect((await tickets(bound.token)).status).toBe(200);
    expect((await tickets(bound.token, inGlobex)).status).toBe(403);
    const me = await server.call('auth.user', { as: bound, headers: inGlobex });
    expect(names(me.body)).toEqual(['acme']);

    const before = await findUser(server.context.database.directory, userId);
    const aboutThePerson = (Object.keys(operations) as OperationId[]).filter(
      (id) => 'about' in operations[id] && operations[id].about === 'person',
    );
    expect(aboutThePerson).toEqual(
      expect.arrayContaining(['profile.update', 'profile.changePassword']),
    );
    for (const id of aboutThePerson) {
      const answer = await server.call(id, { as: bound, params: { token: 'x' }, body: bodies[id] });
      expect(answer.status, `AZ-14: ${id}`).toBe(403);
      expect(answer.error.code).toBe('only_in_organization');
    }
    expect(await findUser(server.context.database.directory, userId)).toEqual(before);
  });
});

it('the console gets live updates there, only for its own organization', async () => {
  const opens = async (token: string) => {
    const headers = {
      host: domain,
      origin: `https://${domain}`,
      cookie: `__Host-helpdesk=${token}`,
    };
    const opened = openSocket(server, { headers });
    return opened.then(
      async (socket) => {
        await socket.close();
        return 'open';
      },
      (error: Error) => error.message,
    );
  };
  expect(await opens(server.acme.agent.token)).toBe('open');
  expect(await opens(server.globex.agent.token)).toMatch('401');
});

it('the chat always works on its organization’s domain, and on no other organization’s', async () => {
  const { acme, globex } = server;
  const headers = { origin: `https://${domain}` };
  const opens = async (organization: typeof acme) => {
    const chat = await startChat(server, organization, { message: 'Hello' });
    const opened = visitorSocket(server, chat, 0, headers);
    return opened.then(
      async (socket) => {
        await socket.close();
        return true;
      },
      () => false,
    );
  };
  for (const { admin } of [acme, globex]) {
    const body = { allowedDomains: ['shop.example'] };
    await server.call('chat.updateSettings', { as: admin, body });
  }
  expect(await opens(acme)).toBe(true);
  expect(await opens(globex)).toBe(false);
});

describe('CS-04: a host that is not a verified domain', () => {
  it.each([pending, 'evil.example', `${domain}.evil.example`, `evil.${domain}`, '203.0.113.7'])(
    'belongs to no organization: %s',
    async (host) => {
      expect((await get('/public/help', host)).status).toBe(404);
      expect((await get('/', host)).body).not.toContain('helpdesk-organization');
      const { body } = await get('/api/organization', host, [
        `Authorization: Bearer ${server.globex.admin.token}`,
      ]);
      expect(JSON.parse(body).accessMethod).toBe('membership');
    },
  );
});

it('a proxy can request certificates for our hosts and verified domains only', async () => {
  const asked = async (name: string) =>
    (await get(`/.well-known/helpdesk-domain?domain=${name}`, 'localhost')).status;
  for (const name of [domain, 'helpdesk.example', 'acme.helpdesk.example']) {
    expect(await asked(name), name).toBe(200);
  }
  for (const name of [pending, 'nobody.helpdesk.example', 'evil.example', '', '%00', '127.0.0.1']) {
    expect(await asked(name), name).toBe(404);
  }
});

it('many requests for unknown names do not block certificates for our names', async () => {
  const limited = await startTestServer({
    rateLimits: true,
    publicUrl: 'https://helpdesk.example',
    baseHost: 'helpdesk.example',
  });
  const asked = async (name: string) => {
    const path = `/.well-known/helpdesk-domain?domain=${name}`;
    return (await sendRaw(limited.url, [`GET ${path} HTTP/1.1`, 'Host: localhost'])).status;
  };
  try {
    const unknown: number[] = [];
    for (let i = 0; i < 6; i++) {
      const names = Array.from({ length: 100 }, (_, j) => `${i}-${j}.evil.example`);
      unknown.push(...(await Promise.all(names.map(asked))));
    }
    expect(unknown.every((status) => status === 404)).toBe(true);
    expect(await asked('last.evil.example')).toBe(429);
    expect(await asked('acme.helpdesk.example')).toBe(200);
    expect(await asked('helpdesk.example')).toBe(200);
    expect(await asked('nobody.helpdesk.example')).toBe(429);
  } finally {
    await limited.stop();
  }
});

describe('the file that verifies a domain', () => {
  const path = '/.well-known/helpdesk-verification.txt';

  it('S15: is served if the domain is an alias of the organization’s own host', async () => {
    const { body } = await server.call('organization.settings', { as: server.globex.admin });
    expect((await get(path, pending)).status).toBe(404);
    names.aliases.set(pending, 'globex.helpdesk.example');
    const answer = await get(path, pending);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain(body.customDomainVerificationToken);
  });

  it('CS-08: never has another organization’s token, so a domain still pointing here cannot be taken over', async () => {
    names.aliases.set(pending, 'acme.helpdesk.example');
    expect((await get(path, pending)).status).toBe(404);
    names.aliases.set(pending, 'helpdesk.example');
    expect((await get(path, pending)).status).toBe(404);
    expect((await get(path, 'evil.example')).status).toBe(404);
  });

  describe('on the organization’s own site', () => {
    let site: Server;
    let origin: string;
    let content: (url: string) => { status: number; location?: string; body: string };
    let hits = 0;
    const guarded = createOutbound({ allowPrivate: false });
    const free = createOutbound({ allowPrivate: true });

    beforeAll(async () => {
      site = createServer((request, response) => {
        hits += 1;
        const { status, location, body } = content(request.url ?? '');
        response.writeHead(status, location ? { Location: location } : {}).end(body);
      });
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
      origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      free.close();
      guarded.close();
      site.close();
    });

    it('S15: is verified only by the exact token, without following redirects', async () => {
      content = (url) => ({ status: url === path ? 200 : 404, body: 'the-token\n' });
      expect(await hasFile(free, origin, 'the-token')).toBe(true);
      expect(await hasFile(free, origin, 'another')).toBe(false);
      content = () => ({ status: 200, body: 'the-token and more' });
      expect(await hasFile(free, origin, 'the-token')).toBe(false);
      content = () => ({ status: 404, body: 'the-token' });
      expect(await hasFile(free, origin, 'the-token')).toBe(false);
      hits = 0;
      content = () => ({ status: 302, location: `${origin}${path}?again`, body: 'the-token' });
      expect(await hasFile(free, origin, 'the-token')).toBe(false);
      expect(hits).toBe(1);
    });

    it('WH-08: is never fetched from a private address', async () => {
      content = () => ({ status: 200, body: 'the-token' });
      hits = 0;
      const { port } = new URL(origin);
      for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433']) {
        expect(await hasFile(guarded, `http://${host}:${port}`, 'the-token'), host).toBe(false);
      }
      expect(hits).toBe(0);
    });
  });
});
