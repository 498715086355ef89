import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import {
  type FilesServer,
  hour,
  sha256,
  startFilesServer,
  storages,
} from '../../test/files-server.ts';
import { failing } from '../../test/s3-server.ts';

describe.each(storages)('over %s', (where) => {
  let at: FilesServer;
  beforeAll(async () => {
    at = await startFilesServer(where);
  });
  afterAll(() => at.stop());

  test.each(where === 's3' ? [where] : [])(
    "a storage failure returns an error message without the file's headers",
    async () => {
      const id = await makeTicket(at.server.acme);
      const { files } = (await at.reply(id, [(await at.upload('behind', 'behind.txt')).id])).body;
      at.s3?.behave(failing);
      const failed = await at.fetchFile(files[0]?.url);
      at.s3?.behave(null);
      expect([failed.status, ((await failed.json()) as { message: string }).message]).toEqual([
        503,
        "The file can't be read right now. Please try again later.",
      ]);
      expect(failed.headers.get('content-disposition')).toBeNull();
      expect(failed.headers.get('cache-control')).not.toContain('max-age=1800');
      expect(await (await at.fetchFile(files[0]?.url)).text()).toBe('behind');
    },
  );

  test.each(where === 's3' ? [where] : [])(
    'a download that breaks off in the storage breaks off here too, so it does not look complete',
    async () => {
      const id = await makeTicket(at.server.acme);
      const { files } = (await at.reply(id, [(await at.upload('0123456789')).id])).body;
      at.s3?.behave((request, response) => {
        request.resume();
        response.writeHead(200, { 'content-length': 10 }).write('01234');
        setTimeout(() => response.destroy(), 50);
        return true;
      });
      const broken = at.fetchFile(files[0]?.url).then((response) => response.text());
      await expect(broken).rejects.toThrow(/terminated/);
      at.s3?.behave(null);
    },
  );

  test('the same bytes are stored once per organization, and separately for each organization', async () => {
    const content = Buffer.from('the same bytes');
    await at.upload(content, 'one.txt');
    await at.upload(content, 'two.txt', at.server.acme.admin);
    await at.upload(content, 'three.txt', at.server.globex.agent);
    expect(await at.isKept(content)).toBe(true);
    expect(await at.isKept(content, at.server.globex.id)).toBe(true);
  });

  test('an upload that no message uses within a day is swept, and used bytes are kept', async () => {
    const [stray, named] = [Buffer.from('stray'), Buffer.from('named')];
    const lost = await at.upload(stray);
    const file = await at.upload(named);
    const id = await makeTicket(at.server.acme);
    await at.reply(id, [file.id]);
    await at.sweep(23 * hour);
    expect(await at.isKept(stray)).toBe(true);
    await at.sweep(25 * hour);
    expect([await at.isKept(stray), await at.isKept(named)]).toEqual([false, true]);
    expect((await at.reply(id, [lost.id])).status).toBe(400);
  });

  test('sweeps bytes without a row after an hour, including those of deleted organizations', async () => {
    const [old, fresh] = [`ab${'0'.repeat(62)}`, `cd${'0'.repeat(62)}`];
    await at.lay(at.server.acme.id, old, Date.now() - 2 * hour);
    await at.lay(at.server.acme.id, fresh, Date.now());
    await at.lay('gone-organization', old, Date.now() - 2 * hour);
    await at.sweep();
    expect(await at.isThere(old, at.server.acme.id)).toBe(false);
    expect(await at.isThere(fresh, at.server.acme.id)).toBe(true);
    expect(await at.isThere(old, 'gone-organization')).toBe(false);
  });

  test('a file that is being removed cannot be used, and can be uploaded again a moment later', async () => {
    const content = Buffer.from('removed at the same time');
    const { org } = at.server.acme;
    await at.upload(content);
    const mark = (at: number) =>
      org.write((tx) =>
        tx.update(
          'stored_files',
          { sha256: sha256(content) },
          { removing_at: new Date(at).toISOString() },
        ),
      );
    await mark(Date.now());
    expect((await at.send(content, 'a.txt', at.server.acme.agent)).status).toBe(503);
    // The process that was removing it has died.
    await mark(Date.now() - 3 * 60 * 1_000);
    expect((await at.send(content, 'a.txt', at.server.acme.agent)).status).toBe(201);
  });

  test("an organization's usage counts each hash once, and the sweep reduces it", async () => {
    const { org } = at.server.globex;
    const used = async () => {
      const row = org.from('counters').where('name', 'stored_files.bytes').select('value');
      return Number((await org.first<{ value: number }>(row))?.value ?? 0);
    };
    const before = await used();
    const content = Buffer.alloc(5_000, 'counted');
    await Promise.all(
      ['a.txt', 'b.txt', 'c.txt'].map((name) => at.send(content, name, at.server.globex.agent)),
    );
    expect(await used()).toBe(before + 5_000);
    await at.sweep(26 * hour);
    expect(await used()).toBe(0);
    expect(await at.isKept(content, at.server.globex.id)).toBe(false);
  });

  test('concurrent uploads stay within the quota, and known bytes can still be uploaded', async () => {
    const small = await startFilesServer(where, { filesQuotaBytes: 10_000 });
    const as = small.server.acme.agent;
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, one) => small.send(Buffer.alloc(3_000, `${one}`), 'a.txt', as)),
    );
    const refused = sent.filter(({ status }) => status === 409);
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array.from({ length: 5 }, () => 'File storage is full. Please tell an admin.'),
    );
    const kept = sent.findIndex(({ status }) => status === 201);
    expect((await small.send(Buffer.alloc(3_000, `${kept}`), 'again.txt', as)).status).toBe(201);
    const settings = await small.server.call('organization.settings', {
      as: small.server.acme.admin,
    });
    expect(settings.body.fileSpace).toEqual({ usedBytes: 9_000, quotaBytes: 10_000 });
    expect(small.unfinished()).toEqual([]);
    const other = small.server.globex.agent;
    expect((await small.send(Buffer.alloc(9_000), 'a.bin', other)).status).toBe(201);
    await small.stop();
  });

  test('does not acknowledge a file that could not be written', async () => {
    const organization = at.server.globex;
    const before = await at.countRows();
    // No folder can be created in place of a file: this simulates a full or failing disk.
    const folder = join(at.filesIn(), organization.id);
    if (at.s3) at.s3.behave(failing);
    else {
      rmSync(folder, { recursive: true, force: true });
      writeFileSync(folder, '');
    }
    const failed = await at.send(Buffer.from('lost'), 'lost.txt', organization.agent);
    expect([failed.status, failed.body.message]).toEqual([
      503,
      "The file couldn't be stored. Please try again later.",
    ]);
    expect(await at.countRows()).toBe(before);
    expect(at.unfinished()).toEqual([]);
    if (at.s3) at.s3.behave(null);
    else rmSync(folder);
    expect((await at.send(Buffer.from('kept'), 'kept.txt', organization.agent)).status).toBe(201);
  });
});
