import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let agent: TestMember;
let admin: TestMember;
/** The remaining ticket, and one that is merged into it. */
let older: string;
let newer: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  older = await makeTicket(server.acme, { subject: 'Kettle' });
  newer = await makeTicket(server.acme, { subject: 'Again' });
});

const read = async (id: string) =>
  (await server.call('tickets.get', { as: agent, params: { id } })).body;
async function people(id: string) {
  const { followers, ccs, messages } = await read(id);
  return {
    followers: followers.map((one) => one.id).toSorted(),
    ccs: ccs.map(({ email }) => email).toSorted(),
    mentions: messages.flatMap((one) => one.mentions ?? []).map((one) => one.id),
  };
}
async function ok(call: Promise<{ status: number; error?: { message?: string } | undefined }>) {
  const { status, error } = await call;
  expect(status, error?.message).toBeLessThan(300);
}
const merge = () => ok(server.call('tickets.merge', { as: agent, body: { ids: [older, newer] } }));
const unmerge = () => ok(server.call('tickets.unmerge', { as: agent, body: { ids: [newer] } }));
const follow = (id: string, { userId }: TestMember) =>
  ok(server.call('tickets.follow', { as: agent, params: { id }, body: { userIds: [userId] } }));
const update = (id: string, body: object) =>
  ok(server.call('tickets.update', { as: agent, params: { id }, body }));
const copyTo = (id: string, ...emails: string[]) =>
  update(id, { addCcs: emails.map((email) => ({ email })) });
const mention = (id: string, { userId }: TestMember) =>
  ok(
    server.call('tickets.reply', {
      as: agent,
      params: { id },
      body: { message: 'Look, @admin', isInternal: true, mentions: [userId] },
    }),
  );

test('followers, people in Cc and mentions are combined, and undoing separates them again', async () => {
  await follow(older, agent);
  await copyTo(older, 'lee@example.com');
  await mention(newer, admin);
  await copyTo(newer, 'kim@example.com', 'lee@example.com');
  const before = [await people(older), await people(newer)];
  await merge();
  expect(await people(older)).toEqual({
    followers: [agent.userId, admin.userId].toSorted(),
    ccs: ['kim@example.com', 'lee@example.com'],
    mentions: [admin.userId],
  });
  await unmerge();
  expect([await people(older), await people(newer)]).toEqual(before);
});

test('people in Cc of another requester’s ticket don’t get replies of the remaining one, and the timeline says so', async () => {
  await update(newer, { customerEmail: 'somebody-else@example.com', customerName: 'Else' });
  await copyTo(older, 'lee@example.com');
  await copyTo(newer, 'kim@example.com');
  await merge();
  expect((await people(older)).ccs).toEqual(['lee@example.com']);
  const { timeline } = await read(older);
  const lines = timeline.filter(({ kind, mergedFrom }) => kind === 'ccs' && mergedFrom === null);
  expect(lines.map(({ from, to }) => [from, to])).toContainEqual(['kim@example.com', null]);
  await unmerge();
  expect((await people(newer)).ccs).toEqual(['kim@example.com']);
  expect((await people(older)).ccs).toEqual(['lee@example.com']);
});

test('a ticket has at most ten people in Cc, even after a merge', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `p${index}@example.com`);
  await copyTo(older, ...ten.slice(0, 9));
  await copyTo(newer, 'kim@example.com', 'lee@example.com');
  await merge();
  expect((await people(older)).ccs).toHaveLength(10);
  await unmerge();
  expect((await people(newer)).ccs).toEqual(['kim@example.com', 'lee@example.com']);
  expect((await people(older)).ccs).toEqual(ten.slice(0, 9));
  await copyTo(older, ...ten.slice(9));
  await merge();
  expect((await people(older)).ccs).toEqual(ten);
});

test('a mention moves with its note to a ticket that is split off, and back', async () => {
  await ok(
    server.call('tickets.reply', { as: agent, params: { id: older }, body: { message: 'Which?' } }),
  );
  await mention(older, admin);
  const [reply] = (await read(older)).messages;
  const { body } = await server.call('tickets.split', {
    as: agent,
    params: { id: older },
    body: { messageId: reply?.id ?? '', andLater: true },
  });
  expect((await people(body.id)).mentions).toEqual([admin.userId]);
  expect((await people(older)).mentions).toEqual([]);
  await ok(server.call('tickets.unsplit', { as: agent, params: { id: body.id } }));
  expect((await people(older)).mentions).toEqual([admin.userId]);
});
