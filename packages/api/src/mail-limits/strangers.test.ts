// @module-tag postgres

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { countUp, day, hour, type Tally } from '../auth/store/tallies.ts';
import { newId, now } from '../database/ids.ts';
import { runPast } from '../database/test-database.ts';
import { type Inbox, openInbox } from '../mail/test-inbox.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { growth, heldReasons, limitsToward, strangerPerHour } from './strangers.ts';

let server: TestServer;
let inbox: Inbox;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url, mailDailyLimit: 20_000 });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
afterEach(() => void vi.useRealTimers());

const today: Tally = { what: 'mail strangers', subject: '', span: day };

const count = (place: TestOrganization, tally: Tally, times: number) =>
  place.org.write(async (tx) => {
    for (let i = 0; i < times; i += 1) await countUp(tx, tally);
  });

const another = (name: string) => makeOrganization(server.context.database, name);

async function reply(place: TestOrganization, customerEmail: string) {
  const id = await makeTicket(place, { customerEmail, source: 'console' });
  const { body } = await server.call('tickets.reply', {
    as: place.agent,
    params: { id },
    body: { message: 'A new one is on its way.' },
  });
  await server.drain();
  return { id, messageId: body.id };
}

async function deliveryOf(
  place: TestOrganization,
  { id, messageId }: Awaited<ReturnType<typeof reply>>,
) {
  const { body } = await server.call('tickets.get', { as: place.agent, params: { id } });
  return body.messages.find((message) => message.id === messageId)?.deliveries?.[0];
}

/** Sends waiting emails as if this much time had passed. The due time is reset too, because it is compared with the database's clock. */
async function drainAfter(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  await runPast(
    server.databaseUrl,
    `update outbox set due_at = '${new Date(0).toISOString()}' where due_at is not null`,
  );
  await server.drain();
  vi.useRealTimers();
}

async function noticesOf(place: TestOrganization, as = place.admin) {
  const { body } = await server.call('notifications.list', { as });
  return body.flatMap(({ title, message }) =>
    title === 'Daily email limit reached' ? [message] : [],
  );
}

const mailsTo = (address: string) => inbox.received.filter(({ to }) => to.includes(address));
const repliesTo = (address: string) =>
  mailsTo(address).filter(({ text }) => text.includes('on its way'));

/** Opens a ticket with an email from this address, with this result of the sender check. */
async function writes(place: TestOrganization, email: string, result = 'passed') {
  const id = await makeTicket(place, { customerEmail: email, source: 'email' });
  const sender_check = JSON.stringify({
    result,
    domain: email.split('@')[1],
    policy: null,
    spf: null,
    dkim: null,
  });
  await place.org.write((tx) =>
    tx.insert('message_html', {
      message_id: id,
      html: null,
      folded: null,
      markdown: null,
      sender_check,
    }),
  );
}

const limits = (place: TestOrganization, to: string, { since = now(), ceiling = 20_000 } = {}) => {
  const { directory } = server.context.database;
  const sending = { directory, org: place.org, since, ceiling };
  return limitsToward(sending, { to, ticket: null });
};

