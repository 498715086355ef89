// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodies } from '../../test/accepted-bodies.ts';
import { memberWith } from '../../test/custom-role.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let tagId: string;
let formId: string;
let agentId: string;
beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
  const as = server.acme.admin;
  tagId = (await server.call('tags.create', { as, body: { name: 'Late delivery' } })).body.id;
  const form = { ...(bodies['contactForms.create'] as object), name: 'Returns' };
  const settings = { tagIds: [tagId] };
  formId = (await server.call('contactForms.create', { as, body: { ...form, settings } })).body.id;
  agentId = server.acme.agent.userId;
});
afterAll(() => server.stop());

type Member = { token: string };
async function saveView(as: Member, name: string, query: string, isOfTeam = true) {
  const body = { name, query, ...(isOfTeam && { visibility: 'team' }) };
  const made = await server.call('views.create', { as, body });
  expect(made.status, made.error?.message).toBe(201);
}
async function saveMacro(as: Member, name: string, steps: object, isOfTeam = true) {
  const body = { name, ...steps, ...(isOfTeam && { visibility: 'team' }) };
  const made = await server.call('macros.create', { as, body });
  expect(made.status, made.error?.message).toBe(201);
}
const addWebhook = (name: string, filter: string) =>
  server.call('webhooks.create', {
    as: server.acme.admin,
    body: { name, url: 'http://127.0.0.1:9/', events: ['ticket.created'], filter },
  });
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('lists the uses of a tag, form or member before its deletion', async () => {
  const { admin, agent } = server.acme;
  await saveView(admin, 'By name', 'tag:"late  delivery" is:open');
  await saveView(admin, 'By id', `-tag:${tagId}`);
  await saveView(admin, 'Other', 'is:open');
  await saveView(agent, 'Mine', 'tag:"Late delivery"', false);
  await saveView(admin, 'Of a form', 'form:RETURNS');
  await saveView(admin, 'Of the agent', `assignee:${server.acme.agent.email}`);
  await saveMacro(admin, 'Tags it', { addTagIds: [tagId] });
  await saveMacro(admin, 'Assigns it', { assignee: agentId });
  await saveMacro(agent, 'Own', { removeTagIds: [tagId] }, false);
  await addWebhook('Shop', 'tag:"late delivery"');
  await addWebhook('Forms', `form:${formId}`);
  await addWebhook('All', '');

  const ofTag = await server.call('tags.uses', { as: admin, params: { id: tagId } });
  expect(names(ofTag.body.views)).toEqual(['By name', 'By id']);
  expect(names(ofTag.body.macros)).toEqual(['Tags it']);
  expect(names(ofTag.body.forms)).toEqual(['Returns']);
  expect(names(ofTag.body.webhooks)).toEqual(['Shop']);
  expect(ofTag.body.othersPersonal).toBe(2);

  const ofForm = await server.call('contactForms.uses', { as: admin, params: { id: formId } });
  expect(ofForm.body).toMatchObject({ macros: [], forms: [], othersPersonal: 0 });
  expect([names(ofForm.body.views), names(ofForm.body.webhooks)]).toEqual([
    ['Of a form'],
    ['Forms'],
  ]);

  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === agentId)?.id ?? '';
  const ofMember = await server.call('team.uses', { as: admin, params: { memberId } });
  expect([names(ofMember.body.views), names(ofMember.body.macros)]).toEqual([
    ['Of the agent'],
    ['Assigns it'],
  ]);
});

test('names webhooks only to members who can see them', async () => {
  const as = await memberWith(server, server.acme, [
    'view_all_tickets',
    'manage_contact_forms',
    'manage_team',
    'remove_users',
  ]);
  const ofForm = await server.call('contactForms.uses', { as, params: { id: formId } });
  expect([names(ofForm.body.views), ofForm.body.webhooks]).toEqual([['Of a form'], []]);
  expect((await server.call('tags.uses', { as, params: { id: tagId } })).status).toBe(403);
});

test('a webhook that filters by a former member matches nothing and reports it', async () => {
  const { admin } = server.acme;
  const refused = await addWebhook('Nobody', 'assignee:none-such');
  expect(refused.error.errors).toMatchObject([
    { field: 'filter', message: 'No member has the ID none-such' },
  ]);
  const { id } = (await addWebhook('Leaver', `assignee:${server.acme.customer.userId}`)).body.data;
  const members = await server.call('team.list', { as: admin });
  const left = members.body.find(({ userId }) => userId === server.acme.customer.userId);
  await server.call('team.remove', { as: admin, params: { memberId: left?.id ?? '' } });
  const { body } = await server.call('webhooks.get', { as: admin, params: { id } });
  expect(body.data.filterProblem).toContain('No member has the ID');
});
