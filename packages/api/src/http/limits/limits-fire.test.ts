// @module-tag one-engine
// @module-tag slow

import { operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { openChallenge } from '../../features/accounts/store/challenges.ts';
import { startChat, type TestChat } from '../../test/chats.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test/harness.ts';
import { startNameServer, type TestNameServer } from '../../test/name-server.ts';
import { classes, shared, subjects } from './limits.ts';

let names: TestNameServer;
let server: TestServer;
let key: string;
let otherKey: string;
const mailInToken = 'token-of-whoever-brings-us-mail';

beforeAll(async () => {
  names = await startNameServer();
  server = await startTestServer({
    rateLimits: true,
    trustedProxies: 1,
    dnsServers: [names.address],
    mailInDomain: 'in.example',
    mailInToken,
  });
  const { body } = await server.call('organization.setCustomDomain', {
    as: server.globex.admin,
    params: { id: server.globex.id },
    body: { customDomain: 'help.globex.example' },
  });
  names.texts.set(body.dnsRecord?.name ?? '', [body.dnsRecord?.value ?? '']);
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Busy', permissions: ['tickets:read', 'tickets:update'] },
  });
  key = made.body.data.key;
  const other = { name: 'Quiet', permissions: ['tickets:read', 'tickets:update'] };
  const more = await server.call('apiKeys.create', { as: server.acme.admin, body: other as never });
  otherKey = more.body.data.key;
});
afterAll(async () => {
  await server.stop();
  await names.stop();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const aside = from('203.0.113.77');
const public_ = { params: { subdomain: 'acme' } };

/** A different address for each try, so the subject's limit is reached before that of a class. */
const elsewhere = (i: number) =>
  from(`10.${Math.floor(i / 65_536)}.${Math.floor(i / 256) % 256}.${i % 256}`);
/** In the same /64 network, which counts as one address. */
const here = from('2001:db8:7::1');

type Try = (i: number) => Promise<{ status: number; headers: Headers; error: { code: string } }>;

/** Sends a wrong code for a new challenge; with the password, an attacker can open any number of them. */
async function answerCode(userId: string, how: CallOptions) {
  const { token } = await openChallenge(server.context.database.directory, userId, null);
  const body = { challenge: token, code: '000000' };
  return server.call('auth.answerChallenge', { body, ...how });
}

/** The provider can't be reached from the tests. */
async function checkCaptcha(as: TestServer['acme']['admin']) {
  const body = { provider: 'friendly', siteKey: 'FC', secret: 'not a secret' };
  await server.call('organization.setCaptcha', { as, body });
  return server.call('organization.checkCaptcha', { as });
}

const submission = (how: CallOptions) =>
  server.call('widget.submit', {
    body: { formId: server.acme.formId, org: 'acme', data: {} },
    ...how,
  });
const chat = (how: CallOptions) =>
  server.call('publicChat.start', { ...public_, body: {}, ...how });
/** Requests the transcript of a chat whose visitor has verified this address. */
async function transcript(email: string, how: CallOptions, kept?: Promise<TestChat>) {
  const chat = await (kept ?? provedChat(email));
  return server.call('publicChat.mailTranscript', {
    params: chat.at.params,
    body: {},
    headers: { ...chat.at.headers, ...how.headers },
  });
}

let provedChats = 0;
async function provedChat(email: string) {
  provedChats += 1;
  const chat = await startChat(server, server.acme, {}, elsewhere(110_000 + provedChats).headers);
  const known = { customer_email: email, is_verified: true };
  await server.acme.org.write((tx) => tx.update('chat_sessions', { id: chat.id }, known));
  return chat;
}
let oneChat: Promise<TestChat> | undefined;

const logIn = (email: string, how: CallOptions) =>
  server.call('auth.login', { body: { email, password: 'guess' }, ...how });
const lookUp = (email: string, ticketNumber: string, how: CallOptions = aside) =>
  server.call('publicTickets.lookup', { ...public_, body: { email, ticketNumber }, ...how });
const ask = (how: CallOptions) =>
  server.call('publicChatbot.ask', { ...public_, body: { query: 'Where is it?' }, ...how });
const formEvent = (how: CallOptions) =>
  server.call('widget.event', {
    body: { formId: server.acme.formId, org: 'acme', event: 'seen' },
    ...how,
  });
const changePassword = (as: { token: string }) =>
  server.call('profile.changePassword', {
    as,
    body: { currentPassword: 'guess', newPassword: 'a quiet harbour' },
  });
const signUp = (email: string) => ({
  firstName: 'A',
  lastName: 'B',
  email,
  password: 'a long enough password',
  confirmPassword: 'a long enough password',
  invitationToken: 'no such invitation',
});

async function changePasswordElsewhere() {
  const { directory } = server.context.database;
  const token = await directory.write((tx) => startSession(tx, server.globex.agent.userId));
  return changePassword({ token });
}

const verifyElsewhere = () =>
  server.call('organization.verifyCustomDomain', {
    as: server.acme.admin,
    params: { id: server.acme.id },
  });

/** Answers a field that the form doesn't have, so nothing is stored. */
async function upload({ headers }: ReturnType<typeof from>) {
  const query = `org=acme&formId=${server.acme.formId}&field=none&name=a`;
  const answer = await fetch(`${server.url}/api/widget/files?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: 'a',
  });
  return {
    status: answer.status,
    headers: answer.headers,
    error: (await answer.json()) as { code: string },
  };
}

async function mail(i: number, { headers }: ReturnType<typeof from>) {
  const answer = await fetch(
    `${server.url}/api/inbound/mail?to=globex@in.example&from=a@b.example`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${mailInToken}`,
        'content-type': 'message/rfc822',
        ...headers,
      },
      body: `Subject: ${i}\r\n\r\nHello`,
    },
  );
  return {
    status: answer.status,
    headers: answer.headers,
    error: (await answer.json()) as { code: string },
  };
}

