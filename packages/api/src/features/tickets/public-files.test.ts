import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { updateTicket } from './store/update.ts';

let server: TestServer;
let mine: Access;

beforeAll(async () => {
  server = await startTestServer({ maxFileBytes: 1024 * 1024 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mine = await accessTo();
});

interface Access {
  params: { subdomain: string; ticketId: string };
  headers: { 'x-ticket-access': string };
}

/** Creates a ticket that its customer has looked up. */
async function accessTo(
  organization: TestOrganization = server.acme,
  given?: string,
): Promise<Access> {
  const id = given ?? (await makeTicket(organization));
  const as = organization.agent;
  const { body: ticket } = await server.call('tickets.get', { as, params: { id } });
  const { subdomain } = organization;
  const body = { email: ticket.customerEmail ?? '', ticketNumber: ticket.ticketNumber };
  const found = await server.call('publicTickets.lookup', { params: { subdomain }, body });
  const { accessToken } = found.body as Schema<'PublicTicketAccess'>;
  return { params: { subdomain, ticketId: id }, headers: { 'x-ticket-access': accessToken } };
}

async function send(content: string | Uint8Array, name: string, { params, headers } = mine) {
  const path = `/api/public/tickets/${params.subdomain}/${params.ticketId}/files?name=${name}`;
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: Buffer.from(content),
  });
  return {
    status: response.status,
    body: (await response.json()) as { id: string; code: string; message: string },
  };
}

async function upload(content: string | Uint8Array = 'How', name = 'how.txt', by = mine) {
  const sent = await send(content, name, by);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

const reply = (fileIds: string[], by = mine) =>
  server.call('publicTickets.reply', { ...by, body: { message: 'See', fileIds } });
const read = async (by = mine) => (await server.call('publicTickets.get', by)).body;
const staffView = async (id = mine.params.ticketId) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;

test('staff and customer see the files of a reply as they were sent', async () => {
  const said = await reply([await upload(), await upload('%PDF-1.4\n', 'b.pdf')]);
  expect(said.status).toBe(201);
  expect(said.body.files).toMatchObject([
    { name: 'how.txt', type: 'text/plain', size: 3 },
    { name: 'b.pdf', type: 'application/pdf' },
  ]);
  const forStaff = (await staffView()).messages.at(-1)?.files ?? [];
  const forCustomer = (await read()).messages.at(-1)?.files ?? [];
  expect(forStaff.map(({ name }) => name)).toEqual(['how.txt', 'b.pdf']);
  for (const file of [said.body.files[0], forStaff[0], forCustomer[0]]) {
    expect(await (await fetch(`${server.url}${file?.url}`)).text()).toBe('How');
  }
});

test('a reply to a closed ticket attaches its files to the follow-up', async () => {
  const file = await upload();
  const { org } = server.acme;
  const actor = { type: 'system', userId: null, name: null } as const;
  await updateTicket(org, mine.params.ticketId, { status: 'closed' }, actor, null);
  const said = await reply([file]);
  expect(said.body).toMatchObject({ followUp: {}, files: [{ name: 'how.txt' }] });
  const { body: found } = await server.call('tickets.list', { as: server.acme.agent });
  const next = found.find(({ ticketNumber }) => ticketNumber === said.body.followUp?.ticketNumber);
  expect((await staffView(next?.id)).files).toMatchObject([{ name: 'how.txt' }]);
});

test('an upload can be used once, for one ticket and by the address that uploaded it', async () => {
  const file = await upload();
  const [other, foreign] = [await accessTo(), await accessTo(server.globex)];
  for (const by of [other, foreign]) expect((await reply([file], by)).status).toBe(400);
  const staff = { as: server.acme.agent, params: { id: mine.params.ticketId } };
  const body = { message: 'Mine', fileIds: [file] };
  expect((await server.call('tickets.reply', { ...staff, body })).status).toBe(400);
  expect((await read()).messages).toHaveLength(0);
  const again = await accessTo(server.acme, mine.params.ticketId);
  expect((await reply([file, file], again)).body.files).toHaveLength(1);
  expect((await reply([file])).error.errors?.[0]?.field).toBe('fileIds');
  expect((await read()).messages).toHaveLength(1);
});

test('rejects uploads without access to the ticket, empty ones, large ones and more than twenty', async () => {
  const other = await accessTo();
  for (const headers of [{ 'x-ticket-access': 'wrong' }, other.headers]) {
    const { status, body } = await send('x', 'x.txt', { ...mine, headers });
    expect([status, body.message]).toEqual([404, 'Ticket not found']);
  }
  expect((await send('', 'x.txt')).body.message).toBe('This file is empty');
  expect((await send(Buffer.alloc(1024 * 1024 + 1), 'x.bin')).body.code).toBe('file_too_large');
  const many = await reply(Array.from({ length: 21 }, (_, at) => `${at}`));
  expect(many.error.errors?.[0]?.message).toBe('A message can have up to 20 files');
});
