import { operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, startTestDesk, type TestDesk } from '../test/harness.ts';
import { startNameServer, type TestNameServer } from '../test/name-server.ts';
import { classes, subjects } from './limits.ts';

let names: TestNameServer;
let desk: TestDesk;
let key: string;
const mailInToken = 'token-of-whoever-brings-us-mail';

beforeAll(async () => {
  names = await startNameServer();
  desk = await startTestDesk({
    rateLimits: true,
    trustedProxies: 1,
    dnsServers: [names.address],
    mailInDomain: 'in.example',
    mailInToken,
  });
  const { body } = await desk.call('organization.setCustomDomain', {
    as: desk.globex.admin,
    params: { id: desk.globex.id },
    body: { customDomain: 'help.globex.example' },
  });
  names.texts.set(body.dnsRecord?.name ?? '', [body.dnsRecord?.value ?? '']);
  const made = await desk.call('apiKeys.create', {
    as: desk.acme.admin,
    body: { name: 'Busy', permissions: ['tickets:read', 'tickets:update'] },
  });
  key = made.body.data.key;
});
afterAll(async () => {
  await desk.stop();
  await names.stop();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const public_ = { params: { subdomain: 'acme' } };

/** Every try from an address of its own, so that no class is reached before the subject. */
const elsewhere = (i: number) =>
  from(`10.${Math.floor(i / 65_536)}.${Math.floor(i / 256) % 256}.${i % 256}`);
/** Of the same /64 network: one address to us. */
const here = from('2001:db8:7::1');

type Try = (i: number) => Promise<{ status: number; headers: Headers; error: { code: string } }>;

const submission = (how: CallOptions) =>
  desk.call('widget.submit', { body: { formId: desk.acme.formId, org: 'acme', data: {} }, ...how });
const chat = (how: CallOptions) => desk.call('publicChat.start', { ...public_, body: {}, ...how });

/** One way to reach each limit of a class, where nothing else is reached sooner. */
const byClass: Record<keyof typeof classes, Try> = {
  auth: (i) =>
    desk.call('auth.login', {
      body: { email: `p${i}@example.com`, password: 'guess' },
      ...from('198.51.100.1'),
    }),
  lookup: (i) =>
    desk.call('publicTickets.lookup', {
      ...public_,
      body: { email: `p${i}@example.com`, ticketNumber: `TK-2026-${i}` },
      ...from('198.51.100.2'),
    }),
  public: () => desk.call('publicOrganization.get', { ...public_, ...from('198.51.100.3') }),
  page: async () => {
    const answer = await fetch(`${desk.url}/public/help/acme`, from('198.51.100.4'));
    await answer.text();
    return { status: answer.status, headers: answer.headers, error: { code: 'rate_limited' } };
  },
  read: () => desk.call('v1Tickets.list', { as: { token: key }, query: { limit: 1 } }),
  write: () => desk.call('v1Tickets.update', { as: { token: key }, params: { id: 'x' }, body: {} }),
  keys: () => desk.call('apiKeys.list', { as: desk.globex.admin }),
  session: () => desk.call('tickets.stats', { as: desk.acme.agent }),
};

const bySubject: Record<keyof typeof subjects, Try> = {
  'auth.login': () =>
    desk.call('auth.login', { body: { email: 'a@example.com', password: 'guess' }, ...here }),
  'auth.forgot': () =>
    desk.call('auth.forgotPassword', {
      body: { email: 'a@example.com' },
      ...from('2001:db8:8::1'),
    }),
  'profile.email': (i) =>
    desk.call('profile.update', {
      as: desk.globex.customer,
      body: { email: `moved${i}@example.com` },
    }),
  'auth.signup': (i) =>
    desk.call('auth.signup', {
      body: {
        firstName: 'A',
        lastName: 'B',
        email: `taken${i}@example.com`,
        password: 'a long enough password',
        confirmPassword: 'a long enough password',
        invitationToken: 'no such invitation',
      },
      ...from('2001:db8:9::1'),
    }),
  'lookup.email': (i) =>
    desk.call('publicTickets.lookup', {
      ...public_,
      body: { email: 'victim@example.com', ticketNumber: `TK-2026-9${i}` },
      ...elsewhere(i),
    }),
  'lookup.number': (i) =>
    desk.call('publicTickets.lookup', {
      ...public_,
      body: { email: `q${i}@example.com`, ticketNumber: 'TK-2026-777777' },
      ...elsewhere(1_000 + i),
    }),
  'chat.start': () => chat(from('2001:db8:a::1')),
  'chat.start.organization': (i) => chat(elsewhere(10_000 + i)),
  submission: () => submission(from('2001:db8:b::1')),
  'submission.organization': (i) => submission(elsewhere(30_000 + i)),
  'form.event': () =>
    desk.call('widget.event', {
      body: { formId: desk.acme.formId, org: 'acme', event: 'seen' },
      ...from('2001:db8:c::1'),
    }),
  'domain.verify': () =>
    desk.call('organization.verifyCustomDomain', {
      as: desk.globex.admin,
      params: { id: desk.globex.id },
    }),
  'mail.organization': async (i) => {
    const answer = await fetch(
      `${desk.url}/api/inbound/mail?to=globex@in.example&from=a@b.example`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${mailInToken}`, 'content-type': 'message/rfc822' },
        body: `Subject: ${i}\r\n\r\nHello`,
      },
    );
    return {
      status: answer.status,
      headers: answer.headers,
      error: (await answer.json()) as never,
    };
  },
  'email.test': () => desk.call('organization.testEmail', { as: desk.globex.admin, body: {} }),
  'chatbot.ask': (i) =>
    desk.call('publicChatbot.ask', {
      params: { subdomain: 'acme' },
      body: { query: `Question ${i}` },
      ...from('2001:db8:d::1'),
    }),
};

/** How many tries were let through before one was refused. */
async function triesUntilRefused(attempt: Try, points: number): Promise<number> {
  const together = 20;
  for (let i = 0; i <= points + together; i += together) {
    const some = await Promise.all(Array.from({ length: together }, (_, at) => attempt(i + at)));
    const refused = some.findIndex(({ status }) => status === 429);
    if (refused === -1) continue;
    expect(some[refused]?.error.code).toBe('rate_limited');
    expect(Number(some[refused]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Answers come in any order: what counts is how many were let through.
    return i + some.filter(({ status }) => status !== 429).length;
  }
  return Number.POSITIVE_INFINITY;
}

describe('every limit fires, at its exact edge', () => {
  test('the contract names no class that is not proven here', () => {
    const named = new Set(Object.values(operations).map(({ limit }) => limit));
    expect(Object.keys(classes)).toEqual(expect.arrayContaining([...named]));
  });

  // What an organization has in all comes last: its own tries count there too.
  test.each(Object.entries(classes))('class %s', async (name, { points }) => {
    const attempt = byClass[name] as Try;
    expect(await triesUntilRefused(attempt, points)).toBe(points);
  });

  test.each(Object.entries(subjects))('subject %s', async (name, { points }) => {
    const attempt = bySubject[name] as Try;
    const tries = await triesUntilRefused(attempt, points);
    if (!name.endsWith('.organization')) expect(tries).toBe(points);
    // The tries at the address before it have counted for the organization already.
    else expect(points - tries).toBeGreaterThanOrEqual(0);
    expect(tries).toBeGreaterThan(points / 2);
  });
});
