import { get as askByHttp } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  page: string;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, failed) => {
    const { hostname, port } = new URL(server.url);
    askByHttp({ hostname, port, path, headers }, (answer) => {
      let page = '';
      answer.on('data', (part) => {
        page += part;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, page }));
    }).on('error', failed);
  });

test.each([
  '/public/help/acme/nothing',
  '/public/contact/acme/no/thing',
  '/public/help/acme/article',
])('%s returns 404, with a search and a link back', async (path) => {
  const { status, page } = await get(path);
  expect(status).toBe(404);
  expect(page).toContain('<h1>Page Not Found</h1>');
  expect(page).toContain('role="search" action="/public/help/acme"');
  expect(page).toContain('<a class="button" href="/public/help/acme">Visit Help Center</a>');
  expect(page).toContain('<meta name="robots" content="noindex">');
  // With the team's branding.
  expect(page).toMatch(/<link rel="stylesheet" href="[^"]*brand-[0-9a-f]{6}\.css">/);
  expect(page).toContain('<header class="top">');
});

test("an unknown visitor page shows an error in the visitor's language", async () => {
  const { status, page } = await get('/public/nothing', { 'accept-language': 'de' });
  expect([status, page.includes('<h1>Seite nicht gefunden</h1>')]).toEqual([404, true]);
  expect(page).toContain('href="/"');
});

test("on an organization's host, unknown pages lead to its help center, which still works", async () => {
  const host = 'acme.localhost';
  const lost = await get('/about-us', { host });
  expect(lost.status).toBe(404);
  expect(lost.page).toContain('role="search" action="/public/help"');
  expect((await get('/public/help', { host })).status).toBe(200);
});

test('a host without an organization returns 404 for every path', async () => {
  for (const path of ['/', '/login', '/nothing', '/public/nothing']) {
    const { status, page } = await get(path, { host: 'nobody-here.localhost' });
    expect([path, status]).toEqual([path, 404]);
    expect(page).toContain('Organization Not Found');
  }
});

test('an unknown path of the console returns 404', async () => {
  expect((await get('/nothing')).status).toBe(404);
  expect((await get('/org/acme/nothing')).status).toBe(404);
});
