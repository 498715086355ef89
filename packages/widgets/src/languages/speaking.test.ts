import type { Schema } from '@helpdesk/sdk';
import { pack } from '@helpdesk/sdk/rules/element-sentences/de';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../core/words.ts';
import {
  chatOf,
  fetchModule as chunksOfChats,
  messageOf,
  placeChat,
  placeChatPopup,
  store,
  welcome,
} from '../elements/chat/test-chat.ts';
import { field, fillIn, formOf, placeForm, questions, sent } from '../elements/form/test-form.ts';
import { organization, placeSearch } from '../elements/search/test-search.ts';
import { answerCalls, firstAnswer, settled, until } from '../test-server.ts';
import { fetchLanguages } from './test-packs.ts';
import { textsOf } from './texts-of.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.advanceTimersByTime(700);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
});

const offering = <Of extends object>(of: Of, ...languages: Language[]) => ({ ...of, languages });

async function formIn(lang: string, languages: Language[], props: object = {}, more: object = {}) {
  document.documentElement.lang = lang;
  const asked = [...questions, field('terms', 'checkbox', { required: true })];
  const form = placeForm(
    { fetchModule: fetchLanguages, ...props },
    formOf(asked, { organization: offering(organization, ...languages), ...more }),
  );
  await until(() => form.root.querySelector('form'));
  return form;
}
const isSpoken = ({ root: shadow }: { root: ShadowRoot }) =>
  until(() => shadow.querySelector('.root[lang]'));
const root = ({ root: shadow }: { root: ShadowRoot }) => shadow.querySelector('.root');

test('a form and its errors are in the language of its page', async () => {
  answerCalls({});
  const form = await formIn('de-CH', ['en', 'de']);
  expect(root(form)?.getAttribute('lang')).toBe('de');
  expect(root(form)?.getAttribute('dir')).toBe('ltr');
  expect(form.button().textContent).toBe('Nachricht senden');
  await form.send();
  expect(form.errors()).toEqual([
    'Bitte füllen Sie „Name“ aus',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Bitte kreuzen Sie dies an',
  ]);
  form.type('name', 'Veronika');
  await settled();
  expect(form.errors()[0]).toBe('„Name“ darf höchstens 4 Zeichen haben');
});

test('loads and changes nothing if only English is offered', async () => {
  answerCalls({});
  const fetchModule = vi.fn(fetchLanguages);
  const form = await formIn('de', ['en'], { fetchModule });
  expect(fetchModule).not.toHaveBeenCalled();
  expect(form.button().textContent).toBe('Send Message');
  expect(root(form)?.hasAttribute('lang')).toBe(false);
  expect(root(form)?.hasAttribute('dir')).toBe(false);
});

test('a form from a server without languages is in English', async () => {
  answerCalls({});
  const { languages: _, ...older } = organization;
  const form = await formIn('de', ['en'], {}, { organization: older });
  expect(form.button().textContent).toBe('Send Message');
});

test('marks English on an English page, without loading a pack', async () => {
  answerCalls({});
  const fetchModule = vi.fn(fetchLanguages);
  const form = await formIn('en', ['de', 'en'], { fetchModule });
  expect(fetchModule.mock.calls.map(([name]) => name)).toEqual(['languages']);
  expect(form.button().textContent).toBe('Send Message');
  expect(root(form)?.getAttribute('lang')).toBe('en');
});

test.each(['languages', 'pack-de'])('a form is in English without the chunk %s', async (lost) => {
  answerCalls({});
  const fetchModule = (name: string) =>
    name === lost ? Promise.reject(new Error(name)) : fetchLanguages(name);
  const tried = vi.fn(fetchModule);
  const form = await formIn('de', ['en', 'de'], { fetchModule: tried });
  expect(tried.mock.calls.map(([name]) => name)).toContain(lost);
  expect(form.button().textContent).toBe('Send Message');
  await form.send();
  expect(form.errors()[0]).toBe('Name is required');
});

test("the page's texts override the pack, and the team's texts override both", async () => {
  answerCalls({ 'widget.submit': { ...sent, message: 'Thanks', ticketNumber: 'AC-2026-000001' } });
  const own = { send: 'Ab die Post', required: '{name} fehlt' };
  const form = await formIn('de', ['en', 'de'], { texts: own });
  expect(form.button().textContent).toBe('Ab die Post');
  await form.send();
  expect(form.errors()).toEqual([
    'Name fehlt',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Terms fehlt',
  ]);
  fillIn(form);
  form.control('terms').checked = true;
  await form.send();
  expect(form.root.querySelector('[role=status]')?.textContent).toBe(
    'Vielen Dank! Ihre Nachricht wurde gesendet.Ihre Ticketnummer ist AC-2026-000001Ticket ansehen',
  );
  const theirs = await formIn('de', ['en', 'de'], {}, { settings: { submitButtonText: 'Go' } });
  expect(theirs.button().textContent).toBe('Go');
});