/** A call that reaches the limit of each class before any other limit. */
const byClass: Record<keyof typeof classes, Try> = {
  auth: (i) =>
    server.call('auth.login', {
      body: { email: `p${i}@example.com`, password: 'guess' },
      ...from('198.51.100.1'),
    }),
  lookup: (i) =>
    server.call('publicTickets.lookup', {
      ...public_,
      body: { email: `p${i}@example.com`, ticketNumber: `TK-2026-${i}` },
      ...from('198.51.100.2'),
    }),
  public: () => server.call('publicOrganization.get', { ...public_, ...from('198.51.100.3') }),
  page: async () => {
    const answer = await fetch(`${server.url}/public/help/acme`, from('198.51.100.4'));
    await answer.text();
    return { status: answer.status, headers: answer.headers, error: { code: 'rate_limited' } };
  },
  read: () => server.call('v1Tickets.list', { as: { token: key }, query: { limit: 1 } }),
  write: () =>
    server.call('v1Tickets.update', { as: { token: key }, params: { id: 'x' }, body: {} }),
  keys: () => server.call('apiKeys.list', { as: server.globex.admin }),
  session: () => server.call('tickets.stats', { as: server.acme.agent }),
};

const bySubject: Record<string, Try> = {
  'auth.login': () => logIn('a@example.com', here),
  'auth.account': (i) => logIn('many@example.com', elsewhere(50_000 + i)),
  'auth.password': () => changePassword(server.globex.agent),
  'auth.forgot': () =>
    server.call('auth.forgotPassword', {
      body: { email: 'a@example.com' },
      ...from('2001:db8:8::1'),
    }),
  'auth.code': (i) => answerCode(server.globex.agent.userId, elsewhere(60_000 + i)),
  'auth.confirm': (i) =>
    server.call('auth.confirmPassword', {
      as: server.globex.agent,
      body: { currentPassword: 'guess' },
      ...elsewhere(50_000 + i),
    }),
  'profile.email': (i) =>
    server.call('profile.update', {
      as: server.globex.customer,
      body: { email: `moved${i}@example.com` },
    }),
  'auth.signup': (i) =>
    server.call('auth.signup', {
      body: signUp(`taken${i}@example.com`),
      ...from('2001:db8:9::1'),
    }),
  'lookup.email': (i) => lookUp('victim@example.com', `TK-2026-9${i}`, from('2001:db8:e::1')),
  'lookup.number': (i) => lookUp(`q${i}@example.com`, 'TK-2026-777777', from('2001:db8:f::1')),
  'chat.start': () => chat(from('2001:db8:a::1')),
  'chat.start.organization': (i) => chat(elsewhere(10_000 + i)),
  'chat.transcript': (i) => {
    oneChat ??= provedChat('one@example.com');
    return transcript('one@example.com', elsewhere(120_000 + i), oneChat);
  },
  'chat.transcript.address': (i) => transcript('victim@example.com', elsewhere(130_000 + i)),
  'chat.transcript.network': (i) => transcript(`each${i}@example.com`, from('2001:db8:11::1')),
  submission: () => submission(from('2001:db8:b::1')),
  'submission.organization': (i) => submission(elsewhere(30_000 + i)),
  'visitor.upload': () => upload(from('2001:db8:10::1')),
  'visitor.upload.organization': (i) => upload(elsewhere(90_000 + i)),
  'form.event': () => formEvent(from('2001:db8:c::1')),
  'domain.verify': () =>
    server.call('organization.verifyCustomDomain', {
      as: server.globex.admin,
      params: { id: server.globex.id },
    }),
  'mail.organization': (i) => mail(i, elsewhere(70_000)),
  'email.test': () => server.call('organization.testEmail', { as: server.globex.admin, body: {} }),
  'captcha.check': () => checkCaptcha(server.globex.admin),
  'chatbot.ask': () => ask(from('2001:db8:d::1')),
};

