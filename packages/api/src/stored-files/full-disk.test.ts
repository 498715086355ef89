// Needs its own disk. The ordinary tier proves the parts: http/errors how a full disk is reported, database/sqlite/engine that
// acknowledged writes stay.
// @module-tag full

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../test/factories.ts';
import { type FilesServer, startFilesServer } from '../test/files-server.ts';

let at: FilesServer;
/** Whether a small disk could be mounted for the files: only root can, and not in every container. */
let isMounted = false;

beforeAll(async () => {
  at = await startFilesServer('disk', { maxFileBytes: 10 * 1024 * 1024 });
  mkdirSync(at.filesIn(), { recursive: true });
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=2m', 'none', at.filesIn()];
    execFileSync('mount', options, { stdio: 'ignore' });
    isMounted = true;
  } catch {
    isMounted = false;
  }
});
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', at.filesIn()]);
  await at.stop();
});

test('on a full disk uploads fail with a message, no partial file stays, and acknowledged files are complete', {
  meta: { needs: 'root, to mount a small disk' },
}, async ({ skip }) => {
  skip(!isMounted);
  const { agent } = at.server.acme;
  const before = Buffer.alloc(500_000, 'acknowledged before ');
  const { id } = await at.upload(before);
  const sentence = "The file couldn't be stored. Please try again later.";
  const large = Buffer.alloc(5_000_000, 'too large for the disk ');
  for (let time = 0; time < 3; time += 1) {
    const refused = await at.send(large, 'large.txt', agent);
    expect([refused.status, refused.body.message]).toEqual([503, sentence]);
    expect(at.unfinished()).toEqual([]);
  }
  const headers = { authorization: `Bearer ${agent.token}` };
  const begun = await fetch(`${at.server.url}/api/files/uploads?name=large.txt`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(large.length) },
  });
  const path = `${at.server.url}${begun.headers.get('location')}`;
  const append = async (offset: number, size: number) => {
    const answer = await fetch(path, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: large.subarray(offset, offset + size),
    });
    const look = (await (await fetch(path, { headers })).json()) as { offset: number };
    return [answer.status, look.offset];
  };
  expect(await append(0, 500_000)).toEqual([204, 500_000]);
  expect(await append(500_000, 4_000_000)).toEqual([503, 500_000]);
  // A piece that fits is still accepted.
  expect(await append(500_000, 100_000)).toEqual([204, 600_000]);
  expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(204);
  expect(at.unfinished()).toEqual([]);
  const after = await at.upload(Buffer.alloc(400_000, 'after'), 'after.txt');
  const ticket = await makeTicket(at.server.acme);
  const { files } = (await at.reply(ticket, [id, after.id])).body;
  const got = await at.fetchFile(files[0]?.url);
  expect(Buffer.from(await got.arrayBuffer()).equals(before)).toBe(true);
});
