// @module-tag one-engine

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedLookup, isPublicAddress, NotAllowed } from './addresses.ts';
import { createOutbound } from './request.ts';

const guarded = createOutbound({ allowPrivate: false });
const free = createOutbound({ allowPrivate: true });
let server: Server;
let address: string;
let hits: string[] = [];

const answers: Record<string, (response: ServerResponse) => void> = {
  '/redirect': (response) => response.writeHead(302, { Location: `${address}/inside` }).end(),
  '/moved': (response) => response.writeHead(307, { Location: `${address}/inside` }).end(),
  '/refresh': (response) =>
    response.end(`<meta http-equiv="refresh" content="0;url=${address}/inside">`),
  '/endless': (response) => {
    const drip = setInterval(() => response.write('x'.repeat(16_384)), 1);
    response.on('close', () => clearInterval(drip));
  },
  '/hang': () => {},
};

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '');
    (answers[request.url ?? ''] ?? ((one) => one.end('hello')))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  free.close();
  server.closeAllConnections();
  server.close();
});

const inside = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://localhost/',
  'http://api.localhost./',
  'http://printer.local/',
  'http://intranet/',
  'http://10.0.0.8/',
  'http://172.16.4.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[::a00:1]/',
  'http://[4000::1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[2002:7f00:1::]/',
  'http://①②⑦.⓪.⓪.①/',
  'http://user:secret@example.com/',
  'http://user@127.0.0.1/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
  '',
];

describe('an address that an organization enters', () => {
  it.each(inside)('WH-01, S16: is never %s', (url) => {
    expect(() => guarded.check(url)).toThrow(NotAllowed);
  });

  it('may be any public address', () => {
    expect(guarded.check('https://hooks.example.com/a?b=c').hostname).toBe('hooks.example.com');
    expect(isPublicAddress('93.184.216.34')).toBe(true);
    expect(isPublicAddress('2606:2800:220:1::1')).toBe(true);
  });

  it('WH-01: is checked again when connecting, so a public name of a private address is refused', async () => {
    const found = await new Promise((resolve) =>
      guardedLookup(false)('localhost', {}, (error) => resolve(error)),
    );
    expect(found).toBeInstanceOf(NotAllowed);
  });

  it.each(['/redirect', '/moved', '/refresh'])(
    'WH-02: gets the only request, as the redirect of %s is not followed',
    async (path) => {
      hits = [];
      const { status } = await free.request(address + path, { method: 'POST', body: '{}' });
      expect(status).toBe({ '/redirect': 302, '/moved': 307 }[path] ?? 200);
      expect(hits).toEqual([path]);
    },
  );

  it('WH-06: has at most 64 kB of its response read', async () => {
    const { body } = await free.request(`${address}/endless`, { method: 'GET' });
    expect(body).toHaveLength(65_536);
  });

  it('WH-06: is aborted after the timeout', async () => {
    const asked = free.request(`${address}/hang`, { method: 'GET', timeout: 100 });
    await expect(asked).rejects.toThrow(/abort/i);
  });

  it('gets a request, whose response is returned', async () => {
    expect(await free.request(address, { method: 'GET' })).toMatchObject({
      status: 200,
      body: 'hello',
    });
  });
});
