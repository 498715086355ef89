import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEveryField } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let open: string;
let limited: string;

beforeAll(async () => {
  server = await startTestServer({ baseHost: 'help.example.com' });
  open = await makeEveryField(server.acme.org, false);
  limited = await makeEveryField(server.acme.org, false, {
    allowedDomains: ['shop.example', '*.partner.example', 'localhost:3001'],
  });
});
afterAll(() => server.stop());

/** The sites that may frame a page, according to its policy. */
async function framers(path: string, headers: Record<string, string> = {}) {
  const filled = path.replace('OPEN', open).replace('LIMITED', limited);
  const policy = await new Promise<string>((done, fail) => {
    get(`${server.url}${filled}`, { headers }, (response) => {
      response.resume();
      done(String(response.headers['content-security-policy']));
    }).on('error', fail);
  });
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
}

const sites = "'self' shop.example *.partner.example localhost:3001";

test.each([
  ['/embed/form/OPEN?org=acme', '*'],
  ['/widget/form/OPEN?org=acme&theme=dark&lang=en', '*'],
  ['/embed/form/LIMITED?org=acme', sites],
  ['/widget/form/LIMITED?org=ACME', sites],
  ['/widget/form/LIMITED/?org=acme', sites],
  ['/embed/form/no-such-form?org=acme', '*'],
  ['/embed/form/%00?org=acme', "'none'"],
  ['/embed/form/%zz?org=acme', "'none'"],
  ['/', "'none'"],
  ['/login', "'none'"],
  ['/tickets', "'none'"],
  ['/public/contact/acme', "'none'"],
  ['/embed/form/LIMITED/more?org=acme', "'none'"],
  ['/org/acme/embed/form/LIMITED', "'none'"],
])('XS-04: %s can be framed by %s', async (path, expected) => {
  expect(await framers(path)).toBe(expected);
});

test('XS-04: a form with one allowed site can only be framed by that one', async () => {
  const id = await makeEveryField(server.acme.org, false, { allowedDomains: ['shop.example'] });
  expect(await framers(`/embed/form/${id}?org=acme`)).toBe("'self' shop.example");
});

test.each([
  ['/embed/form/LIMITED?org=acme&org=globex', {}],
  ['/embed/form/LIMITED', { host: 'acme.help.example.com' }],
  ['/embed/form/LIMITED', { host: 'x.test', referer: 'https://x.test/public/contact/acme?form=1' }],
])('finds the form of %s in its organization', async (path, headers) => {
  expect(await framers(path, headers)).toBe(sites);
});

test("an id is case-insensitive, as in the page's router", async () => {
  const coded = [...limited].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  expect(await framers(`/embed/form/${coded}?org=acme`)).toBe(sites);
});

test('S6: ignores the referrer of another host', async () => {
  const headers = { host: 'x.test', referer: 'https://evil.example/public/contact/acme' };
  expect(await framers('/embed/form/LIMITED', headers)).toBe('*');
});

test('S11: a form with allowed sites rejects other sites', async () => {
  const { call } = server;
  const load = (origin: string) =>
    call('widget.form', {
      params: { formId: limited },
      query: { org: 'acme' },
      headers: { origin },
    });
  for (const origin of [
    'https://shop.example',
    'https://a.partner.example',
    'http://localhost:3001',
    server.url,
  ]) {
    expect((await load(origin)).status).toBe(200);
  }
  for (const origin of [
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://partner.example',
    'http://localhost:3002',
    'null',
  ]) {
    const headers = { origin };
    const body = { formId: limited, org: 'acme' };
    for (const answer of [
      await load(origin),
      await call('widget.submit', { body: { ...body, data: {} }, headers }),
      await call('widget.event', { body: { ...body, event: 'seen' }, headers }),
    ]) {
      expect(answer).toMatchObject({
        status: 403,
        error: { code: 'domain_not_allowed', message: "This form can't be used on this site." },
      });
    }
  }
  expect((await load('https://shop.example')).body.settings.allowedDomains).toHaveLength(3);
});

test.each([
  ['/embed/form/OPEN?org=acme', 'Form'],
  ['/widget/form/OPEN', 'Form'],
])('%s serves the page %s', async (path, title) => {
  const response = await fetch(server.url + path.replace('OPEN', open));
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test('a framed page sends browsers without JavaScript to the plain form, outside the frame', async () => {
  const read = async (path: string, headers = {}) =>
    (await fetch(server.url + path, { headers })).text();
  const link = (id: string) =>
    `<noscript>No script. <a href="/public/contact/acme/plain?form=${id}" target="_top">Or use the form that needs none.</a></noscript>`;
  expect(await read(`/embed/form/${open}?org=acme`)).toContain(link(open));
  expect(await read(`/widget/form/${limited}?org=ACME`)).toContain(link(limited));
  expect(await read('/widget/form/default?org=acme')).toContain(link(server.acme.formId));
  for (const path of ['/embed/form/no-such-form?org=acme', `/embed/form/${open}?org=globex`]) {
    expect(await read(path)).toContain('<noscript>No script.</noscript>');
  }
  const plain = await read(`/public/contact/acme/plain?form=${open}`);
  expect(plain).toContain('method="post"');
});

test.each(['/embed.html', '/index.html'])('XS-04: %s does not bypass a policy', async (path) => {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(404);
});