describe('RL-09: email to strangers', () => {
  test('starts with a low limit; emails above it wait until tomorrow and say so', async () => {
    const { globex } = server;
    await count(globex, today, growth.firstDay - 1);
    await reply(globex, 'first@example.com');
    expect(repliesTo('first@example.com')).toHaveLength(1);
    const second = await reply(globex, 'second@example.com');
    expect(repliesTo('second@example.com')).toEqual([]);
    expect(await deliveryOf(globex, second)).toEqual({
      recipient: 'second@example.com',
      state: 'waiting',
      reason: heldReasons.day,
    });
    const { body } = await server.call('deadLetters.list', { as: globex.admin });
    expect(body).toMatchObject({ total: 0, heldMails: 1 });
    expect(await noticesOf(globex)).toEqual([
      "Your organization emailed 50 new contacts today. We'll send the rest tomorrow (UTC).",
    ]);
    await drainAfter(day + hour);
    expect(repliesTo('second@example.com')).toHaveLength(1);
    expect(await deliveryOf(globex, second)).toMatchObject({ state: 'sent', reason: null });
  });

  test('notifies the admins once a day, and no other member, when the limit is reached', async () => {
    const place = await another('told');
    await count(place, today, growth.firstDay);
    await reply(place, 'one@example.com');
    await reply(place, 'two@example.com');
    expect(await noticesOf(place)).toHaveLength(1);
    expect(await noticesOf(place, place.agent)).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day });
    await count(place, today, growth.firstDay);
    vi.useRealTimers();
    // The second run sends the notification that the first one triggers.
    await drainAfter(day);
    await drainAfter(day);
    expect(await noticesOf(place)).toHaveLength(2);
  });

  test('does not count members and customers who have written by email', async () => {
    const place = await another('known');
    await count(place, today, growth.firstDay + growth.perWriter);
    await writes(place, 'ada@example.com');
    await writes(place, 'forged@example.com', 'failed');
    await reply(place, 'ada@example.com');
    await reply(place, place.customer.email);
    await reply(place, 'forged@example.com');
    expect(repliesTo('ada@example.com')).toHaveLength(1);
    expect(repliesTo(place.customer.email)).toHaveLength(1);
    expect(repliesTo('forged@example.com')).toEqual([]);
  });

  test('grows with age, customers who write and a confirmed domain, up to the ceiling', async () => {
    const place = await another('grows');
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const perDay = async (more = {}) => (await limits(place, 'x@example.com', more))?.perDay;
    await count(place, today, growth.firstDay);
    expect(await perDay()).toBe(50);
    expect(await perDay({ since: ago(3) })).toBe(100);
    expect(await perDay({ since: ago(9) })).toBe(400);
    expect(await perDay({ since: ago(400) })).toBe(20_000);
    expect(await perDay({ since: ago(9), ceiling: 300 })).toBe(300);
    await writes(place, 'one@example.com');
    await writes(place, 'two@example.com');
    await writes(place, 'two@example.com');
    expect(await perDay()).toBe(70);
    await place.org.write((tx) =>
      tx.insert('custom_domains', {
        domain: 'help.grows.example',
        token: newId(),
        created_at: now(),
        verified_at: now(),
        failures: 0,
      }),
    );
    expect(await perDay()).toBe(320);
  });

  test('has no limit in the first organization of a server, nor without a public address', async () => {
    await count(server.acme, today, growth.firstDay);
    await reply(server.acme, 'free@example.com');
    expect(repliesTo('free@example.com')).toHaveLength(1);
    const { directory } = server.context.database;
    const sending = { directory, org: server.globex.org, since: now(), ceiling: null };
    expect(await limitsToward(sending, { to: 'x@example.com', ticket: null })).toBeNull();
  });
});

describe('RL-10: one address', () => {
  const inHour = (address: string): Tally => ({
    what: 'mail stranger',
    subject: address,
    span: hour,
  });

  test('limits the hourly emails to one address across all organizations; replies wait', async () => {
    const [one, other] = [await another('one'), await another('other')];
    await count(one, inHour('victim@example.com'), strangerPerHour - 1);
    await reply(other, 'victim@example.com');
    expect(repliesTo('victim@example.com')).toHaveLength(1);
    const waiting = await reply(other, 'victim@example.com');
    expect(await deliveryOf(other, waiting)).toMatchObject({
      state: 'waiting',
      reason: heldReasons.hour,
    });
    await writes(other, 'victim@example.com');
    await reply(other, 'victim@example.com');
    expect(repliesTo('victim@example.com')).toHaveLength(2);
    await drainAfter(2 * hour);
    expect(repliesTo('victim@example.com')).toHaveLength(3);
  });

  test('sends no more request confirmations above the limit', async () => {
    const [one, other] = [await another('uno'), await another('dos')];
    await count(one, inHour('bombed@example.com'), strangerPerHour);
    await makeTicket(other, { customerEmail: 'bombed@example.com' });
    await server.drain();
    expect(mailsTo('bombed@example.com')).toEqual([]);
    const { body } = await server.call('deadLetters.list', { as: other.admin });
    expect(body).toMatchObject({ total: 0, heldMails: 0 });
  });
});
