import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let inbox: Inbox;
let id: string;
let ticketNumber: string;

const email = 'vera@acme.example';
const linkMailed: Schema<'TicketLinkMailed'> = {
  linkMailed: true,
  message:
    'If this email address and ticket number belong together, a link to the ticket is on its way',
};

beforeEach(async () => {
  inbox = await openInbox();
  server = await startTestServer({ rateLimits: true, trustedProxies: 1, smtpUrl: inbox.url });
  id = await makeTicket(server.acme);
  const ticket = await server.call('tickets.get', { as: server.acme.agent, params: { id } });
  ticketNumber = ticket.body.ticketNumber;
});
afterEach(async () => {
  await server.stop();
  await inbox.close();
});

/** By default, each lookup comes from a different network. */
let networks = 0;
function lookUp(body: object, address?: string) {
  networks += 1;
  return server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email, ticketNumber, ...body },
    headers: { 'x-forwarded-for': address ?? `2001:db8:${networks.toString(16)}::1` },
  });
}

/** A number that no ticket has. */
const wrong = (i: number) => ({ ticketNumber: `TK-2020-${String(i).padStart(6, '0')}` });

const links = () =>
  inbox.received.filter(({ headers }) => headers.subject?.[0] === `Your request [${ticketNumber}]`);

async function opensByMail() {
  await server.drain();
  const mail = links().at(-1);
  expect(mail?.to).toEqual([email]);
  const token = new RegExp(`/public/ticket/acme/${id}#access=([\\w-]+)`).exec(
    mail?.text ?? '',
  )?.[1];
  return server.call('publicTickets.get', {
    params: { subdomain: 'acme', ticketId: id },
    headers: { 'x-ticket-access': token ?? '' },
  });
}

test('PT-03: ten wrong numbers for an address by others don’t lock its owner out', async () => {
  for (let i = 0; i < 10; i += 1) expect((await lookUp(wrong(i))).status).toBe(404);
  const owner = await lookUp({});
  expect(owner).toMatchObject({ status: 200, body: linkMailed });
  expect((await opensByMail()).body).toMatchObject({ id });
});

test('PT-03: a network gets ten wrong numbers, counted for a whole /64', async () => {
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    statuses.push((await lookUp(wrong(i), `2001:db8:ffff:1::${i + 1}`)).status);
  }
  expect(statuses.indexOf(429)).toBe(10);
  expect((await lookUp({})).status).toBe(200);
});

test('PT-03: guessing the address of a number is limited too, from any network', async () => {
  for (let i = 0; i < 10; i += 1) {
    expect((await lookUp({ email: `guess${i}@acme.example` })).status).toBe(404);
  }
  expect((await lookUp({ email: 'guess10@acme.example' })).body).toEqual(linkMailed);
});

test('PT-03: a scan of numbers and addresses is stopped, and then right and wrong pairs get the same response', async () => {
  let tries = 0;
  for (; tries < 200; tries += 1) {
    const answer = await lookUp({ ...wrong(tries), email: `sweep${tries}@acme.example` });
    if (answer.status === 200) break;
    expect(answer.status).toBe(404);
  }
  expect(tries).toBeLessThanOrEqual(50);
  const right = await lookUp({});
  const other = await lookUp({ ...wrong(999), email: 'nobody@acme.example' });
  const facts = ({ status, body }: typeof right) => ({ status, body });
  expect(facts(right)).toEqual(facts(other));
  expect(right.body).toEqual(linkMailed);
  expect((await opensByMail()).body).toMatchObject({ id });
  expect(links()).toHaveLength(1);
});

test('PT-03: an attack on one organization does not affect another', async () => {
  for (let i = 0; i < 51; i += 1) {
    await lookUp({ ...wrong(i), email: `sweep${i}@acme.example` });
  }
  const answer = await server.call('publicTickets.lookup', {
    params: { subdomain: 'globex' },
    body: { email, ticketNumber },
  });
  expect(answer.status).toBe(404);
});

test('an organization can choose to email a link rather than show the ticket', async () => {
  expect((await lookUp({})).body).toMatchObject({ id });
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { mailsTicketLinks: true },
  });
  for (const body of [{}, wrong(1)]) expect((await lookUp(body)).body).toEqual(linkMailed);
  expect((await opensByMail()).body).toMatchObject({ id });
  expect(links()).toHaveLength(1);
});

test('PT-01: repeated requests for an emailed link get the same response, and send at most ten emails', async () => {
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { mailsTicketLinks: true },
  });
  for (let i = 0; i < 12; i += 1) expect((await lookUp({})).body).toEqual(linkMailed);
  await server.drain();
  expect(links()).toHaveLength(10);
});

test('a requester who lost the number is emailed links to their last tickets, and no one else learns about them', async () => {
  const other = await makeTicket(server.acme);
  await makeTicket(server.globex);
  const ask = (address: string) =>
    server.call('publicTickets.mailLinks', {
      params: { subdomain: 'acme' },
      body: { email: address },
    });
  const [mine, unknown] = [await ask('Vera@Acme.Example'), await ask('nobody@acme.example')];
  expect([mine.status, mine.body]).toEqual([200, unknown.body]);
  await server.drain();
  // The other emails confirm the tickets.
  const mails = inbox.received.filter(({ headers }) =>
    headers.subject?.[0]?.startsWith('Your request ['),
  );
  expect(mails.map(({ to }) => to)).toEqual([[email]]);
  const text = mails[0]?.text ?? '';
  const linked = [...text.matchAll(/\/public\/ticket\/acme\/([\w-]+)#access=([\w-]+)/g)];
  expect(linked.map(([, ticket]) => ticket)).toEqual([other, id]);
  for (const [, ticketId = '', token = ''] of linked) {
    const headers = { 'x-ticket-access': token };
    const params = { subdomain: 'acme', ticketId };
    expect((await server.call('publicTickets.get', { params, headers })).status).toBe(200);
  }
});
