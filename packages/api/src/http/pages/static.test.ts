// @module-tag one-engine

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { staticFiles } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-static-'));
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  const [console, widgets] = [join(folder, 'console'), join(folder, 'widgets')];
  for (const [path, text] of Object.entries({
    'console/index.html': '<head>The console',
    'console/landing/en.html': '<head>The landing page',
    'console/landing/de.html': '<head>Die Startseite',
    'console/embed.html': '<head>A form<noscript></noscript>',
    'console/favicon.svg': '<svg/>',
    'widgets/widget.js': 'loader',
    'widgets/widget-team.js': 'let team = JSON.parse("{team}");',
    'widgets/chunks/chat.js': 'chunk',
    'widgets/secret.txt': 'not an element',
  })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const answer = staticFiles(
    { console, widgets },
    async ({ path }) =>
      path === '/embed/1'
        ? { framers: 'https://shop.example', plainPath: '/plain/"1"', captcha: null }
        : null,
    async ({ path }) => (path === '/org/old' ? '/org/new' : null),
    async ({ query }) => (query.for === 'acme' ? '{"text":"</script>\\u2028"}' : null),
    ({ headers }) => headers.cookie === 'helpdesk=token',
    'https://bucket.example/',
  );
  app = await startTestApp((context) => {
    if (context.path === '/at-home') context.state.organization = 'a"cme';
    return answer(context, async () => {
      context.status = 404;
      context.body = 'left to others';
    });
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

async function get(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, { method, redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("the console can upload to the bucket, and pages framed by other sites can't", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policyOf('/tickets')).toMatch(
    /connect-src 'self' [^;]* https:\/\/bucket\.example\/;/,
  );
  expect(await policyOf('/embed/1')).not.toContain('bucket.example');
});

test('every URL that names no file is the console, with its policy', async () => {
  for (const path of ['/login', '/tickets', '/tickets/9f1c']) {
    const { status, headers, text } = await get(path);
    expect([path, status, text]).toEqual([path, 200, '<head>The console']);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  // A page is never sent as a plain file, which would have no policy.
  expect((await get('/index.html')).text).toBe('left to others');
});

test('the root is the console for requests with a session, and the landing page for all others', async () => {
  const [visitor, member] = [await get('/'), await get('/', 'GET', { cookie: 'helpdesk=token' })];
  expect([visitor.text, member.text]).toEqual(['<head>The landing page', '<head>The console']);
  expect(visitor.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  expect(member.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  for (const { status, headers } of [visitor, member]) {
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('the landing page is in the language of the URL, even with a session, else in that of the browser', async () => {
  const textOf = async (path: string, headers: Record<string, string>) =>
    (await get(path, 'GET', headers)).text;
  const german = '<head>Die Startseite';
  expect(await textOf('/', { 'accept-language': 'de-AT,en;q=0.8' })).toBe(german);
  expect(await textOf('/?lang=de', { 'accept-language': 'en' })).toBe(german);
  expect(await textOf('/?lang=de-DE', { cookie: 'helpdesk=token' })).toBe(german);
  for (const path of ['/', '/?lang=zh', '/?lang=../index']) {
    expect(await textOf(path, { 'accept-language': 'zh' }), path).toBe('<head>The landing page');
  }
  expect((await get('/landing/de.html')).text).toBe('left to others');
});

test('OP-05: a URL that looks like a file, is hidden, or names another host is not a page', async () => {
  for (const path of ['/.env', '/a/.git/config', '/backup.zip', '//evil.example/x']) {
    expect((await get(path)).text, path).toBe('left to others');
  }
});

test('console files are sent unchanged', async () => {
  const { headers, text } = await get('/favicon.svg');
  expect(text).toBe('<svg/>');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('every site can load the widgets, but nothing else in their folder', async () => {
  for (const [path, wanted] of [
    ['/widget.js', 'loader'],
    ['/chunks/chat.js', 'chunk'],
    ['/chunks/+/+/chat.js', 'chunk'],
  ] as const) {
    const { headers, text } = await get(path);
    expect(text).toBe(wanted);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  for (const path of ['/chunks/missing.js', '/chunks/+/missing.js', '/chunks/+/../widget.json'])
    expect((await get(path)).status, path).toBe(404);
  expect((await get('/secret.txt')).text).toBe('left to others');
});

test("the loader for a team includes the team's settings, and can be cached for five minutes", async () => {
  const { headers, text } = await get('/widget.js?for=acme');
  const [loader, settings = ''] = text.split('\n');
  expect(loader).toBe('loader');
  const told = runInNewContext(`${settings} JSON.stringify(team)`) as string;
  expect(JSON.parse(told)).toEqual({ text: '</script>\u2028' });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const again = await fetch(`${app.url}/widget.js?for=acme`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await get('/widget.js?for=nobody')).text).toBe('loader');
});

test('HEAD is answered without the page, and other methods are left to later handlers', async () => {
  const head = await get('/tickets', 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toContain('html');
  expect((await get('/tickets', 'POST')).text).toBe('left to others');
});

test('a framed form can be framed by its sites only, and links to its plain form', async () => {
  const { headers, text } = await get('/embed/1');
  expect(text).toMatch(/^<head>A form<noscript> <a href="\/plain\/&quot;1&quot;" target="_top">/);
  expect(headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example;');
});

test('a page of a former subdomain redirects to the current one', async () => {
  const { status, headers } = await get('/org/old');
  expect([status, headers.get('location')]).toEqual([301, '/org/new']);
});

test('a page on a custom domain names its organization', async () => {
  expect((await get('/at-home')).text).toBe(
    '<head><meta name="helpdesk-organization" content="a&quot;cme">The console',
  );
});
