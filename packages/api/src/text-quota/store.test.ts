import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { writeTexts } from './store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tooMuch = 'Your articles, forms and replies can use up to 100 MB of text in total';
const article = (slug: string, text: string) => ({
  title: 'Tea',
  slug,
  content: `<p>${text}</p>`,
});

// Writes 100 MB and more. The test below covers rejected and accepted changes with small texts.
test('an organization with 100 MB of text cannot add more until it deletes some', {
  tags: ['full', 'slow'],
}, async () => {
  const { acme, globex } = server;
  const as = acme.admin;
  const create = (slug: string, owner = as) =>
    server.call('helpArticles.create', { as: owner, body: article(slug, 'Leaf') });
  const { id } = (await create('small')).body;
  const large = (await create('large')).body.id;
  /** As much as many articles have together. */
  const fill = (content: string) =>
    acme.org.write((tx) => tx.update('help_articles', { id: large }, { content }));
  await fill('x'.repeat(100 * 1024 * 1024));

  const refused = await create('more');
  expect([refused.status, refused.error.code]).toEqual([409, 'too_many']);
  expect(refused.error.message).toContain(tooMuch);
  const query = { query: 'Tea?', response: 'Leaf.' };
  const reply = { title: 'Tea', text: 'Leaf' };
  expect((await server.call('chatbot.create', { as, body: query })).status).toBe(409);
  expect((await server.call('cannedReplies.create', { as, body: reply })).status).toBe(409);
  const macro = { name: 'Tea', reply: 'Leaf' };
  expect((await server.call('macros.create', { as, body: macro })).status).toBe(409);
  const imported = { body: { queries: [query] }, as };
  expect((await server.call('chatbot.import', imported)).status).toBe(409);
  const draft = { params: { id }, as, body: article('small', 'Leaf '.repeat(100)) };
  expect((await server.call('helpArticles.saveDraft', draft)).status).toBe(409);

  expect((await create('more', globex.admin)).status).toBe(201);
  const shorter = { params: { id }, as, body: { content: '<p></p>' } };
  expect((await server.call('helpArticles.update', shorter)).status).toBe(200);
  await fill('');
  expect((await create('more')).status).toBe(201);
});

test('a change that is rejected for its size has no effect', async () => {
  const { org } = server.globex;
  const insert = (text: string, max: number) =>
    writeTexts(
      org,
      async (tx) => {
        await tx.insert('macros', {
          id: `m${text.length}`,
          owner_id: null,
          name: text,
          folded: text,
          steps: JSON.stringify({ note: text }),
          position: 1,
          use_count: 0,
          created_at: '2026-01-01T00:00:00.000Z',
          updated_at: '2026-01-01T00:00:00.000Z',
        });
      },
      max,
    );
  await insert('a', 1_000);
  await expect(insert('b'.repeat(1_000), 1_000)).rejects.toThrow(tooMuch);
  await insert('c'.repeat(2_000), 10_000);
  const rows = await org.all<{ id: string }>(org.from('macros').select('id').orderBy('id'));
  expect(rows.map(({ id }) => id)).toEqual(['m1', 'm2000']);
});
