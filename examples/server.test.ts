import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveExamples } from './server.ts';

let server: Server;
let address: string;

beforeAll(async () => {
  server = await serveExamples({ port: 0, helpdeskUrl: 'https://help.example.com/' });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a host page loads the widget from the configured helpdesk', async () => {
  const page = await (await fetch(`${address}/plain.html`)).text();
  expect(page).toContain('<script src="https://help.example.com/widget.js" async></script>');
  expect(page).not.toContain('{{HELPDESK}}');
});

test('the strict page allows the helpdesk and nothing else', async () => {
  const policy = (await fetch(`${address}/strict-csp.html`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src https://help.example.com;");
  expect(policy).toContain("style-src 'none'");
});

test('the index lists every host page, and each opens', async () => {
  const index = await (await fetch(`${address}/`)).text();
  const links = [...index.matchAll(/href="(\/[^"]+\.html)"/g)].map(([, link]) => link);
  expect(links).toEqual(['/plain.html', '/chat.html', '/strict-csp.html', '/help.html']);
  for (const link of links) expect((await fetch(address + link)).status).toBe(200);
});

test('a page that is not built or does not exist is not found', async () => {
  for (const path of ['/nothing', '/programs', '/nothing/assets/index.js', '/dist']) {
    expect((await fetch(address + path)).status).toBe(404);
  }
});

test('nothing outside the pages is served', async () => {
  for (const path of [
    '/server.ts',
    '/package.json',
    '/..%2fpackage.json',
    '/react/main.tsx',
    '/headless/main.ts',
    '/vue/SupportPage.vue',
    '/playground/markup.ts',
  ]) {
    expect((await fetch(address + path)).status).toBe(404);
  }
});
