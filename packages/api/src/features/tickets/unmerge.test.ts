import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let agent: TestMember;
/** The older ticket, and a newer one of the same requester. */
let older: string;
let newer: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  older = await makeTicket(server.acme, { description: 'It is cold.' });
  newer = await makeTicket(server.acme, { description: 'Still cold.' });
});

const read = async (id: string) =>
  (await server.call('tickets.get', { as: agent, params: { id } })).body;
async function merged(ids: string[], intoId: string) {
  const body = { ids, intoId };
  const { status, error } = await server.call('tickets.merge', { as: agent, body });
  expect(status, error?.message).toBe(200);
}
async function unmerged(ids: string[]) {
  const { status, error } = await server.call('tickets.unmerge', { as: agent, body: { ids } });
  expect(status, error?.message).toBe(200);
}
const words = async (id: string) => {
  const { description, messages } = await read(id);
  return [description, ...messages.map(({ message }) => message)];
};

test('undoing a merge also moves tickets that were merged into it earlier, however long ago', async () => {
  const third = await makeTicket(server.acme, { description: 'Me too.' });
  const fourth = await makeTicket(server.acme, { description: 'And me.' });
  await merged([newer, third], third);
  await merged([third, fourth], fourth);
  await merged([fourth, older], older);
  await unmerged([fourth]);
  expect(await words(older)).toEqual(['It is cold.']);
  expect(await words(fourth)).toEqual(['And me.', 'Still cold.', 'Me too.']);
  expect((await read(newer)).id).toBe(fourth);
});

test('undoing a whole chain in one call restores each ticket’s tags, in any order of IDs', async () => {
  const third = await makeTicket(server.acme);
  const { body: tag } = await server.call('tags.create', { as: agent, body: { name: 'Chained' } });
  const params = { id: newer };
  await server.call('tickets.update', { as: agent, params, body: { addTagIds: [tag.id] } });
  await merged([newer, third], third);
  await merged([third, older], older);
  await unmerged([newer, third]);
  const tagsOf = async (id: string) => (await read(id)).tags.map((one) => one.id);
  expect([await tagsOf(newer), await tagsOf(third), await tagsOf(older)]).toEqual([
    [tag.id],
    [],
    [],
  ]);
});

test('a merge moves only the emails of the ticket, and undoing it moves them back', async () => {
  const other = await makeTicket(server.acme);
  const { org } = server.acme;
  const at = new Date().toISOString();
  await org.write(async (tx) => {
    for (const ticket_id of [newer, other]) {
      await tx.insert('inbound_mails', {
        id: `mail of ${ticket_id}`,
        ticket_id,
        state: 'done',
        size: 1,
        received_at: at,
        raw: Buffer.from('x'),
      });
    }
  });
  const ticketsOfMails = async () => {
    const ids = [newer, other].map((id) => `mail of ${id}`);
    const query = org.from('inbound_mails').whereIn('id', ids).select('id', 'ticket_id');
    const rows = await org.all<{ id: string; ticket_id: string }>(query);
    return ids.map((id) => rows.find((row) => row.id === id)?.ticket_id);
  };
  await merged([older, newer], older);
  expect(await ticketsOfMails()).toEqual([older, other]);
  await unmerged([newer]);
  expect(await ticketsOfMails()).toEqual([newer, other]);
});
