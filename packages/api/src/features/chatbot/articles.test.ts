import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';

let desk: TestDesk;
let id: string;

beforeAll(async () => {
  desk = await startTestDesk();
  const body = {
    title: 'Cleaning the grinder',
    content:
      '<p>Every bean leaves oil behind.</p><h2>How often</h2><p>Brush the burrs of the grinder every week, and replace them after two years.</p>',
    slug: 'cleaning-the-grinder',
    isPublished: false,
    tags: [],
  };
  id = (await desk.call('helpArticles.create', { as: desk.acme.agent, body })).body.id;
});
afterAll(() => desk.stop());

const ask = async (query: string, subdomain = 'acme') =>
  (await desk.call('publicChatbot.ask', { params: { subdomain }, body: { query } })).body;
const publish = (isPublished: boolean) =>
  desk.call('helpArticles.update', { as: desk.acme.agent, params: { id }, body: { isPublished } });

test('AZ-12: an article answers only while it is published, and only in its organization', async () => {
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

test('a stored pair that matches goes before an article', async () => {
  await publish(true);
  const body = { query: 'How often do I replace the burrs?', response: 'Ask Jonas.' };
  await desk.call('chatbot.create', { as: desk.acme.agent, body });
  expect(await ask('how often should the burrs be replaced')).toMatchObject({
    response: 'Ask Jonas.',
    articles: [],
  });
  const tested = await desk.call('chatbot.test', {
    as: desk.acme.agent,
    body: { query: 'cleaning the grinder' },
  });
  expect(tested.body).toMatchObject({ by: 'article', queryId: null });
});

test('an article does not answer what it hardly speaks of', async () => {
  for (const question of [
    'How are you?',
    'What does a grinder cost in Norway?',
    'every',
    'Where is my parcel?',
  ]) {
    expect(await ask(question), question).toMatchObject({ matched: false });
  }
});