test("shows the server's errors in the visitor's language, by code", async () => {
  const refused = (code: string) => new MockedRefusal(429, 'In English', code as never);
  answerCalls({ 'widget.submit': refused('rate_limited') });
  const form = await formIn('de', ['en', 'de']);
  fillIn(form);
  form.control('terms').checked = true;
  await form.send();
  expect(form.errors()).toEqual([pack.refusals.rate_limited]);
});

test('shows an error with an unknown code as the server sent it', async () => {
  answerCalls({ 'widget.submit': new MockedRefusal(409, 'Closed today', 'stale') });
  const form = await formIn('de', ['en', 'de']);
  fillIn(form);
  form.control('terms').checked = true;
  await form.send();
  expect(form.errors()).toEqual(['Closed today']);
});

test('a form in Arabic is written right to left, with Arabic plural forms', async () => {
  answerCalls({});
  const form = await formIn('ar', ['en', 'ar']);
  expect(root(form)?.getAttribute('dir')).toBe('rtl');
  await form.send();
  form.type('name', 'V');
  await settled();
  expect(form.errors()[0]).toBe('يجب ألا يقل «Name» عن حرفين');
  form.type('name', 'Veronika');
  await settled();
  expect(form.errors()[0]).toBe('يجب ألا يزيد «Name» عن 4 أحرف');
});

test('keeps the direction that a page gives its Arabic part', async () => {
  answerCalls({});
  document.documentElement.dir = 'rtl';
  const form = await formIn('ar', ['en', 'ar']);
  expect(root(form)?.getAttribute('lang')).toBe('ar');
  expect(root(form)?.hasAttribute('dir')).toBe(false);
  document.documentElement.removeAttribute('dir');
});

test('a given form is not rendered in English before the language of its page is loaded', async () => {
  document.documentElement.lang = 'de';
  const form = formOf(questions, { organization: offering(organization, 'en', 'de') });
  const drawn: (string | null)[] = [];
  const { root: shadow } = placeForm({ fetchModule: fetchLanguages, definition: form });
  const watch = new MutationObserver(() => {
    const button = shadow.querySelector('form button');
    if (button) drawn.push(button.textContent);
  });
  watch.observe(shadow, { childList: true, subtree: true, characterData: true });
  expect(shadow.querySelector('form')).toBeNull();
  await isSpoken({ root: shadow });
  watch.disconnect();
  expect(new Set(drawn)).toEqual(new Set([pack.form?.send]));
});

test('a loaded form reports its language', async () => {
  document.documentElement.lang = 'de';
  const form = formOf(questions, { organization: offering(organization, 'en', 'de') });
  answerCalls({ 'widget.form': form, 'widget.event': undefined });
  const { events } = placeForm({ fetchModule: fetchLanguages, definition: undefined });
  await until(() => events[0]);
  expect(events.at(-1)).toEqual(['loaded', { formId: 'f1', form, language: 'de' }]);
});

const articles = (count: number): Schema<'PublicFoundArticle'>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    slug: `${at}`,
    title: `${at}`,
    excerpt: '',
    titleParts: [],
    excerptParts: [],
    category: null,
    score: 1,
    updatedAt: '2026-11-20T09:30:00.000Z',
  }));

test('a search is in the language of its page, with its plural forms', async () => {
  document.documentElement.lang = 'ar';
  let count = 1;
  const search = placeSearch(
    {
      'publicOrganization.get': offering(organization, 'en', 'ar'),
      'publicHelp.search': () => articles(count),
    },
    { fetchModule: fetchLanguages },
  );
  await isSpoken(search);
  expect(search.box.placeholder).toBe('البحث في المقالات');
  const said: unknown[] = [];
  for (count of [1, 2, 3, 0]) {
    await search.search(`kettle ${count}`);
    said.push(search.status());
  }
  expect(said).toEqual([
    'عُثر على مقالة واحدة',
    'عُثر على مقالتين',
    'عُثر على 3 مقالات',
    'لم يُعثر على مقالات',
  ]);
});

const german = { ...welcome, organization: offering(welcome.organization, 'en', 'de') };

