// @module-tag postgres

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationIdOf } from '../../auth/store/organizations.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ baseHost: 'help.test' });
});
afterAll(() => server.stop());

const rename = (subdomain: string, as = server.acme.admin) =>
  server.call('organization.updateBranding', { as, body: { subdomain } });

/** Requests a page like a browser, under any host name. */
function visit(path: string, host = 'help.test', method = 'GET') {
  return new Promise<{ status: number; location: string | undefined; caching: string | undefined }>(
    (resolve, reject) => {
      request(server.url + path, { method, headers: { host } }, (answer) => {
        answer.resume();
        const { location, 'cache-control': caching } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, location, caching });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('a former subdomain', () => {
  beforeAll(() => rename('acme-desk'));

  it.each([
    ['/public/help/acme', '/public/help/acme-desk'],
    ['/public/help/acme?q=a%20b&page=2', '/public/help/acme-desk?q=a%20b&page=2'],
    ['/public/help/acme/article/how-to', '/public/help/acme-desk/article/how-to'],
    ['/public/contact/acme?form=f1', '/public/contact/acme-desk?form=f1'],
    ['/public/contact/ACME/', '/public/contact/acme-desk/'],
    ['/public/ticket/acme/t1', '/public/ticket/acme-desk/t1'],
    ['/org/acme/tickets?status=open', '/org/acme-desk/tickets?status=open'],
  ])('redirects %s to the same page under the new one', async (from, to) => {
    const { status, location, caching } = await visit(from);
    expect([status, location]).toEqual([301, to]);
    // The organization may return to the old name, so browsers must not cache the redirect.
    expect(caching).toBe('no-cache');
  });

  it('redirects the old host to the new one in one step, keeping the port', async () => {
    const old = 'acme.help.test:3000';
    expect((await visit('/public/help?q=a', old)).location).toBe(
      '//acme-desk.help.test:3000/public/help?q=a',
    );
    expect((await visit('/tickets', old)).location).toBe('//acme-desk.help.test:3000/tickets');
    expect((await visit('/public/contact/acme', old)).location).toBe(
      '//acme-desk.help.test:3000/public/contact/acme-desk',
    );
  });

  it('does not redirect unknown names or the current one', async () => {
    for (const path of [
      '/public/help/acme-desk',
      '/public/contact/acme-desk',
      '/public/contact/nobody',
      '/org/globex/tickets',
      '//acme/public/contact',
      '/',
    ]) {
      expect((await visit(path)).location, path).toBeUndefined();
    }
  });

  it('does not redirect a form in a frame', async () => {
    expect((await visit('/embed/form/default?org=acme')).status).toBe(200);
    expect((await visit('/embed/form/default', 'acme.help.test')).status).toBe(200);
  });

  it('keeps working for elements on other sites: forms, chats, search and tickets', async () => {
    const params = { subdomain: 'acme' };
    const headers = { origin: 'https://shop.example' };
    const shown = await server.call('publicOrganization.get', { params, headers });
    expect(shown.body).toMatchObject({ id: server.acme.id, subdomain: 'acme-desk' });
    expect(shown.headers.get('access-control-allow-origin')).toBe('*');
    const welcome = await server.call('publicChat.welcome', { params, headers });
    expect(welcome.status).toBe(200);
    const started = await server.call('publicChat.start', { params, headers, body: {} });
    const { session, token } = started.body;
    const read = await server.call('publicChat.get', {
      params: { ...params, id: session.id },
      headers: { ...headers, 'x-chat-access': token },
    });
    expect(read.body.id).toBe(session.id);
    const form = await server.call('widget.form', {
      params: { formId: server.acme.formId },
      query: { org: 'acme' },
      headers,
    });
    expect(form.body.organization.subdomain).toBe('acme-desk');
    expect((await server.call('publicHelp.articles', { params, headers })).status).toBe(200);
    const resolved = await server.call('publicOrganization.resolve', {
      query: { host: 'acme.help.test' },
    });
    expect(resolved.body.subdomain).toBe('acme-desk');
  });

  it('keeps working for a member with an open page, and for no other organization', async () => {
    const headers = { 'x-organization': 'acme' };
    const mine = await server.call('organization.get', { as: server.acme.agent, headers });
    expect(mine.body.organization.subdomain).toBe('acme-desk');
    const other = await server.call('organization.get', { as: server.globex.admin, headers });
    expect(other.status).toBe(403);
  });

  it('cannot be used by others at sign-up or by a change, and the organization can return to it', async () => {
    expect((await rename('acme', server.globex.admin)).error.message).toBe(
      'Subdomain is already taken',
    );
    const signedUp = await server.call('auth.signup', {
      body: {
        firstName: 'Eve',
        lastName: 'Phisher',
        email: 'eve@evil.test',
        password: 'a-good-secret',
        confirmPassword: 'a-good-secret',
        organizationName: 'Acme',
      },
    });
    expect(signedUp.error?.message).toBeUndefined();
    const as = { token: signedUp.body.token };
    const eve = await server.call('organization.get', { as });
    expect(eve.body.organization.subdomain).toBe('acme-2');

    expect((await rename('acme')).status).toBe(200);
    expect((await visit('/public/contact/acme')).location).toBeUndefined();
    expect((await visit('/public/contact/acme-desk')).location).toBe('/public/contact/acme');
    expect((await rename('acme-desk', server.globex.admin)).status).toBe(409);
  });

  it('is sent to the staff’s open pages', async () => {
    await rename('acme-new');
    const { database } = server.context;
    const org = database.org(server.acme.id);
    const row = await org.first<{ name: string; payload: string }>(
      org.from('events').orderBy('seq', 'desc'),
    );
    expect(row?.name).toBe('organization.updated');
    expect(JSON.parse(row?.payload ?? '')).toMatchObject({
      organization: { subdomain: 'acme-new' },
      actor: { type: 'staff', userId: server.acme.admin.userId },
    });
  });

  it('is one of at most ten; the oldest is released', async () => {
    for (let count = 1; count <= 11; count += 1) await rename(`name-${count}`, server.globex.admin);
    expect((await visit('/public/contact/name-1')).location).toBe('/public/contact/name-11');
    expect((await visit('/public/contact/globex')).location).toBeUndefined();
    expect((await rename('globex')).status).toBe(200);
    expect((await rename('name-1')).status).toBe(409);
  });
});

it('is released or claimed when two organizations want it at once, never both', async () => {
  await rename('before', server.globex.admin);
  for (let round = 0; round < 5; round += 1) {
    const [given, taken] = await Promise.all([
      rename(`after-${round}`, server.globex.admin),
      rename('before'),
    ]);
    expect([given.status, taken.status]).toEqual([200, 409]);
    expect((await rename('before', server.globex.admin)).status).toBe(200);
  }
});

it('looks up a current name with one query, and a former one with two', async () => {
  const { directory } = server.context.database;
  let asked = 0;
  const counting: typeof directory = {
    ...directory,
    first: (query) => {
      asked += 1;
      return directory.first(query);
    },
  };
  expect(await organizationIdOf(counting, 'before')).toBe(server.globex.id);
  expect(asked).toBe(1);
  expect(await organizationIdOf(counting, 'after-0')).toBe(server.globex.id);
  expect(asked).toBe(3);
});
