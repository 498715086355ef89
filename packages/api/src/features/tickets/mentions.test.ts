import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;
let admin: TestMember;
let agent: TestMember;
let customer: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent, customer } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
  await server.drain();
  for (const as of [admin, agent]) await server.call('notifications.markAllRead', { as });
});

const note = (body: object, as = admin) =>
  server.call('tickets.reply', {
    as,
    params: { id },
    body: { message: 'Look, @agent', isInternal: true, ...body },
  });
const get = async (as = agent) => (await server.call('tickets.get', { as, params: { id } })).body;
const news = async (as = agent) =>
  (await server.call('notifications.list', { as, query: { isRead: 'false' } })).body.map(
    ({ title, message, count }) => [title, message, count],
  );
const heading = async () => {
  const { ticketNumber, subject } = await get();
  return `${ticketNumber}: ${subject}`;
};
const mentions = async (as = agent) =>
  (await server.call('dashboard.counts', { as })).body.views?.mentions;
const list = async (query: Record<string, string>, as = agent) =>
  (await server.call('tickets.list', { as, query })).body.map((ticket) => ticket.id);
const rename = (last_name: string) =>
  server.context.database.directory.write((tx) =>
    tx.update('users', { id: agent.userId }, { last_name }),
  );

test('a mention is stored by ID: the note is still readable after the member changes their name', async () => {
  const name = `agent ${server.acme.canary}`;
  const { body } = await note({ message: `Look, @${name}`, mentions: [agent.userId] });
  expect(body.mentions).toEqual([{ id: agent.userId, name, currentName: name }]);
  await rename('Smith');
  const { messages } = await get();
  await rename(server.acme.canary);
  expect(messages.at(-1)?.mentions).toEqual([
    { id: agent.userId, name, currentName: 'agent Smith' },
  ]);
});

test('the mentioned member is notified with the text of the note, and follows the ticket', async () => {
  await note({ message: 'Look,\n@agent', mentions: [agent.userId] });
  await server.drain();
  expect(await news()).toEqual([
    [expect.stringMatching(/^admin \w+ mentioned you on /), 'Look, @agent', 1],
  ]);
  expect(await news(admin)).toEqual([]);
  expect((await get()).followers.map((one) => one.id)).toEqual([agent.userId]);
  await server.call('tickets.markRead', { as: agent, params: { id }, body: {} });
  expect(await news()).toEqual([]);
});

test('an assignee who is mentioned is notified once, and later news is combined with it', async () => {
  await server.call('tickets.update', {
    as: agent,
    params: { id },
    body: { assignedAgentId: agent.userId },
  });
  await note({ mentions: [agent.userId] });
  await server.drain();
  expect((await news()).map(([, , count]) => count)).toEqual([1]);
  await note({ message: 'Well, @agent?', mentions: [agent.userId] });
  await server.drain();
  expect(await news()).toEqual([
    [`2 updates on ${await heading()}`, expect.stringMatching(/^admin \w+: Well, @agent\?$/), 2],
  ]);
});

test('members who disabled mentions are not notified', async () => {
  const prefer = (ticketMentions: boolean) =>
    server.call('profile.updateNotificationPreferences', {
      as: agent,
      body: { notificationPreferences: { ticketMentions, ticketUpdates: ticketMentions } },
    });
  expect((await prefer(false)).status).toBe(200);
  await note({ mentions: [agent.userId] });
  await server.drain();
  expect(await news()).toEqual([]);
  await prefer(true);
});

test('only staff can be mentioned, and only in notes', async () => {
  for (const who of [customer.userId, server.globex.agent.userId, 'nobody']) {
    const { status, error } = await note({ mentions: [agent.userId, who] });
    expect([status, error.message]).toEqual([400, 'Only staff can be mentioned']);
  }
  const reply = await note({ mentions: [agent.userId], isInternal: false });
  expect([reply.status, reply.error.message]).toEqual([
    400,
    'You can mention members only in internal notes',
  ]);
  expect((await get()).messages).toEqual([]);
});

test('a customer can’t mention anyone, and sees neither mentions nor followers', async () => {
  await server.call('tickets.update', {
    as: agent,
    params: { id },
    body: { customerEmail: customer.email },
  });
  await note({ mentions: [agent.userId] });
  expect((await note({ mentions: [agent.userId] }, customer)).status).toBe(403);
  expect((await note({ message: 'Hi' }, customer)).body.mentions).toEqual([]);
  expect(await get(customer)).toMatchObject({ followers: [], messages: [{ mentions: [] }] });
  expect(await list({ mentioned: 'true' }, customer)).toEqual([]);
});

test('tickets with a mention are listed, and counted until they are read', async () => {
  await note({ mentions: [agent.userId] });
  const [before] = [await mentions()];
  expect(await list({ mentioned: 'true' })).toContain(id);
  expect(await list({ query: 'is:mentioned is:unread' })).toContain(id);
  expect(await list({ mentioned: 'true' }, admin)).not.toContain(id);
  expect(await mentions(admin)).toBe(0);
  await note({ mentions: [agent.userId] });
  expect(await mentions()).toBe(before);
  await server.call('tickets.markRead', { as: agent, params: { id }, body: {} });
  expect(await mentions()).toBe(Number(before) - 1);
  expect(await list({ query: 'is:mentioned is:unread' })).not.toContain(id);
  expect(await list({ query: 'is:mentioned' })).toContain(id);
  await server.call('tickets.markUnread', { as: agent, params: { id } });
  expect(await mentions()).toBe(before);
});

test('a member can choose mentions as their default view', async () => {
  const set = await server.call('views.setDefault', { as: agent, body: { view: 'mentions' } });
  expect(set.status).toBeLessThan(300);
  const { body } = await server.call('views.list', { as: agent });
  expect(body.defaultView).toBe('mentions');
  await server.call('views.setDefault', { as: agent, body: { view: null } });
});

test('a ticket with mentions and followers is deleted', async () => {
  await note({ mentions: [agent.userId] });
  const { status } = await server.call('tickets.delete', { as: admin, params: { id } });
  expect(status).toBe(204);
  expect(await list({ mentioned: 'true' })).not.toContain(id);
});
