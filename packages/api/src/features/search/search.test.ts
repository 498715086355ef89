// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { deleteTicket } from '../tickets/store/archive/delete.ts';
import { addMessage } from '../tickets/store/replies/reply.ts';

let server: TestServer;
const ids: Record<string, string> = {};
const names = () => Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));

const texts: Record<string, Parameters<typeof makeTicket>[1]> = {
  oldest: { subject: 'An invoice is wrong', description: 'Twice the same position' },
  inText: { subject: 'Something else', description: 'The invoice came late' },
  newest: { subject: 'Where is my invoice', description: 'I need it for the taxes' },
  umlaut: { subject: 'Größe der Wäsche', customerName: 'Łukasz Żółć' },
  french: {
    subject: 'Crème brûlée',
    description: 'Un café à Besançon',
    customerName: 'Zoë Ångström',
  },
  greek: { subject: 'Ο ΔΡΟΜΟΣ', description: 'Привет из Москвы' },
  asian: { subject: '請求書について', description: 'ใบแจ้งหนี้ผิด' },
  mail: {
    subject: 'Hello',
    customerName: 'Ada Byron',
    customerEmail: 'ada.b@difference-engine.org',
  },
  mail2: {
    subject: 'Again',
    customerName: 'Ada Byron',
    customerEmail: 'ada.b@difference-engine.org',
  },
};

beforeAll(async () => {
  server = await startTestServer();
  for (const [name, input] of Object.entries(texts))
    ids[name] = await makeTicket(server.acme, input);
  ids.own = await makeTicket(server.acme, {
    subject: 'The printer smokes',
    customerUserId: server.acme.customer.userId,
  });
  await makeTicket(server.globex, {
    subject: 'An invoice of somebody else',
    description: 'zanzibar',
  });
});
afterAll(() => server.stop());

const say = (name: string, body: string, visibility: 'public' | 'internal' = 'public') =>
  addMessage(
    server.acme.org,
    ids[name] ?? '',
    { body, visibility, authorType: 'staff', userId: null, authorName: null, authorEmail: null },
    { type: 'staff', userId: null, name: null },
  );

async function find(q: string, as = server.acme.agent, limit = 50) {
  const answer = await server.call('search.query', { as, query: { q, limit } });
  expect(answer.status).toBe(200);
  return answer.body;
}
const found = async (q: string, as = server.acme.agent) =>
  (await find(q, as)).tickets.map(({ id }) => names()[id]);

test.each([
  ['printer', ['own']],
  ['PRINTER smo', ['own']],
  ['smokes the', ['own']],
  ['rinter', []],
  ['print smokes', []],
  ['grosse', ['umlaut']],
  ['groß', ['umlaut']],
  ['Wasche lukasz zolc', ['umlaut']],
  ['CREME BRULEE', ['french']],
  ['cafe besancon', ['french']],
  ['zoe angstrom', ['french']],
  ['δρομος', ['greek']],
  ['москв', ['greek']],
  ['請求', ['asian']],
  ['ใบแจ้ง', ['asian']],
  ['difference-engine', ['mail2', 'mail']],
  ['ada.b@difference-engine.org', ['mail2', 'mail']],
])(
  'searching "%s" finds words begun or whole, whatever their case and accents',
  async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  },
);

test('matches in the subject rank above matches in the text, newest first', async () => {
  expect(await found('invoice')).toEqual(['newest', 'oldest', 'inText']);
});

test('adjacent words rank above separate words', async () => {
  expect(await found('invoice is')).toEqual(['oldest', 'newest']);
});

test('a whole word in the heading ranks above a prefix match, and both rank above a match in the text', async () => {
  const make = (subject: string, customerName: string, description = 'It stays cold') =>
    makeTicket(server.acme, {
      subject,
      description,
      customerName,
      customerEmail: `${customerName.toLowerCase()}@pots.example`,
    });
  const whole = await make('A teapot', 'Theodor');
  const begun = await make('Teapots', 'Theodora');
  const inText = await make('It leaks', 'Ben', 'My teapot, the one of Theodor');
  for (const q of ['teapot', 'theodor']) {
    const idsFound = async (limit: number) =>
      (await find(q, server.acme.agent, limit)).tickets.map(({ id }) => id);
    expect(await idsFound(50)).toEqual([whole, begun, inText]);
    expect(await idsFound(1)).toEqual([whole]);
  }
});

test.each(['000001', '1', 'TK-%-000001', 'tk % 000001'])(
  'the number %s finds its ticket first',
  async (q) => {
    const year = String(new Date().getUTCFullYear());
    expect((await found(q.replace('%', year)))[0]).toBe('oldest');
  },
);

test('words may be in different messages, and a new message is found at once', async () => {
  expect(await found('taxes zeppelin')).toEqual([]);
  await say('newest', 'Did you travel by zeppelin?');
  expect(await found('taxes zeppelin')).toEqual(['newest']);
  const [ticket] = (await find('zeppelin')).tickets;
  expect(ticket?.foundIn).toBe('message');
  expect(ticket?.excerpt).toEqual([
    { text: 'Did you travel by ', isHit: false },
    { text: 'zeppelin', isHit: true },
    { text: '?', isHit: false },
  ]);
});

test('highlights are whole words of the original text, with accents', async () => {
  const [ticket] = (await find('creme bru')).tickets;
  expect(ticket?.subjectParts).toEqual([
    { text: 'Crème', isHit: true },
    { text: ' ', isHit: false },
    { text: 'brûlée', isHit: true },
  ]);
});

