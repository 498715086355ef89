import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuTime } from '../test/cpu-time.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const uploads = [
  {
    what: 'a logo',
    path: '/api/organization/logo',
    field: 'logo',
    notAnImage: 'Please upload a valid image file',
    tooLarge: 'Logo file must be less than 5MB',
  },
  {
    what: 'a photo',
    path: '/api/profile/upload-photo',
    field: 'profileImage',
    notAnImage: 'Please select an image file (JPG, PNG, GIF, etc.)',
    tooLarge: 'Please select an image smaller than 5MB',
  },
] as const;

const megabyte = 1024 * 1024;
const boundary = 'edge-of-a-part';
const bearer = () => ({ authorization: `Bearer ${server.acme.admin.token}` });
const picture = (width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#3b82f6' } });

interface Answer {
  status: number;
  headers: Headers;
  said: { message?: string; code?: string; logoUrl?: string; profileImageUrl?: string };
}

/** A multipart part as it is sent, with any headers, including those that a browser would not send. */
const part = (disposition: string, type: string, bytes: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    Buffer.from(bytes as Uint8Array),
    Buffer.from('\r\n'),
  ]);

async function send(path: string, parts: Buffer[]): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...bearer(), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])),
  });
  const { status, headers } = answer;
  return { status, headers, said: (await answer.json()) as Answer['said'] };
}

const addressIn = ({ said }: Answer) => said.logoUrl ?? said.profileImageUrl ?? '';

