import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket, type TestOrganization } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { greeted, type TestSocket } from '../test/socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const events = ({ frames }: TestSocket) => frames.filter(({ type }) => type === 'event');
const seqs = (socket: TestSocket) => events(socket).map(({ seq }) => seq);

async function lastSeq({ org }: TestOrganization) {
  const row = await org.first<{ seq: number }>(org.from('organizations').select('seq'));
  return row?.seq ?? 0;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

test('a socket receives hello with the newest number, then every event in order', async () => {
  const socket = await greeted(server, server.acme.agent);
  const start = await lastSeq(server.acme);
  expect(socket.frames).toEqual([{ type: 'hello', seq: start }]);
  const ids = await Promise.all(Array.from({ length: 20 }, () => makeTicket(server.acme)));
  const end = await lastSeq(server.acme);
  await socket.until(({ type, seq }) => type === 'event' && seq === end);
  // More events of the tickets may follow.
  expect(seqs(socket).slice(0, end - start)).toEqual(range(start + 1, end));
  const created = events(socket).filter(({ name }) => name === 'ticket.created');
  expect(new Set(created.map(({ payload }) => payload?.ticket?.id))).toEqual(new Set(ids));
  expect(events(socket)[0]).toMatchObject({
    name: 'ticket.created',
    createdAt: expect.any(String),
  });
  await socket.close();
});

test('after a lost connection, resume sends exactly the missed events, once and in order', async () => {
  const before = await greeted(server, server.acme.agent);
  await makeTicket(server.acme);
  const { seq: known } = await before.until(({ type }) => type === 'event');
  before.raw.terminate();
  await before.closed;
  for (let i = 0; i < 12; i += 1) await makeTicket(server.acme);
  // More events occur while the connection is opened again.
  const more = Promise.all(Array.from({ length: 8 }, () => makeTicket(server.acme)));
  const after = await greeted(server, server.acme.agent, `/ws?after=${known}`);
  await more;
  // A notification of an event is also an event.
  await server.drain();
  const end = await lastSeq(server.acme);
  await after.until(({ type, seq }) => type === 'event' && seq === end);
  expect(seqs(after)).toEqual(range(known + 1, end));
  await after.close();
});

test('a client can also resume on an open connection', async () => {
  await server.drain();
  const socket = await greeted(server, server.acme.agent);
  const [hello] = socket.frames;
  const newest = hello?.seq ?? 0;
  socket.send({ type: 'resume', after: newest - 5 });
  await socket.until(({ type, seq }) => type === 'event' && seq === newest);
  expect(seqs(socket)).toEqual(range(newest - 4, newest));
  await socket.close();
});

test.each(['x', '-1', '1e9', '', '99999999999999999999', '1&after=2'])(
  'a URL with ?after=%s opens anyway',
  async (after) => {
    const socket = await greeted(server, server.acme.agent, `/ws?after=${after}`);
    expect(await socket.close()).toBe(1005);
  },
);

test('resuming over several pages of events skips none', async () => {
  await server.globex.org.write(async (tx) => {
    for (let i = 0; i < 1_050; i += 1) {
      await tx.record('contact_form.submitted', {
        formId: 'f',
        submissionId: `${i}`,
        ticketId: null,
      });
    }
  });
  const socket = await greeted(server, server.globex.agent);
  const end = await lastSeq(server.globex);
  socket.send({ type: 'resume', after: 3 });
  await socket.until(({ type, seq }) => type === 'event' && seq === end);
  expect(seqs(socket)).toEqual(range(4, end));
  await socket.close();
});

test("WS-03: another organization's events never arrive, even if requested", async () => {
  const sockets = await Promise.all([
    greeted(server, server.acme.agent),
    greeted(server, server.acme.admin),
    greeted(server, server.globex.agent),
  ]);
  for (const socket of sockets) socket.send({ type: 'resume', after: 0 });
  for (let i = 0; i < 10; i += 1) {
    await Promise.all([makeTicket(server.acme), makeTicket(server.globex)]);
  }
  const ends = { acme: await lastSeq(server.acme), globex: await lastSeq(server.globex) };
  const [agent, admin, foreign] = sockets as [TestSocket, TestSocket, TestSocket];
  await Promise.all([
    agent.until(({ type, seq }) => type === 'event' && seq === ends.acme),
    admin.until(({ type, seq }) => type === 'event' && seq === ends.acme),
    foreign.until(({ type, seq }) => type === 'event' && seq === ends.globex),
  ]);
  for (const [socket, own, other] of [
    [agent, server.acme, server.globex],
    [admin, server.acme, server.globex],
    [foreign, server.globex, server.acme],
  ] as const) {
    const text = JSON.stringify(socket.frames);
    expect(text).toContain(own.canary);
    expect(text).not.toContain(other.canary);
    await socket.close();
  }
});

test('PT-05: an event never contains the text of a message', async () => {
  const id = await makeTicket(server.acme);
  const socket = await greeted(server, server.acme.agent);
  await server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message: 'kanarienvogel', isInternal: true },
  });
  const event = await socket.until(({ name }) => name === 'ticket.replied');
  expect(event.payload).toMatchObject({ visibility: 'internal', ticket: { id } });
  expect(JSON.stringify(socket.frames)).not.toContain('kanarienvogel');
  await socket.close();
});

test.each([
  '',
  'hello',
  '{"type":',
  '[]',
  '{"type":"resume"}',
  '{"type":"resume","after":-1}',
  '{}',
])('WS-05: a frame like %j is ignored', async (frame) => {
  const socket = await greeted(server, server.acme.agent);
  socket.send(frame);
  socket.raw.send(Buffer.from(frame), { binary: true });
  await makeTicket(server.acme);
  await socket.until(({ type }) => type === 'event');
  expect(await socket.close()).toBe(1005);
});

test('WS-05: a frame that is too large closes its own socket with 1009, and no other', async () => {
  const bystander = await greeted(server, server.acme.admin);
  for (const size of [16 * 1024 + 1, 8 * 1024 * 1024]) {
    const socket = await greeted(server, server.acme.agent);
    socket.raw.on('error', () => {});
    socket.send('x'.repeat(size));
    expect(await socket.closed).toBe(1009);
  }
  await makeTicket(server.acme);
  await bystander.until(({ type }) => type === 'event');
  await bystander.close();
});

test('WS-06: a client that sends too many frames gets an error, and is disconnected', async () => {
  const socket = await greeted(server, server.acme.agent);
  for (let i = 0; i < 1_000; i += 1) socket.send({ type: 'resume', after: 1e9 });
  expect(await socket.until(({ type }) => type === 'error')).toMatchObject({
    code: 'rate_limited',
  });
  expect(await socket.closed).toBe(1000);
  expect(socket.frames.filter(({ type }) => type === 'error').length).toBe(1);
});
