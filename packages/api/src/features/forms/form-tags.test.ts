import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { fieldsOf } from './present.ts';
import { findForm } from './read/forms.ts';
import { submitForm } from './submit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
async function makeTag() {
  const body = { name: `Tag ${(count += 1)}` };
  return (await server.call('tags.create', { as: server.acme.admin, body })).body.id;
}
const change = (tagIds: string[]) =>
  server.call('contactForms.update', {
    as: server.acme.admin,
    params: { id: server.acme.formId },
    body: { settings: { tagIds } },
  });
const remove = (id: string) =>
  server.call('tags.delete', { as: server.acme.admin, params: { id } });
const merge = (id: string, ...tagIds: string[]) =>
  server.call('tags.merge', { as: server.acme.admin, params: { id }, body: { tagIds } });

/** The tags of the next ticket that the form opens. */
async function tagsOfNext() {
  const { org, agent, formId } = server.acme;
  const form = await findForm(org, formId);
  const data = { name: 'Vera', email: 'vera@example.com', subject: 'Kettle', message: 'It leaks' };
  const submission = { data, source: 'form', ipAddress: null, maxMessageBytes: 0 } as const;
  const { ticketId } = await submitForm(org, form, fieldsOf(form), submission);
  const ticket = await server.call('tickets.get', { as: agent, params: { id: ticketId } });
  return ticket.body.tags.map(({ id }) => id);
}

test('tickets of a form get its tags, and are counted', async () => {
  const [one, other] = [await makeTag(), await makeTag()];
  const changed = await change([other, one]);
  expect(changed.body.settings.tagIds).toEqual([one, other]);
  expect(await tagsOfNext()).toEqual([one, other]);
  const { body: tags } = await server.call('tags.list', { as: server.acme.agent });
  expect(tags.find(({ id }) => id === one)?.ticketCount).toBe(1);
});

test('rejects an unknown tag, and skips a deleted one', async () => {
  const tag = await makeTag();
  await change([tag]);
  const refused = await change([tag, 'unknown']);
  expect([refused.status, refused.error.message]).toEqual([400, 'This tag no longer exists']);
  await remove(tag);
  expect(await tagsOfNext()).toEqual([]);
  expect((await change([tag])).body.settings.tagIds).toEqual([]);
});

test('a merged tag becomes the one it was merged into, even long after', async () => {
  const [first, second, third] = [await makeTag(), await makeTag(), await makeTag()];
  await change([first, second]);
  await merge(second, first);
  expect(await tagsOfNext()).toEqual([second]);
  await merge(third, second);
  expect(await tagsOfNext()).toEqual([third]);
  await server.acme.org.write((tx) =>
    tx.update('all_tags', { id: second }, { deleted_at: '2020-01-01T00:00:00.000Z' }),
  );
  await remove(await makeTag());
  expect(await tagsOfNext()).toEqual([third]);
});

test('visitors do not see the tags of a form', async () => {
  const tag = await makeTag();
  await change([tag]);
  const params = { subdomain: server.acme.subdomain };
  const shown = await server.call('publicForms.list', { params });
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.body)).not.toContain(tag);
});