/** Callers that a reached limit must not affect: what distinguishes them, and a call of theirs right after. */
const others: Record<string, [apartBy: string, call: () => Promise<{ status: number }>]> = {
  auth: ['network', () => logIn('p1@example.com', aside)],
  lookup: ['network', () => lookUp('p1@example.com', 'TK-2026-1')],
  public: ['network', () => server.call('publicOrganization.get', { ...public_, ...aside })],
  page: ['network', () => fetch(`${server.url}/public/help/acme`, aside)],
  read: ['key', () => server.call('v1Tickets.list', { as: { token: otherKey } })],
  write: [
    'key',
    () =>
      server.call('v1Tickets.update', { as: { token: otherKey }, params: { id: 'x' }, body: {} }),
  ],
  keys: ['person', () => server.call('apiKeys.list', { as: server.acme.admin })],
  session: ['person', () => server.call('tickets.stats', { as: server.acme.admin })],
  'auth.login': ['network', () => logIn('a@example.com', aside)],
  // The owner in a known browser is tested in features/accounts/guessing.test.ts.
  'auth.account': ['account, and known browser', () => logIn('few@example.com', aside)],
  'auth.password': ['session', changePasswordElsewhere],
  'auth.forgot': [
    'network and address',
    () => server.call('auth.forgotPassword', { body: { email: 'a@example.com' }, ...aside }),
  ],
  'auth.code': ['person', () => answerCode(server.globex.admin.userId, aside)],
  // Signing in is also a confirmation.
  'auth.confirm': ['person', () => logIn(server.globex.agent.email, aside)],
  'profile.email': [
    'person',
    () =>
      server.call('profile.update', { as: server.globex.agent, body: { email: 'n@x.example' } }),
  ],
  'auth.signup': [
    'network',
    () => server.call('auth.signup', { body: signUp('another@example.com'), ...aside }),
  ],
  'lookup.email': ['network and address', () => lookUp('victim@example.com', 'TK-2026-91')],
  'lookup.number': ['network and number', () => lookUp('q1@example.com', 'TK-2026-777777')],
  'chat.start': ['network', () => chat(aside)],
  'chat.start.organization': ['a share of each network', () => chat(from('203.0.114.1'))],
  'chat.transcript': ['chat', () => transcript('apart@example.com', elsewhere(140_000))],
  'chat.transcript.address': ['address', () => transcript('b@example.com', elsewhere(140_001))],
  'chat.transcript.network': ['network', () => transcript('c@example.com', elsewhere(140_002))],
  submission: ['network', () => submission(aside)],
  'submission.organization': ['a share of each network', () => submission(from('203.0.115.1'))],
  'visitor.upload': ['network', () => upload(aside)],
  'visitor.upload.organization': ['a share of each network', () => upload(from('203.0.117.1'))],
  'form.event': ['network', () => formEvent(aside)],
  'domain.verify': ['organization, by its admins', verifyElsewhere],
  'mail.organization': ['a share of each network', () => mail(1, from('203.0.116.1'))],
  'email.test': [
    'organization, by its admins',
    () => server.call('organization.testEmail', { as: server.acme.admin, body: {} }),
  ],
  'captcha.check': ['organization, by its admins', () => checkCaptcha(server.acme.admin)],
  'chatbot.ask': ['network', () => ask(aside)],
};

async function sparesOthers(name: string) {
  const [, call] = others[name] ?? [];
  expect((await call?.())?.status, name).not.toBe(429);
}

/** Returns how many tries succeeded before one was refused. */
async function triesUntilRefused(attempt: Try, points: number): Promise<number> {
  const together = 20;
  for (let i = 0; i <= points + together; i += together) {
    const some = await Promise.all(Array.from({ length: together }, (_, at) => attempt(i + at)));
    const refused = some.findIndex(({ status }) => status === 429);
    if (refused === -1) continue;
    expect(some[refused]?.error.code).toBe('rate_limited');
    expect(Number(some[refused]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Responses come in any order; only the number of successful ones matters.
    return i + some.filter(({ status }) => status !== 429).length;
  }
  return Number.POSITIVE_INFINITY;
}

describe('every limit applies at its exact value, and to no other caller', () => {
  test('every limit has a caller that it must not affect', () => {
    const all = [classes, subjects, shared].flatMap(Object.keys);
    expect(Object.keys(others).sort()).toEqual(all.sort());
  });

  test('every class of the contract is tested here', () => {
    const named = new Set(Object.values(operations).map(({ limit }) => limit));
    expect(Object.keys(classes)).toEqual(expect.arrayContaining([...named]));
  });

  // The shared limits of an organization come last, because the tries above count toward them too.
  test.each(Object.entries(classes))('class %s', async (name, { points }) => {
    const attempt = byClass[name] as Try;
    expect(await triesUntilRefused(attempt, points)).toBe(points);
    await sparesOthers(name);
  });

  test.each(Object.entries(subjects))('subject %s', async (name, { points }) => {
    expect(await triesUntilRefused(bySubject[name] as Try, points)).toBe(points);
    await sparesOthers(name);
  });

  test.each(Object.entries(shared))(
    'RL-07: a limit shared by visitors, %s',
    // Thousands of calls for each limit.
    { tags: ['full'] },
    async (name, limit) => {
      const tries = await triesUntilRefused(bySubject[name] as Try, limit.points + limit.each);
      // The earlier tries already count for the organization.
      expect(tries).toBeLessThanOrEqual(limit.points + limit.each);
      expect(tries).toBeGreaterThan(limit.points / 2);
      await sparesOthers(name);
    },
  );
});
