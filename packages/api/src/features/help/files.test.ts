import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUsedBytes } from '../../stored-files/store/claims.ts';
import { type FilesServer, hour, startFilesServer } from '../../test/files-server.ts';
import { articlesOf } from './test-articles.ts';

let at: FilesServer;
beforeAll(async () => {
  at = await startFilesServer('disk', { maxMessageBytes: 1_000 });
});
afterAll(() => at.stop());

const articles = () => articlesOf(at.server);
const filesOf = async (slug: string) => (await articles().read(slug)).body.files;
const get = (url: string | undefined, init?: RequestInit) => fetch(`${at.server.url}${url}`, init);
const update = (id: string, body: object, as = at.server.acme.agent) =>
  at.server.call('helpArticles.update', { as, params: { id }, body });

test('anyone can download a file of a published article; its URL never changes, and browsers never run it', async () => {
  const manual = await at.upload('<script>alert(1)</script>', 'Manual <1>.html');
  const { slug, files } = await articles().write({ fileIds: [manual.id] });
  expect(files).toMatchObject([{ name: 'Manual <1>.html', size: 25, state: 'ready' }]);
  const [file] = await filesOf(slug);
  expect(file).toEqual({
    id: manual.id,
    name: 'Manual <1>.html',
    size: 25,
    type: manual.type,
    url: `/files/${at.server.acme.id}/${manual.id}`,
  });
  const saved = await get(file?.url);
  expect(await saved.text()).toBe('<script>alert(1)</script>');
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename=/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  const page = await (await get(`/public/help/acme/article/${slug}`)).text();
  expect(page).toContain(`<a href="${file?.url}" download="Manual &lt;1&gt;.html">`);
  expect(page).toContain('<small>25 B</small>');
});

test("an unpublished article's files are only for members who can see the article", async () => {
  const guide = await at.upload('the guide', 'guide.txt');
  const { id, slug, files } = await articles().write({ fileIds: [guide.id], isPublished: false });
  const url = `/files/${at.server.acme.id}/${guide.id}`;
  expect((await get(url)).status).toBe(404);
  expect((await get(files[0]?.url)).status).toBe(200);
  await update(id, { isPublished: true });
  const shown = await get(url);
  expect(shown.status).toBe(200);
  // The file does not exist in another organization.
  expect((await get(`/files/${at.server.globex.id}/${guide.id}`)).status).toBe(404);
  await update(id, { isPublished: false });
  const headers = { 'if-none-match': shown.headers.get('etag') ?? '' };
  expect((await get(url, { headers })).status).toBe(404);
  expect((await articles().read(slug)).status).toBe(404);
});

test('a file of a message and an unused upload have no public URL', async () => {
  const id = (
    await at.server.call('tickets.create', {
      as: at.server.acme.agent,
      body: { subject: 'Secret', description: 'Secret', customerName: 'Vera' },
    })
  ).body.id;
  const [sent, own] = [await at.upload('said', 'said.txt'), await at.upload('own', 'own.txt')];
  await at.reply(id, [sent.id]);
  for (const file of [sent, own]) {
    expect((await get(`/files/${at.server.acme.id}/${file.id}`)).status).toBe(404);
  }
});

test('changes the files of an article and their order without affecting its draft', async () => {
  const [a, b, c] = [await at.upload('a'), await at.upload('b'), await at.upload('c')];
  const made = await articles().write({ fileIds: [a.id, b.id] });
  const before = await at.server.call('helpArticles.get', {
    as: at.server.acme.agent,
    params: { id: made.id },
  });
  const version = before.headers.get('etag') ?? '';
  const draft = { title: 'New', content: '<p>New</p>' };
  const as = at.server.acme.agent;
  await at.server.call('helpArticles.saveDraft', { as, params: { id: made.id }, body: draft });
  const { body } = await update(made.id, { fileIds: [c.id, b.id] });
  expect(body.files.map((file) => file.id)).toEqual([c.id, b.id]);
  expect(body.draft?.title).toBe('New');
  expect((await filesOf(made.slug)).map(({ id }) => id)).toEqual([c.id, b.id]);
  expect((await get(`/files/${at.server.acme.id}/${a.id}`)).status).toBe(404);
  // It was removed by mistake.
  const back = await update(made.id, { fileIds: [c.id, b.id, a.id] });
  expect(back.body.files).toHaveLength(3);
  expect(version).not.toBe('');
});

test("an article's file is kept, and deleted with the article", async () => {
  const used = await readUsedBytes(at.server.acme.org);
  const file = await at.upload('kept for long', 'kept.txt');
  const { id } = await articles().write({ fileIds: [file.id] });
  await at.sweep(2 * 24 * hour);
  const url = `/files/${at.server.acme.id}/${file.id}`;
  expect(await (await get(url)).text()).toBe('kept for long');
  await at.server.call('helpArticles.delete', { as: at.server.acme.agent, params: { id } });
  expect((await get(url)).status).toBe(404);
  await at.sweep(2 * 24 * hour);
  expect(await at.isKept(Buffer.from('kept for long'))).toBe(false);
  expect(await readUsedBytes(at.server.acme.org)).toBeLessThanOrEqual(used);
});

test("accepts only the member's own unused files, within the size limit", async () => {
  const foreign = await at.upload('of another', 'a.txt', at.server.globex.agent);
  const ofAdmin = await at.upload('of the admin', 'a.txt', at.server.acme.admin);
  const large = await at.upload('x'.repeat(1_001), 'large.txt');
  const { id } = await articles().write();
  for (const [file, sentence] of [
    [foreign, 'The file no longer exists'],
    [ofAdmin, 'The file no longer exists'],
    [large, 'The files of a message can be up to'],
  ] as const) {
    const refused = await update(id, { fileIds: [file.id] });
    expect(refused.status).toBe(400);
    expect(refused.error.message).toContain(sentence);
  }
  const customer = await update(id, { fileIds: [] }, at.server.acme.customer);
  expect(customer.status).toBe(403);
});

test('files that are infected or still being scanned are neither shown to readers nor served', async () => {
  const [bad, open] = [await at.upload('bad', 'bad.txt'), await at.upload('open', 'open.txt')];
  const { id, slug } = await articles().write({ fileIds: [bad.id, open.id] });
  const mark = (file: { id: string }, verdict: 'infected' | 'pending') =>
    at.server.acme.org.write((tx) => tx.update('message_files', { id: file.id }, { verdict }));
  await mark(bad, 'infected');
  await mark(open, 'pending');
  expect(await filesOf(slug)).toEqual([]);
  expect((await get(`/files/${at.server.acme.id}/${bad.id}`)).status).toBe(403);
  expect((await get(`/files/${at.server.acme.id}/${open.id}`)).status).toBe(503);
  const { body } = await at.server.call('helpArticles.get', {
    as: at.server.acme.agent,
    params: { id },
  });
  expect(body.files.map(({ state }) => state)).toEqual(['infected', 'checking']);
});
