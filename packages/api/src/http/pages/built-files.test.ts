import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-built-'));
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page-Ab3dEf9h.js'), 'export const page = 1;');
  writeFileSync(join(folder, 'assets/page-Ab3dEf9h.js.br'), 'in brotli');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  const files = builtFiles(folder);
  const app = new Koa();
  app.use((context) => {
    files.answer(context);
  });
  server = createServer(app.callback());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });

test('a hashed file is cached for a year, any other for minutes', async () => {
  const hashed = await get('/assets/page-Ab3dEf9h.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=300');
});

test('an unchanged file is not sent again', async () => {
  const first = await get('/favicon.svg');
  const again = await get('/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a client that accepts brotli gets the precompressed file', async () => {
  const answer = await get('/assets/page-Ab3dEf9h.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
});

test('a client gets an available encoding that it accepts', async () => {
  const encodingFor = async (accepted: string) => {
    const answer = await get('/assets/page-Ab3dEf9h.js', { 'accept-encoding': accepted });
    return answer.headers.get('content-encoding');
  };
  expect(await encodingFor('gzip')).toBeNull();
  expect(await encodingFor('gzip;q=1, br;q=0.5')).toBe('br');
});

test('OP-05: only files of the folder are served', async () => {
  for (const path of [
    '/',
    '/assets',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/page-Ab3dEf9h.js.br',
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test("a build that removes files doesn't affect the running server", async () => {
  rmSync(folder, { recursive: true });
  const answer = await get('/assets/page-Ab3dEf9h.js');
  expect(await answer.text()).toBe('export const page = 1;');
});
