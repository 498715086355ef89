// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantTicketAccess } from '../../auth/store/ticket-access.ts';
import { newId } from '../../database/ids.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (id: string, before?: string, as = server.acme.agent) => {
  const query: Record<string, string> = before === undefined ? {} : { before };
  return (await server.call('tickets.get', { as, params: { id }, query })).body;
};

/** Reads all parts of a conversation, oldest first, the way clients do. */
async function partsOf(id: string, as = server.acme.agent) {
  const parts = [await read(id, undefined, as)];
  for (let before = parts[0]?.earlier; before; before = parts[0]?.earlier) {
    parts.unshift(await read(id, before, as));
  }
  return parts;
}

const letters = 'Ä'.repeat(19_000);

test('a long conversation is read in parts, each within the size limit', async () => {
  const id = await makeTicket(server.acme);
  const sent: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    const body = { message: `${at} ${letters}`, isInternal: at % 2 === 1 };
    const as = server.acme.agent;
    sent.push((await server.call('tickets.reply', { as, params: { id }, body })).body.id);
  }
  const parts = await partsOf(id);
  expect(parts.map(({ messages }) => messages.length)).toEqual([4, 5, 5]);
  expect(parts.flatMap(({ messages }) => messages.map((one) => one.id))).toEqual(sent);
  for (const { messages } of parts) {
    const bytes = messages.reduce((sum, one) => sum + Buffer.byteLength(one.message), 0);
    expect(bytes).toBeLessThanOrEqual(200_000);
  }
  const timelines = parts.map(({ timeline }) => timeline.map(({ kind }) => kind));
  expect(timelines).toEqual([['created'], [], []]);
  expect(parts.map(({ description }) => description)).toEqual(
    Array.from({ length: 3 }, () => parts[0]?.description),
  );
});

test('formatting counts toward the size, and a single message is never cut', async () => {
  const id = await makeTicket(server.acme);
  const as = server.acme.agent;
  const org = server.acme.org;
  await server.call('tickets.reply', { as, params: { id }, body: { message: 'Before' } });
  const { body } = await server.call('tickets.reply', {
    as,
    params: { id },
    body: { markdown: '**Long**' },
  });
  await org.write((tx) =>
    tx.update('message_html', { message_id: body.id }, { html: `<p>${letters.repeat(12)}</p>` }),
  );
  const parts = await partsOf(id);
  expect(parts.map(({ messages }) => messages.map(({ message }) => message))).toEqual([
    ['Before'],
    ['Long'],
  ]);
  expect(parts[1]?.messages[0]?.html).toHaveLength(letters.length * 12 + 7);
});

test('a long timeline is read in parts, and a customer never sees notes in it', async () => {
  const { org, customer, agent } = server.acme;
  const id = (
    await server.call('tickets.create', {
      as: customer,
      body: { subject: 'Kettle', description: 'It does not boil.' },
    })
  ).body.id;
  await server.call('tickets.reply', {
    as: agent,
    params: { id },
    body: { message: 'Which one?' },
  });
  await org.write(async (tx) => {
    for (let at = 0; at < 320; at += 1) {
      await tx.insert('ticket_activity', {
        id: newId(),
        ticket_id: id,
        kind: 'priority',
        from_value: 'low',
        to_value: 'high',
        actor_type: 'system',
        created_at: new Date(Date.now() + 1_000 + at).toISOString(),
      } as never);
    }
  });
  const parts = await partsOf(id);
  expect(parts.map(({ timeline }) => timeline.length)).toEqual([21, 300]);
  expect(parts.map(({ messages }) => messages.length)).toEqual([1, 0]);
  await server.call('tickets.reply', {
    as: agent,
    params: { id },
    body: { message: 'Between us', isInternal: true },
  });
  const theirs = await partsOf(id, customer);
  expect(theirs.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([
    'Which one?',
  ]);
  expect(theirs.flatMap(({ timeline }) => timeline)).toEqual([]);
});

test('its requester reads it in parts, on the public page too, and can reply from each', async () => {
  const { agent, org } = server.acme;
  const id = await makeTicket(server.acme, { customerEmail: 'vera@visitor.example' });
  for (let at = 0; at < 7; at += 1) {
    const body = { message: `${at} ${letters}`, isInternal: at === 3 };
    await server.call('tickets.reply', { as: agent, params: { id }, body });
  }
  const { token } = await org.write((tx) =>
    grantTicketAccess(tx, id, 'vera@visitor.example', null),
  );
  const headers = { 'x-ticket-access': token };
  const params = { subdomain: 'acme', ticketId: id };
  const part = async (query: { before?: string }) =>
    (await server.call('publicTickets.get', { params, headers, query })).body;
  const newest = await part({});
  const older = await part({ before: newest.earlier ?? '' });
  const said = [older, newest].map(({ messages }) => messages.map(({ message }) => message[0]));
  expect(said).toEqual([
    ['0', '1'],
    ['2', '4', '5', '6'],
  ]);
  expect(older.earlier).toBeUndefined();
  expect(older.description).toBe(newest.description);

  const page = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ access: token, ...fields });
    const answer = await fetch(`${server.url}/public/ticket/acme/${id}`, { method: 'POST', body });
    return answer.text();
  };
  const first = await page({});
  const [, before = ''] = /name="before" value="([^"]+)"/.exec(first) ?? [];
  expect(before).toBe(newest.earlier);
  expect(first).not.toContain('data-older');
  const second = await page({ before });
  expect(second).toContain('Back to the newest messages');
  expect(second).not.toContain('name="before"');
  expect(second.match(/data-part="message-/g)).toHaveLength(3);
  const replied = await page({ message: 'It boils again.' });
  expect(replied).toContain('It boils again.');
});

test('an invalid cursor is rejected, and a cursor of another ticket shows nothing of that ticket', async () => {
  const [one, other] = [await makeTicket(server.acme), await makeTicket(server.globex)];
  const { status, error } = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id: one },
    query: { before: 'nowhere' },
  });
  expect([status, error.errors?.[0]?.field]).toEqual([400, 'before']);
  const cursor = Buffer.from(JSON.stringify(['9999', other])).toString('base64url');
  const detail = await read(one, cursor);
  expect([detail.id, detail.messages]).toEqual([one, []]);
});
