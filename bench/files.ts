// npm run bench:files: measures the memory of the built server while 50 files of 25 MB are uploaded at once, and then
// downloaded at once.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../packages/api/src/test/free-port.ts';

const count = 50;
const megabyte = 1024 * 1024;
const size = 25 * megabyte;
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bench-files-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['packages/api/dist/server.cjs'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DEMO: '0',
    EXAMPLES_PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  },
});

const resident = () => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, resident());
}, 20);

async function post(path: string, body: object, token = '') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { token: string; id: string; files: { url: string }[] };
}

/** Returns bytes that differ between files, generated while they are sent. */
function content(): ReadableStream {
  const piece = randomBytes(64 * 1024);
  let left = size;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(piece.subarray(0, Math.min(left, piece.length)));
      left -= piece.length;
      if (left <= 0) controller.close();
    },
  });
}

async function measured(what: string, work: () => Promise<unknown>) {
  const before = resident();
  peak = before;
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `${what}: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${seconds.toFixed(1)} s`,
  );
}

try {
  while (!(await fetch(`${url}/api/v1/health`).catch(() => null))?.ok) await pause(100);
  const { token } = await post('/api/auth/signup', {
    email: 'ada@example.com',
    password: 'a password for files',
    confirmPassword: 'a password for files',
    firstName: 'Ada',
    lastName: 'Lovelace',
    organizationName: 'Files',
  });
  const ids: string[] = [];
  await measured(`${count} uploads of 25 MB at once`, () =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const sent = await fetch(`${url}/api/files?name=${at}.bin`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
          body: content(),
          duplex: 'half',
        } as RequestInit);
        if (sent.status !== 201) throw new Error(`${sent.status} ${await sent.text()}`);
        ids.push(((await sent.json()) as { id: string }).id);
      }),
    ),
  );
  const ticket = { subject: 'Files', description: 'See', customerEmail: 'vera@example.com' };
  const { id } = await post('/api/tickets', ticket, token);
  const links: string[] = [];
  for (let at = 0; at < count; at += 2) {
    const body = { message: 'See', isInternal: true, fileIds: ids.slice(at, at + 2) };
    const { files } = await post(`/api/tickets/${id}/messages`, body, token);
    links.push(...files.map((file) => file.url));
  }
  await measured(`${links.length} downloads of 25 MB at once`, () =>
    Promise.all(
      links.map(async (link) => {
        let read = 0;
        const got = await fetch(url + link);
        for await (const part of got.body as unknown as AsyncIterable<Uint8Array>) {
          read += part.length;
        }
        if (read !== size) throw new Error(`${read} bytes of ${size}`);
      }),
    ),
  );
} finally {
  clearInterval(watch);
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
