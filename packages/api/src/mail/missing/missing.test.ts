import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Language = 'en' | 'de' | 'ja';
type Words = Partial<Record<'subject' | 'opening' | 'closing' | 'ownWords', string>>;

const set = (body: object, as = server.acme.admin) =>
  server.call('organization.updateGeneral', { as, body });
const say = (language: Language, ...said: [name: string, text: string | null][]) =>
  server.call('sentences.update', {
    as: server.acme.admin,
    params: { language },
    body: { sentences: said.map(([name, text]) => ({ name, text })) },
  });
const mail = (kind: 'reply' | 'chat_transcript', language: string, body: Words) =>
  server.call('mailTexts.update', { as: server.acme.admin, params: { kind, language }, body });

const answer = async (as = server.acme.admin) =>
  (await server.call('sentences.missing', { as })).body;
async function inLanguage(language: Language) {
  const found = (await answer()).languages.find((one) => one.language === language);
  if (!found) throw new Error(`${language} is not on offer`);
  return found;
}
const partsOf = async (language: Language, kind: string) =>
  (await inLanguage(language)).mails.find((one) => one.kind === kind)?.parts;

test('reports nothing for English alone without custom texts', async () => {
  expect(await answer(server.globex.admin)).toEqual({
    languages: [{ language: 'en', sentences: [], mails: [] }],
    inOneLanguage: [],
  });
});

test('reports a custom sentence as missing in each other offered language, no matter which plural forms', async () => {
  await set({ languages: ['en', 'de', 'ja'] });
  await say('en', ['help.welcome', 'Hello there'], ['help.found.one', 'One about {query}']);
  await say('de', ['help.go', 'Los']);
  expect((await inLanguage('en')).sentences).toEqual(['help.go']);
  expect((await inLanguage('de')).sentences).toEqual(['help.found', 'help.welcome']);
  await say('de', ['help.welcome', 'Hallo']);
  await say('ja', ['help.found.other', '{query} {count}']);
  expect((await inLanguage('de')).sentences).toEqual(['help.found']);
  expect((await inLanguage('ja')).sentences).toEqual(['help.go', 'help.welcome']);
  await say('en', ['help.welcome', null], ['help.found.one', null]);
  await say('de', ['help.welcome', null], ['help.go', null]);
  await say('ja', ['help.found.other', null]);
});

test("ignores custom texts in a language that isn't offered", async () => {
  await set({ languages: ['en', 'de'] });
  await say('ja', ['help.welcome', 'ようこそ']);
  expect((await inLanguage('de')).sentences).toEqual([]);
  expect((await answer()).languages.map(({ language }) => language)).toEqual(['en', 'de']);
  await say('ja', ['help.welcome', null]);
});

test('reports all parts of an email template until it is customized in a language, then only the English ones', async () => {
  await set({ languages: ['en', 'de'] });
  const whole = ['subject', 'heading', 'opening', 'closing'];
  expect(await partsOf('de', 'chat_transcript')).toEqual(whole);
  expect(await partsOf('en', 'chat_transcript')).toBeUndefined();
  await mail('chat_transcript', 'de-AT', { subject: 'Ihr Chat', closing: '' });
  expect(await partsOf('de', 'chat_transcript')).toEqual(['heading', 'opening']);
  await mail('reply', 'fr', { opening: 'Bonjour' });
  expect(await partsOf('de', 'reply')).toContain('opening');
  expect(await partsOf('de', 'reply')).not.toContain('closing');
});

test("ignores email templates that aren't sent", async () => {
  await set({ languages: ['en', 'de'], mailsResolution: false, mailsTicketLinks: false });
  const kinds = async () => (await inLanguage('de')).mails.map(({ kind }) => kind);
  expect(await kinds()).not.toContain('request_resolved');
  expect(await kinds()).not.toContain('ticket_link');
  await set({ mailsResolution: true, mailsTicketLinks: true });
  expect(await kinds()).toContain('request_resolved');
  expect(await kinds()).toContain('ticket_link');
});

test('counts texts that exist in one language once several are offered', async () => {
  const { agent } = server.acme;
  await set({ contactNotes: [{ title: 'Phone', text: 'Call us' }], languages: ['en'] });
  await server.call('chat.updateSettings', { as: server.acme.admin, body: { greeting: 'Hey' } });
  for (const isPublished of [true, false]) {
    const slug = `refunds-${isPublished}`;
    await server.call('helpArticles.create', {
      as: agent,
      body: { title: 'Refunds', slug, content: '<p>Back</p>', isPublished },
    });
  }
  expect((await answer()).inOneLanguage).toEqual([]);
  await set({ languages: ['en', 'de'] });
  const counts = Object.fromEntries(
    (await answer()).inOneLanguage.map(({ kind, count }) => [kind, count]),
  );
  expect(counts).toMatchObject({ articles: 1, chat_greeting: 1, contact_notes: 1 });
  expect(counts).not.toHaveProperty('chat_messages');
});

test('requires permission to change settings', async () => {
  for (const as of [server.acme.agent, server.acme.customer]) {
    expect((await server.call('sentences.missing', { as })).status).toBe(403);
  }
});
