import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  const body = {
    title: 'Cleaning the grinder',
    content:
      '<p>Every bean leaves oil behind.</p><h2>How often</h2><p>Brush the burrs of the grinder every week, and replace them after two years.</p>',
    slug: 'cleaning-the-grinder',
    isPublished: false,
    tags: [],
  };
  id = (await server.call('helpArticles.create', { as: server.acme.agent, body })).body.id;
});
afterAll(() => server.stop());

const ask = async (query: string, subdomain = 'acme') =>
  (await server.call('publicChatbot.ask', { params: { subdomain }, body: { query } })).body;
const publish = (isPublished: boolean) =>
  server.call('helpArticles.update', {
    as: server.acme.agent,
    params: { id },
    body: { isPublished },
  });

test('AZ-12: answers only from published articles of its own organization', async () => {
  const question = 'How often do I replace the burrs?';
  expect(await ask(question)).toMatchObject({ matched: false, articles: [] });
  await publish(true);
  const answer = await ask(question);
  expect(answer).toMatchObject({
    matched: true,
    queryId: null,
    articles: [{ slug: 'cleaning-the-grinder', title: 'Cleaning the grinder' }],
  });
  expect(answer.response).toContain('replace them after two years');
  expect(answer.response).not.toContain('<');
  expect(await ask(question, 'globex')).toMatchObject({ matched: false });
  await publish(false);
  expect(await ask(question)).toMatchObject({ matched: false, articles: [] });
});

test('a matching stored pair takes precedence over an article', async () => {
  await publish(true);
  const body = { query: 'How often do I replace the burrs?', response: 'Ask Jonas.' };
  await server.call('chatbot.create', { as: server.acme.agent, body });
  expect(await ask('how often should the burrs be replaced')).toMatchObject({
    response: 'Ask Jonas.',
    articles: [],
  });
  const tested = await server.call('chatbot.test', {
    as: server.acme.agent,
    body: { query: 'cleaning the grinder' },
  });
  expect(tested.body).toMatchObject({ by: 'article', queryId: null });
});

test('an article does not answer a question that it shares only a few words with', async () => {
  for (const question of [
    'How are you today with grinders in Norway?',
    'What does a grinder cost in Norway?',
    'every',
    'Where is my parcel?',
  ]) {
    expect(await ask(question), question).toMatchObject({ matched: false });
  }
});
