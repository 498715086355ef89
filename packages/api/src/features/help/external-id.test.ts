import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const create = (more: Partial<Schema<'HelpArticleInput'>>, as = server.acme.admin) =>
  server.call('helpArticles.create', {
    as,
    body: { title: 'Descaling', content: '<p>Use vinegar.</p>', slug: `a-${count++}`, ...more },
  });
const update = (id: string, body: Schema<'HelpArticlePatch'>) =>
  server.call('helpArticles.update', { as: server.acme.admin, params: { id }, body });
const foundBy = async (externalId: string) => {
  const as = server.acme.admin;
  const { body } = await server.call('helpArticles.list', { as, query: { externalId } });
  return body.map(({ id }) => id);
};

const metadata = { product: 'kettle', revision: 3 };

test('an article can be found by its external id, and has the metadata of an integration', async () => {
  const made = await create({ externalId: ' kb-1 ', metadata });
  expect(made.body).toMatchObject({ externalId: 'kb-1', metadata });
  const other = await create({});
  expect(other.body).toMatchObject({ externalId: null, metadata: {} });
  expect(await foundBy('kb-1')).toEqual([made.body.id]);
  const changed = await update(made.body.id, { title: 'Scale' });
  expect(changed.body).toMatchObject({ externalId: 'kb-1', metadata });
  const bare = await update(made.body.id, { externalId: null, metadata: {} });
  expect(bare.body).toMatchObject({ externalId: null, metadata: {} });
  expect(await foundBy('kb-1')).toEqual([]);
});

test('an external id is unique in an organization', async () => {
  const { id } = (await create({ externalId: 'twice' })).body;
  const other = (await create({})).body;
  const message = 'Another article has this external ID';
  const refusal = {
    status: 409,
    error: { errors: [{ field: 'externalId', code: 'external_id_taken', message }] },
  };
  expect(await create({ externalId: 'twice' })).toMatchObject(refusal);
  expect(await update(other.id, { externalId: 'twice' })).toMatchObject(refusal);
  expect((await update(id, { externalId: 'twice' })).status).toBe(200);
  expect((await create({ externalId: 'twice' }, server.globex.admin)).status).toBe(201);
});

test('visitors see neither', async () => {
  const made = await create({
    externalId: 'canary-id',
    metadata: { note: 'canary-note' },
    isPublished: true,
  });
  const { subdomain } = server.acme;
  const shown = await server.call('publicHelp.article', {
    params: { subdomain, slug: made.body.slug },
  });
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.body)).not.toContain('canary');
});