test('an excerpt of a long text is short and shows the match', async () => {
  const id = await makeTicket(server.acme, {
    description: `${'Before it all was well. '.repeat(200)}Then the gasket broke. ${'💧'.repeat(500)}`,
  });
  const [ticket] = (await find('gasket')).tickets;
  expect(ticket?.id).toBe(id);
  const excerpt = ticket?.excerpt.map(({ text }) => text).join('') ?? '';
  expect(excerpt.length).toBeLessThan(230);
  expect(excerpt).toMatch(/^… .*the gasket broke/);
  expect(() => encodeURIComponent(excerpt), 'no half of a sign').not.toThrow();
  expect(ticket?.excerpt.find(({ isHit }) => isHit)?.text).toBe('gasket');
});

describe('AZ-05: search results contain only what the caller may see', () => {
  test('a customer finds only their own tickets', async () => {
    expect(await found('printer', server.acme.customer)).toEqual(['own']);
    const all = await find('invoice', server.acme.customer);
    expect(all).toEqual({ tickets: [], people: [], articles: [], tags: [] });
    expect((await find('ada', server.acme.customer)).people).toEqual([]);
  });

  test('an internal note is found by staff, not by customers', async () => {
    await say('own', 'He is a quarrelsome fellow', 'internal');
    const [ticket] = (await find('quarrelsome')).tickets;
    expect(ticket).toMatchObject({ id: ids.own, foundIn: 'note' });
    expect(await found('quarrelsome', server.acme.customer)).toEqual([]);
    const own = await find('printer', server.acme.customer);
    expect(JSON.stringify(own)).not.toContain('quarrelsome');
  });

  test('another organization finds nothing', async () => {
    expect((await find('printer', server.globex.admin)).tickets).toEqual([]);
    expect(await found('zanzibar')).toEqual([]);
    expect((await find('zanzibar', server.globex.agent)).tickets.length).toBe(1);
  });
});

test('people are found by name and address, each once', async () => {
  for (const q of ['ada', 'byron ad', 'difference']) {
    expect((await find(q)).people).toEqual([
      { name: 'Ada Byron', email: 'ada.b@difference-engine.org' },
    ]);
  }
  expect((await find('printer')).people).toEqual([]);
});

test('a deleted ticket is removed from the index', async () => {
  const id = await makeTicket(server.acme, { subject: 'Ephemeral' });
  expect((await find('ephemeral')).tickets.length).toBe(1);
  await deleteTicket(server.acme.org, id, { type: 'system', userId: null, name: null });
  expect((await find('ephemeral')).tickets).toEqual([]);
  const { org } = server.acme;
  expect(await org.all(org.from('search_documents').where('target_id', id))).toEqual([]);
});

test.each([
  '"',
  "'",
  '""" OR ""',
  'invoice"*',
  'NEAR(invoice late, 2)',
  'subject:invoice',
  '^invoice',
  '-invoice',
  'invoice OR printer',
  'NOT',
  'AND AND',
  '(',
  ')))',
  '*',
  '%',
  '_%_',
  '\\',
  '&|!',
  "a' | 'b",
  ':*',
  '{}',
  '💧',
  '👩‍👩‍👧',
  '\u202e',
  '\uFFFF',
  'x'.repeat(10_000),
  'ab '.repeat(3_000),
  'ä'.repeat(2_000),
  ' ',
  '',
])('nothing in a search is an operator: %j', async (q) => {
  const { tickets } = await find(q);
  expect(tickets.length).toBeLessThanOrEqual(50);
  for (const path of ['tickets.list'] as const) {
    const listed = await server.call(path, {
      as: server.acme.agent,
      query: { q: q.slice(0, 200) },
    });
    expect(listed.status).toBe(200);
  }
});

test('words that look like search operators are searched as words', async () => {
  expect(await found('invoice OR printer')).toEqual([]);
  expect(await found('"invoice" - late')).toEqual(['inText']);
});

test('RL-06: limits that are too large are rejected', async () => {
  for (const limit of ['1e9', '1000000000', '-1', '0', 'NaN', '51', '1.5', '']) {
    const answer = await server.call('search.query', {
      as: server.acme.agent,
      query: { q: 'a', limit },
    });
    expect(answer.status, limit).toBe(400);
  }
  for (const limit of ['1e9', '1000000000', '-1', '0', 'NaN', '201', '1.5']) {
    const answer = await server.call('tickets.list', { as: server.acme.agent, query: { limit } });
    expect(answer.status, limit).toBe(400);
  }
  const tooLong = await server.call('search.query', {
    as: server.acme.agent,
    query: { q: 'x'.repeat(10_001) },
  });
  expect(tooLong.status).toBe(400);
  expect((await server.call('search.query', { as: server.acme.agent })).status).toBe(400);
});

test('all forms of a word match each other, and names match without their apostrophe', async () => {
  const as = server.acme.admin;
  const body = {
    subject: 'My zeppelin leaked twice',
    description: 'I sent two envelopes.',
    customerName: "Sean O'Quillan",
    customerEmail: 'sean@quillan.example',
  };
  const { body: ticket } = await server.call('tickets.create', { as, body });
  for (const q of [
    'zeppelins',
    'leaks zeppelin',
    'zeppelin leaking',
    'envelope',
    'oquillan',
    'O\u2019Quillan',
  ]) {
    const found = await server.call('search.query', { as, query: { q } });
    expect(
      found.body.tickets.map(({ id }) => id),
      q,
    ).toContain(ticket.id);
  }
  for (const q of ["O'Quillan", 'O\u2019Quillan']) {
    const listed = await server.call('tickets.list', { as, query: { q } });
    expect(
      listed.body.map(({ id }) => id),
      q,
    ).toEqual([ticket.id]);
  }
});