async function chatIn(lang: string, answers: Parameters<typeof placeChat>[0] = {}, props = {}) {
  document.documentElement.lang = lang;
  const chat = placeChat(
    { 'publicChat.welcome': german, ...answers },
    { fetchModule: chatModules, ...props },
  );
  await isSpoken(chat);
  return chat;
}
const chatModules = (name: string) =>
  /^(languages|pack)/.test(name) ? fetchLanguages(name) : chunksOfChats(name);

test("a chat and the server's own messages are in the language of its page", async () => {
  const greeting = 'Hi! Welcome to Acme. How can we help you today?';
  const chat = await chatIn('de', { 'publicChat.welcome': { ...german, greeting } });
  expect(chat.status()).toBe('Wir sind für Sie da');
  expect(chat.said()).toEqual(['Hallo! Willkommen bei Acme. Wie können wir Ihnen helfen?']);
  expect(chat.box.placeholder).toBe('Nachricht schreiben …');
  expect(chat.button('Mit einem Menschen sprechen')).toBeDefined();
});

test('a live chat keeps its language and look while the server is unreachable', async () => {
  store();
  const before = await chatIn('de');
  await until(() => before.sockets()[0]);
  await before.hello({ type: 'session_updated', data: chatOf() });
  const away = placeChat({}, { fetchModule: chatModules, first: firstAnswer('{}') });
  await until(() => away.trouble());
  expect(away.trouble()).toBe(pack.chat?.failed);
  expect(away.button('Noch einmal versuchen')).toBeDefined();
  expect(away.one('.head h2')?.textContent).toBe('Acme');
  const { style } = away.one('[part=chat]') as HTMLElement;
  expect(style.getPropertyValue('--organization')).toBe(german.organization.primaryColor);
});

test('does not translate what people have written', async () => {
  store();
  const written = "We couldn't answer your last message here.";
  const messages = [
    messageOf(1, 'bot', 'Our own greeting'),
    messageOf(2, 'customer', 'Support Agent'),
    messageOf(3, 'agent', written, { senderName: 'Support Agent' }),
    messageOf(
      4,
      'bot',
      "We couldn't answer your last message here. We've opened ticket TK-1 and will reply to a@b.c.",
    ),
  ];
  const chat = await chatIn('de');
  await until(() => chat.sockets()[0]);
  for (const data of messages) await chat.server({ type: 'chat_message', data });
  await chat.hello({
    type: 'session_updated',
    data: chatOf({ withBot: false, agentName: 'Support Agent', lastSeq: 4 }),
  });
  expect(chat.said().slice(0, 3)).toEqual(['Our own greeting', 'Support Agent', written]);
  expect(chat.said()[3]).toBe(
    'Ihre letzte Nachricht konnten wir hier nicht beantworten. Wir haben das Ticket TK-1 eröffnet und antworten an a@b.c.',
  );
  expect(chat.status()).toBe('Sie sprechen mit Kundenservice');
});

test('a launcher gets a translated name once the language is loaded, unless the page names it', async () => {
  document.documentElement.lang = 'de';
  const answers = { 'publicChat.welcome': german };
  const props = { isOpen: true, fetchModule: chatModules };
  const chat = placeChatPopup(answers, props);
  const { launcher, panel } = chat;
  expect(launcher.ariaLabel).toBe('Chat with us');
  await isSpoken(chat);
  expect([launcher.ariaLabel, panel.ariaLabel]).toEqual(['Mit uns chatten', 'Mit uns chatten']);
});

const texts = textsOf(pack, {}, 'form', 'de');

test.each([
  [0, '0 Byte'],
  [1_023, '1.023 Byte'],
  [1_536, '1,5 kB'],
  [20_000, '20 kB'],
  [1_500_000, '1,4 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('formats %i bytes as %s in German', (bytes, said) => {
  expect(texts.size?.(bytes).replace(/\s/g, ' ')).toBe(said);
});

test("fills the server's limit into the sentence", () => {
  const refused = { code: 'file_too_large', message: 'A file can be up to 25 MB' };
  expect(texts.refusal?.(refused)).toBe('Eine Datei darf höchstens 25 MB haben');
  expect(texts.mistake?.(refused, undefined)).toBe('Eine Datei darf höchstens 25 MB haben');
  const one = { code: 'maxFiles', message: 'Photo can have one file only' };
  const photo = { label: 'Photo', type: 'file', validation: { maxFiles: 1 } };
  expect(texts.mistake?.(one, photo)).toBe('Bei „Photo“ ist nur eine Datei möglich');
  expect(texts.mistake?.({ code: 'odd', message: 'Odd' }, photo)).toBeUndefined();
});
