import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUsedBytes } from '../../stored-files/store/claims.ts';
import { forgetDeletedTexts } from '../../stored-files/store/texts-with-files.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { type FilesServer, hour, startFilesServer } from '../../test/files-server.ts';
import { removeRepliesOf } from './store/replies.ts';

let at: FilesServer;
beforeAll(async () => {
  at = await startFilesServer('disk', { maxMessageBytes: 1_000 });
});
afterAll(() => at.stop());

type Who = 'agent' | 'admin';

const create = (body: object, as: TestMember = at.server.acme.agent) =>
  at.server.call('cannedReplies.create', {
    as,
    body: { title: 'Guide', text: 'See the **guide**', format: 'markdown', ...body },
  });
const update = (id: string, body: object, who: Who = 'agent') =>
  at.server.call('cannedReplies.update', { as: at.server.acme[who], params: { id }, body });
const get = async (id: string, who: Who = 'agent') =>
  (await at.server.call('cannedReplies.get', { as: at.server.acme[who], params: { id } })).body;
const copy = (id: string, as: TestMember = at.server.acme.agent) =>
  at.server.call('cannedReplies.copyFiles', { as, params: { id } });
const rowsNamed = async (name: string) => {
  const { org } = at.server.acme;
  return (await org.all(org.from('message_files').where('name', name).select('id'))).length;
};
const used = () => readUsedBytes(at.server.acme.org);

test('a canned reply keeps its formatting and its files for members who see it', async () => {
  const file = await at.upload('how it works', 'guide.txt');
  const { body } = await create({ fileIds: [file.id], visibility: 'team' });
  expect(body).toMatchObject({ text: 'See the **guide**', format: 'markdown', files: [file] });
  const listed = await at.server.call('cannedReplies.list', { as: at.server.acme.admin });
  const shown = listed.body.find(({ id }) => id === body.id)?.files[0];
  expect(await (await at.fetchFile(shown?.url)).text()).toBe('how it works');
});

