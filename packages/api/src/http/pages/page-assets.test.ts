// @module-tag one-engine

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { pageAssets } from './page-assets.ts';

const text = 'p { color: red }\n'.repeat(50);
const assets = pageAssets('/assets', {
  style: { type: 'css', text },
  script: { type: 'js', text: 'go()' },
});
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp(async (context) => {
    Object.assign(context, { params: { name: context.path.replace('/assets/', '') } });
    await assets.send(context, (name) => (name === 'made.css' ? 'made' : null));
  });
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });

test('a file has its own URL for each content, and is cached for a year', async () => {
  expect(assets.addresses.style).toMatch(/^\/assets\/style-[\w-]{12}\.css$/);
  expect(assets.addresses.script).toMatch(/^\/assets\/script-[\w-]{12}\.js$/);
  const answer = await get(assets.addresses.style);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toContain('text/css');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(text);
});

test.each(['br', 'gzip'])('a file is sent in %s to clients that accept it', async (encoding) => {
  const answer = await get(assets.addresses.style, { 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(await answer.text()).toBe(text);
});

test('a file is not sent again to clients that have it', async () => {
  const tag = (await get(assets.addresses.style)).headers.get('etag') ?? '';
  expect((await get(assets.addresses.style, { 'if-none-match': tag })).status).toBe(304);
  const other = await get(assets.addresses.script, { 'if-none-match': tag });
  expect(await other.text()).toBe('go()');
});

test('a style sheet can be generated on request; an unknown file is not found', async () => {
  expect(await (await get('/assets/made.css')).text()).toBe('made');
  expect((await get('/assets/style-000000000000.css')).status).toBe(404);
});
