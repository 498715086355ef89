import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { languages: ['en', 'de'] },
  });
});
afterAll(() => server.stop());

type Language = 'en' | 'de' | 'ar' | 'ja';

const say = (language: Language, name: string, text: string | null, as = server.acme.admin) =>
  server.call('sentences.update', {
    as,
    params: { language },
    body: { sentences: [{ name, text }] },
  });

const listed = async (language: Language, as = server.acme.admin) =>
  (await server.call('sentences.list', { as, params: { language } })).body.sentences;

async function page(path: string, language = 'en') {
  const response = await fetch(`${server.url}${path}?lang=${language}`);
  return response.text();
}

const known = async () =>
  (await server.call('publicOrganization.get', { params: { subdomain: 'acme' } })).body.ownWords;

test('a page uses a custom sentence at once, and the built-in one again after its removal', async () => {
  expect(await page('/public/help/acme', 'de')).toContain('<h1>Wie können wir helfen?</h1>');
  expect((await say('de', 'help.welcome', 'Was <suchen> Sie?')).status).toBe(200);
  expect(await page('/public/help/acme', 'de')).toContain('<h1>Was &lt;suchen&gt; Sie?</h1>');
  expect(await page('/public/help/acme')).toContain('<h1>How can we help?</h1>');
  expect(await listed('de')).toEqual([{ name: 'help.welcome', text: 'Was <suchen> Sie?' }]);
  expect(await listed('de', server.globex.admin)).toEqual([]);
  expect((await say('de', 'help.welcome', null)).body.sentences).toEqual([]);
  expect(await page('/public/help/acme', 'de')).toContain('<h1>Wie können wir helfen?</h1>');
});

test('plural forms and error messages can be customized, too', async () => {
  await server.call('helpArticles.create', {
    as: server.acme.agent,
    body: { title: 'Refunds', slug: 'refunds', content: '<p>Back</p>', isPublished: true },
  });
  await say('en', 'help.found.one', 'Just one about {query}');
  const response = await fetch(`${server.url}/public/help/acme?q=refunds`);
  expect(await response.text()).toContain('<h2>Just one about refunds</h2>');
  await say('en', 'mistakes.required', 'We need {name}');
  const refused = await fetch(`${server.url}/public/ticket/acme`, {
    method: 'POST',
    body: new URLSearchParams({ email: '', ticketNumber: 'x' }),
  });
  expect(await refused.text()).toContain('We need Email Address');
  await say('en', 'help.found.one', null);
  await say('en', 'mistakes.required', null);
});

test('elements learn which languages have custom sentences, and request only those', async () => {
  await say('de', 'help.welcome', 'Was suchen Sie?');
  expect(await known()).toEqual([]);
  await say('de', 'chat.send', 'Ab damit');
  await say('en', 'form.send', 'Off it goes');
  expect(await known()).toEqual(['de', 'en']);
  const { body } = await server.call('publicOrganization.sentences', {
    params: { subdomain: 'acme', language: 'de' },
  });
  expect(body.sentences).toEqual([{ name: 'chat.send', text: 'Ab damit' }]);
  await say('de', 'chat.send', null);
  await say('en', 'form.send', null);
  expect(await known()).toEqual([]);
});

test('rejects a sentence without its placeholders, and unknown sentences', async () => {
  const refused = async (language: Language, name: string, text: string | null) => {
    const { status, error } = await say(language, name, text);
    return [status, error?.message];
  };
  const none = [400, "This text doesn't exist"];
  expect(await refused('en', 'help.updated', 'Lately')).toEqual([
    400,
    'This sentence needs {date}',
  ]);
  expect(await refused('en', 'help.welcome', 'Hello {name}')).toEqual([
    400,
    'Nothing is filled in for {name} here',
  ]);
  for (const name of [
    'help.none_such',
    'constructor.name',
    'help.constructor',
    'help',
    '__proto__.a',
  ]) {
    expect(await refused('en', name, 'x'), name).toEqual(none);
  }
  expect(await refused('ja', 'help.found.few', '{query}')).toEqual(none);
  expect(await refused('ar', 'help.found.two', 'مقالتان عن {query}')).toEqual([200, undefined]);
  expect(await refused('de', 'help.welcome', ' ')).toEqual([400, 'Text is required']);
  expect(await refused('de', 'help.welcome', 'x'.repeat(501))).toEqual([
    400,
    'A text can have up to 500 characters',
  ]);
});

test('one invalid sentence leaves all of them unchanged', async () => {
  const before = await listed('de');
  const { status } = await server.call('sentences.update', {
    as: server.acme.admin,
    params: { language: 'de' },
    body: {
      sentences: [
        { name: 'help.go', text: 'Los' },
        { name: 'help.updated', text: 'Neulich' },
      ],
    },
  });
  expect(status).toBe(400);
  expect(await listed('de')).toEqual(before);
});

test('simultaneous identical changes store one sentence', async () => {
  const all = await Promise.all(['A', 'B', 'C', 'D'].map((text) => say('de', 'help.go', text)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await listed('de')).filter(({ name }) => name === 'help.go')).toHaveLength(1);
  await say('de', 'help.go', null);
});

test('only members with the settings permission can read and change sentences', async () => {
  for (const as of [server.acme.agent, server.acme.customer]) {
    expect((await say('de', 'help.go', 'Los', as)).status).toBe(403);
    const { status } = await server.call('sentences.list', { as, params: { language: 'de' } });
    expect(status).toBe(403);
  }
});