describe.each(uploads)('$what', ({ path, field, notAnImage, tooLarge }) => {
  const sendFile = (bytes: string | Uint8Array, type = 'image/png', filename = 'a.png') =>
    send(path, [part(`name="${field}"; filename="${filename}"`, type, bytes)]);

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PHP', '<?php system($_GET["c"]); ?>'],
    ['PDF', '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'],
    ['a GIF that is a script', 'GIF89a/*\x00\x00*/=1;alert(document.domain)//'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('UP-01: is not %s, whatever its name and type say', async (_, bytes) => {
    for (const type of ['image/png', 'image/svg+xml', 'text/html']) {
      const { status, said } = await sendFile(bytes, type);
      expect([status, said.code, said.message]).toEqual([
        415,
        'unsupported_media_type',
        notAnImage,
      ]);
    }
  });

  it('UP-01: is re-encoded by its actual type, so no hidden content is served', async () => {
    const gif = await picture().gif().toBuffer();
    const polyglot = Buffer.concat([gif, Buffer.from('/*<script>alert(1)</script>*/')]);
    for (const [bytes, type] of [
      [polyglot, 'image/gif'],
      [await picture().png().toBuffer(), 'text/html'],
    ] as const) {
      const answer = await sendFile(bytes, type, 'a.html');
      expect(answer.status).toBe(200);
      const served = await fetch(server.url + addressIn(answer));
      expect(served.headers.get('content-type')).toBe('image/webp');
      const kept = Buffer.from(await served.arrayBuffer());
      expect((await sharp(kept).metadata()).format).toBe('webp');
      expect(kept.includes('script')).toBe(false);
    }
  });

  it('UP-02: can have 5 MB and not a byte more', async () => {
    const { status, said } = await sendFile(new Uint8Array(5 * megabyte + 1));
    expect([status, said.message]).toEqual([413, tooLarge]);
    const png = await picture().png().toBuffer();
    const largest = Buffer.concat([png, Buffer.alloc(5 * megabyte - png.length)]);
    expect((await sendFile(largest)).status).toBe(200);
  });

  it('UP-02: is exactly one file under its own field name', async () => {
    const png = await picture().png().toBuffer();
    const none = await send(path, []);
    expect([none.status, none.said.code]).toEqual([400, 'file_required']);
    const other = await send(path, [part('name="file"; filename="a.png"', 'image/png', png)]);
    expect([other.status, other.said.code]).toEqual([400, 'file_required']);
    const text = await send(path, [part(`name="${field}"`, 'text/plain', 'no file')]);
    expect(text.status).toBe(400);
    const parts = Array.from({ length: 100 }, (_, index) =>
      part(`name="part${index}"; filename="${index}.png"`, 'image/png', png),
    );
    expect((await send(path, parts)).status).toBe(400);
  });

  it('UP-02: of 500 MB in chunks is cut off; memory stays flat and other requests are answered', async () => {
    global.gc?.();
    const before = process.memoryUsage().rss;
    let peak = before;
    let slowest = 0;
    let isDone = false;
    const watch = (async () => {
      while (!isDone) {
        const spent = await cpuTime(async () => {
          expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);
        });
        slowest = Math.max(slowest, spent);
        peak = Math.max(peak, process.memoryUsage().rss);
        await pause(5);
      }
    })();
    const { status, sent } = await pour(path, field);
    isDone = true;
    await watch;
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40 * megabyte);
    expect(peak - before).toBeLessThan(120 * megabyte);
    expect(slowest).toBeLessThan(1_000);
  });

  it.each([
    '../../etc/passwd',
    '..\\..\\boot.ini',
    'a.png%00.html',
    'a.png\u0000.html',
    'a%0d%0aSet-Cookie: a=b',
    'gnp.\u202Elmth.exe',
    `${'x'.repeat(4_000)}.png`,
  ])('UP-04: is stored under a generated name, not as %j', async (filename) => {
    const answer = await sendFile(await picture().png().toBuffer(), 'image/png', filename);
    expect(answer.status).toBe(200);
    expect(addressIn(answer)).toMatch(new RegExp(`^/files/${server.acme.id}/[\\w-]{20,}\\.webp$`));
  });

  it('UP-04: cannot inject a header through its file name', async () => {
    const png = await picture().png().toBuffer();
    const name = 'a\r\nX-Smuggled: 1\r\n\r\n<script>';
    const answer = await send(path, [
      part(`name="${field}"; filename="${name}"`, 'image/png', png),
    ]);
    expect(answer.status).toBe(400);
    expect(JSON.stringify([...answer.headers])).not.toMatch(/smuggled|script/i);
  });

  it('UP-04: is served with its actual type, inline and never executed, at an unguessable address', async () => {
    const answers = await Promise.all(
      [8, 9, 10].map(async (width) => sendFile(await picture(width).png().toBuffer())),
    );
    const addresses = answers.map(addressIn);
    expect(new Set(addresses).size).toBe(3);
    const name = (addresses[0] ?? '').split('/').at(-1) ?? '';
    expect(name.length).toBeGreaterThan(24);
    const served = await fetch(server.url + addresses[0]);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-disposition')).toBe('inline; filename="image.webp"');
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    for (const nothing of [
      `/files/${server.globex.id}/${name}`,
      `/files/${server.acme.id}/${name.replace(/\w(?=\.webp)/, '_')}`,
      `/files/${server.acme.id}/..%2f${server.acme.id}%2f${name}`,
    ]) {
      expect((await fetch(server.url + nothing)).status, nothing).toBe(404);
    }
  });
});

it('UP-04: cannot be used as the logo of another organization', async () => {
  const png = await picture().png().toBuffer();
  const sent = await send('/api/organization/logo', [
    part('name="logo"; filename="a.png"', 'image/png', png),
  ]);
  const logoUrl = addressIn(sent);
  const stolen = await server.call('organization.updateBranding', {
    as: server.globex.admin,
    body: { logoUrl },
  });
  expect(stolen.status).toBe(400);
});

/** Sends 500 MB in chunks until the server stops reading; returns its response and how much was sent by then. */
function pour(path: string, field: string) {
  return new Promise<{ status: number; sent: number }>((resolve, reject) => {
    const head = part(`name="${field}"; filename="a.png"`, 'image/png', '');
    const chunk = Buffer.alloc(256 * 1024);
    let sent = 0;
    let isAnswered = false;
    const call = request(server.url + path, {
      method: 'POST',
      headers: { ...bearer(), 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    call.on('response', (answer) => {
      isAnswered = true;
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, sent });
      call.destroy();
    });
    call.on('error', (error) => !isAnswered && reject(error));
    const more = () => {
      while (!isAnswered && sent < 500 * megabyte) {
        sent += chunk.length;
        if (!call.write(chunk)) return void call.once('drain', more);
      }
      if (!isAnswered) call.end();
    };
    call.write(head);
    more();
  });
}
