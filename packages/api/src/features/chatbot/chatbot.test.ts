import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const noAnswer =
  "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const teach = async (body: object) =>
  (await server.call('chatbot.create', { as: server.acme.agent, body })).body;
const ask = async (query: string, subdomain = 'acme') =>
  (await server.call('publicChatbot.ask', { params: { subdomain }, body: { query } })).body;

test('a stored query answers a visitor, and counts the use', async () => {
  const taught = await teach({
    query: 'When does the roastery open?',
    response: 'From Monday to Friday, 8 to 16.',
    keywords: [' opening hours ', '', 'Opening Hours'],
  });
  expect(taught).toMatchObject({
    keywords: ['opening hours'],
    priority: 'medium',
    isActive: true,
    useCount: 0,
  });
  for (const wording of ['when does the ROASTERY open', 'Opening-hours!!', '“opening hours”?']) {
    expect(await ask(wording)).toEqual({
      response: 'From Monday to Friday, 8 to 16.',
      html: null,
      matched: true,
      by: 'query',
      queryId: taught.id,
      articles: [],
      steps: null,
      questions: [],
    });
  }
  const { body } = await server.call('chatbot.get', {
    as: server.acme.agent,
    params: { id: taught.id },
  });
  const listed = await server.call('chatbot.list', { as: server.acme.agent });
  expect(listed.body.find(({ id }) => id === body.id)?.useCount).toBe(3);
});

test('figures and list that are read at once both include the latest question', async () => {
  const { acme, call } = server;
  const as = acme.agent;
  const query = 'Do you deliver to islands?';
  const { body } = await call('chatbot.create', { as, body: { query, response: 'Yes.' } });
  for (let time = 1; time <= 3; time += 1) {
    await ask(query);
    const [, listed] = await Promise.all([
      call('chatbot.stats', { as }),
      call('chatbot.list', { as }),
    ]);
    expect(listed.body.find(({ id }) => id === body.id)?.useCount).toBe(time);
  }
});

test('an unknown question returns exactly the default response', async () => {
  for (const text of ['qwertz uiop asdf', 'x'.repeat(500)]) {
    expect(await ask(text)).toEqual({
      response: noAnswer,
      html: null,
      matched: false,
      by: 'nothing',
      queryId: null,
      articles: [],
      steps: null,
      questions: [],
    });
  }
});

describe('a change is visible to the next question', () => {
  test('created, updated, disabled, enabled again and deleted', async () => {
    const as = server.acme.agent;
    const word = 'samovar';
    expect(await ask(word)).toMatchObject({ matched: false });
    const { id } = await teach({ query: word, response: 'One.' });
    const update = (body: object) => server.call('chatbot.update', { as, params: { id }, body });
    expect(await ask(word)).toMatchObject({ response: 'One.' });
    await update({ response: 'Two.' });
    expect(await ask(word)).toMatchObject({ response: 'Two.' });
    await update({ isActive: false });
    expect(await ask(word)).toMatchObject({ matched: false });
    await update({ isActive: true, query: 'tea urn', keywords: [word] });
    expect(await ask(word)).toMatchObject({ response: 'Two.' });
    expect(await ask(word, 'globex')).toMatchObject({ matched: false });
    await server.call('chatbot.delete', { as, params: { id } });
    expect(await ask(word)).toMatchObject({ matched: false });
  });
});

test('imports the valid rows and reports the errors of the others', async () => {
  const as = server.acme.admin;
  const rows = [
    {
      query: 'Do you ship to Norway?',
      response: 'Yes.',
      keywords: 'norway; oslo',
      isActive: 'true',
    },
    { query: '', response: 'x' },
    { query: 'No response' },
    { query: 'x'.repeat(501), response: 'x' },
    { query: 'a', response: 'x', priority: 'urgent' },
    { query: 'Not shown', response: 'x', isActive: 'yes', priority: ' HIGH ', extra: 1 },
    { query: 'Do you ship to Norway?', response: 'Yes.', category: 'Other' },
  ];
  const { body } = await server.call('chatbot.import', { as, body: { queries: rows } });
  expect(body).toMatchObject({ imported: 3, failed: 4 });
  expect(body.errors.map(({ row, message }) => [row, message]).slice(0, 3)).toEqual([
    [2, 'Query is required'],
    [3, 'Response is required'],
    [4, 'Query too long'],
  ]);
  const found = await server.call('chatbot.list', { as, query: { q: 'norway' } });
  expect(found.body).toMatchObject([{ keywords: [], category: 'Other', isActive: true }]);
  const hidden = await server.call('chatbot.list', { as, query: { isActive: 'false' } });
  expect(hidden.body).toMatchObject([{ query: 'Not shown', priority: 'high' }]);
  const empty = await server.call('chatbot.import', { as, body: { queries: [] } });
  expect(empty).toMatchObject({ status: 400, error: { message: 'No data to import' } });
});

test('IN-09: rows named like properties of JavaScript objects are harmless', async () => {
  const importRow = (json: string) =>
    server.call('chatbot.import', {
      as: server.acme.admin,
      body: { queries: [JSON.parse(json)] },
    });
  const proto = await importRow('{"__proto__":{"query":"polluted","response":"x"}}');
  expect(proto.body.imported ?? 0).toBe(0);
  const odd =
    '{"constructor":"x","query":"toString","response":"__proto__","keywords":["valueOf"]}';
  expect((await importRow(odd)).body).toMatchObject({ imported: 1, failed: 0 });
  expect(({} as Record<string, unknown>).query).toBeUndefined();
  await teach({ query: 'hasOwnProperty', response: 'Fine.', keywords: ['__proto__', 'valueOf'] });
  expect(await ask('__proto__')).toMatchObject({ response: 'Fine.' });
  expect(await ask('isPrototypeOf')).toMatchObject({ matched: false });
});