describe('its files', () => {
  test('are copied for each member who uses them, and stored and counted once', async () => {
    const file = await at.upload('copied bytes', 'copied.txt');
    const { id } = (await create({ fileIds: [file.id], visibility: 'team' })).body;
    const before = await used();
    const { admin } = at.server.acme;
    const [first] = (await copy(id, admin)).body;
    const [second] = (await copy(id)).body;
    expect(first).toEqual({ ...file, id: first?.id });
    expect(new Set([file.id, first?.id, second?.id]).size).toBe(3);
    expect(await used()).toBe(before);

    const ticketId = await makeTicket(at.server.acme);
    const taken = await at.reply(ticketId, [first?.id ?? ''], false, at.server.acme.agent);
    expect(taken.error.message).toContain('no longer exists');
    const replied = await at.reply(ticketId, [first?.id ?? ''], false, admin);
    expect(replied.body.files).toMatchObject([{ name: 'copied.txt', size: 12 }]);
    expect((await get(id)).files).toMatchObject([file]);
    // Files that were copied to the message outlive those of the canned reply.
    await update(id, { fileIds: [] });
    await at.sweep(25 * hour);
    const [left] = (await at.open(ticketId)).messages.at(-1)?.files ?? [];
    expect(await (await at.fetchFile(left?.url)).text()).toBe('copied bytes');
  });

  test('are replaced by listing all IDs to keep; removed ones can be added back for a day', async () => {
    const [one, two, three] = [
      await at.upload('1', 'one.txt'),
      await at.upload('2', 'two.txt'),
      await at.upload('3', 'three.txt'),
    ];
    const { id } = (await create({ fileIds: [one.id, two.id] })).body;
    const names = (body: { files: { name: string }[] }) => body.files.map(({ name }) => name);
    const changed = await update(id, { fileIds: [three.id, two.id] });
    expect(names(changed.body)).toEqual(['three.txt', 'two.txt']);
    expect(names((await update(id, { title: 'Another' })).body)).toEqual(['three.txt', 'two.txt']);
    expect(names((await update(id, { fileIds: [one.id, two.id] })).body)).toEqual([
      'one.txt',
      'two.txt',
    ]);
    await at.sweep(25 * hour);
    expect(names(await get(id))).toEqual(['one.txt', 'two.txt']);
    expect(await rowsNamed('three.txt')).toBe(0);
    expect(await at.isKept(Buffer.from('3'))).toBe(false);
  });

  test('are rejected if there are too many, if they are too large together, or if another member uploaded them', async () => {
    const big = await at.upload(Buffer.alloc(600), 'big.bin');
    const other = await at.upload(Buffer.alloc(601), 'other.bin');
    const both = await create({ fileIds: [big.id, other.id] });
    expect([both.status, both.error.code]).toEqual([400, 'validation_failed']);
    const { id } = (await create({ fileIds: [big.id] })).body;
    const more = await update(id, { fileIds: [big.id, other.id] });
    expect(more.error.errors?.[0]?.message).toContain('MB in total');
    const many = await create({ fileIds: Array.from({ length: 21 }, (_, n) => `f${n}`) });
    expect(many.error.errors?.[0]?.message).toBe('A canned reply can have up to 20 files');
    const foreign = await at.upload('x', 'foreign.txt', at.server.globex.agent);
    const colleagues = await at.upload('y', 'mine.txt', at.server.acme.admin);
    for (const fileId of [foreign.id, colleagues.id, big.id, 'unknown']) {
      const refused = await create({ fileIds: [fileId] });
      expect(refused.error.errors?.[0]?.message).toContain('no longer exists');
    }
    expect((await get(id)).files).toMatchObject([{ id: big.id }]);
  });

  test('of a personal reply can’t be copied by other members or other organizations', async () => {
    const file = await at.upload('secret', 'secret.txt');
    const { id } = (await create({ fileIds: [file.id] })).body;
    for (const as of [at.server.acme.admin, at.server.globex.agent]) {
      const refused = await copy(id, as);
      expect([refused.status, refused.error.message]).toEqual([404, 'Canned reply not found']);
    }
    expect((await copy(id, at.server.acme.customer)).status).toBe(403);
    expect(await rowsNamed('secret.txt')).toBe(1);
  });

  test('come back when the reply is restored, and are permanently removed a day after it was deleted', async () => {
    const file = await at.upload('of a deleted one', 'deleted.txt');
    const { id } = (await create({ fileIds: [file.id] })).body;
    const as = at.server.acme.agent;
    const params = { id };
    await at.server.call('cannedReplies.delete', { as, params });
    expect((await copy(id)).status).toBe(404);
    await at.sweep(25 * hour);
    const back = await at.server.call('cannedReplies.restore', { as, params });
    expect(await (await at.fetchFile(back.body.files[0]?.url)).text()).toBe('of a deleted one');
    await at.server.call('cannedReplies.delete', { as, params });
    const { org } = at.server.acme;
    const yesterday = new Date(Date.now() - 24 * hour - 1).toISOString();
    await org.write((tx) => tx.update('canned_replies', { id }, { deleted_at: yesterday }));
    await forgetDeletedTexts(at.server.context.database);
    await at.sweep(2 * hour);
    expect(await rowsNamed('deleted.txt')).toBe(0);
    expect(await at.isKept(Buffer.from('of a deleted one'))).toBe(false);
  });

  test('are removed with the personal replies of a member who leaves', async () => {
    const file = await at.upload('of a leaver', 'leaver.txt', at.server.acme.admin);
    await create({ fileIds: [file.id] }, at.server.acme.admin);
    await at.server.acme.org.write((tx) => removeRepliesOf(tx, at.server.acme.admin.userId));
    expect(await rowsNamed('leaver.txt')).toBe(0);
  });
});