test('an unanswered question is stored once with its count, masked, and becomes a query in one step', async () => {
  const as = server.acme.agent;
  for (const text of [
    'Can vera@example.com drink 4111 1111 1111 1111 zebras?',
    'can vera@example.com drink 4111111111111111 zebras',
  ]) {
    await ask(text);
  }
  const list = async () => (await server.call('chatbot.unanswered', { as })).body;
  const [first] = (await list()).filter(({ text }) => text.includes('zebras'));
  expect(first).toMatchObject({ text: 'Can [email] drink [number] zebras?', count: 2 });
  const { id = '' } = first ?? {};
  await teach({ query: 'zebra drinks', response: 'No.', questionId: id });
  expect((await list()).map((one) => one.id)).not.toContain(id);
});

test('a dismissed question does not return, and another can be added as a keyword', async () => {
  const as = server.acme.agent;
  await ask('wibble wobble');
  await ask('grommet price list');
  const list = async () => (await server.call('chatbot.unanswered', { as })).body;
  const idOf = async (word: string) =>
    (await list()).find(({ text }) => text.includes(word))?.id ?? '';
  await server.call('chatbot.dismiss', { as, params: { id: await idOf('wibble') } });
  await ask('Wibble wobble?');
  expect(await idOf('ibble')).toBe('');

  const { id: queryId } = await teach({ query: 'What do spare parts cost?', response: 'Little.' });
  const id = await idOf('grommet');
  const taught = await server.call('chatbot.teach', { as, params: { id }, body: { queryId } });
  expect(taught.body.keywords).toEqual(['grommet price list']);
  expect(await ask('Grommet price list')).toMatchObject({ queryId });
  const again = await server.call('chatbot.teach', { as, params: { id }, body: { queryId } });
  expect(again.error.message).toBe('Question not found');
});

test('the test box explains its answer and does not count it', async () => {
  const as = server.globex.agent;
  const { body: taught } = await server.call('chatbot.create', {
    as,
    body: { query: 'How do I descale the kettle?', response: 'With vinegar.' },
  });
  const test = async (query: string, organizationId?: string) =>
    server.call('chatbot.test', { as, body: { query, organizationId } });
  const { body } = await test('how do i descale the kettle');
  expect(body).toMatchObject({
    by: 'query',
    matched: true,
    score: 1,
    candidates: [{ queryId: taught.id, reason: 'exact', nearestKind: 'query' }],
  });
  expect(body.candidates[0]?.words.length).toBeGreaterThan(0);
  expect((await test('zzz yyy xxx', 'demo')).body).toMatchObject({
    by: 'nothing',
    response: noAnswer,
  });
  expect((await test('zzz', server.globex.id)).status).toBe(200);
  for (const id of [server.acme.id, 'x']) {
    expect((await test('zzz', id)).error.message).toBe('Organization not found');
  }
  const stats = await server.call('chatbot.stats', { as });
  expect(stats.body).toMatchObject({ totalQueries: 1, totalUse: 0, successRate: 0, asked: 0 });
});

test('the figures include the questions that were asked', async () => {
  const as = server.globex.admin;
  await ask('descale kettle how', 'globex');
  await ask('How do I descale the kettle?', 'globex');
  await ask('Where is the moon?', 'globex');
  const automation = await server.call('dashboard.automation', { as });
  expect(automation.body.chatbot).toMatchObject({
    autoResolved: 2,
    accuracy: 67,
    totalResponses: 3,
    lastUpdated: expect.any(String),
  });
  const stats = await server.call('chatbot.stats', { as });
  expect(stats.body).toMatchObject({
    totalUse: 2,
    successRate: 100,
    asked: 3,
    answered: 2,
    answeredByArticle: 0,
    unanswered: 1,
  });
});

test('an exported file can be imported again', async () => {
  const as = server.acme.admin;
  const { body: rows } = await server.call('chatbot.exportJson', { as });
  const { body: listed } = await server.call('chatbot.list', { as, query: { limit: 200 } });
  expect(rows.length).toBe(listed.length);
  const { body } = await server.call('chatbot.import', { as, body: { queries: rows } });
  expect(body).toMatchObject({ imported: rows.length, failed: 0 });
  expect((await server.call('chatbot.exportJson', { as })).body).toEqual(rows);
  const csv = await fetch(`${server.url}/api/chatbot/queries.csv`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  const text = await csv.text();
  expect(csv.headers.get('content-disposition')).toContain('chatbot-queries.csv');
  expect(text).toContain('query,response,keywords,category,priority,isActive');
  expect(text).toContain('opening hours');
});

test('the list is sorted by use and paged', async () => {
  const as = server.acme.agent;
  const first = await server.call('chatbot.list', { as, query: { limit: 2 } });
  const uses = first.body.map(({ useCount }) => useCount);
  expect(uses).toEqual([...uses].sort((one, other) => other - one));
  const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await server.call('chatbot.list', {
    as,
    query: { limit: 2, cursor: decodeURIComponent(cursor) },
  });
  const ids = new Set([...first.body, ...second.body].map(({ id }) => id));
  expect(ids.size).toBe(4);
});

test('a repeated create with the same idempotency key creates one query', async () => {
  const headers = { 'idempotency-key': newId() };
  const body = { query: 'only once', response: 'Once.' };
  const make = () => server.call('chatbot.create', { as: server.acme.agent, body, headers });
  const [one, other] = [await make(), await make()];
  expect(one.body.id).toBe(other.body.id);
});
