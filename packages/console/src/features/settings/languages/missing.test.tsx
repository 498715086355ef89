import type { Result } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { drawSettings } from '../test-settings.tsx';
import LanguagesTab from './LanguagesTab.tsx';

type Missing = Result<'sentences.missing'>;

function open(answer: Missing | (() => Missing | typeof failed)) {
  answerOperations({
    'organization.settings': settings({ languages: ['en', 'de'] }),
    'sentences.list': { sentences: [] },
    'sentences.missing': answer as never,
  });
  const paths = ['/contact-forms', '/help-center', '/live-chat'];
  drawSettings(LanguagesTab, { paths });
}

const of = async (language: string) => {
  const heading = await screen.findByRole('heading', { name: language });
  return within(heading.closest('li') as HTMLElement);
};
const whole = { language: 'en', sentences: [], mails: [] } as const;
const gaps: Missing = {
  languages: [
    { ...whole, sentences: [], mails: [] },
    {
      language: 'de',
      sentences: ['help.welcome', 'chat.send'],
      mails: [
        { kind: 'reply', parts: ['linkNote', 'lookup'] },
        { kind: 'chat_transcript', parts: ['subject', 'heading', 'opening', 'closing'] },
      ],
    },
  ],
  inOneLanguage: [
    { kind: 'forms', count: 2 },
    { kind: 'articles', count: 1 },
    { kind: 'chat_greeting', count: 1 },
    { kind: 'chat_panel', count: 2 },
    { kind: 'chat_messages', count: 1_200 },
    { kind: 'contact_notes', count: 1 },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('each offered language lists its missing texts, with links to add them', async () => {
  open(gaps);
  const german = await of('German');
  const addressOf = (name: string) =>
    german.getByRole('link', { name }).getAttribute('href') ?? 'nowhere';
  expect(addressOf('2 texts in German')).toBe(
    '/settings/languages?language=de&only=missing#own-words',
  );
  expect(addressOf('Reply')).toBe('/settings/email-templates?mail=reply&language=de');
  const mails = german.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(mails).toEqual([
    'Reply – Link note, Intro to the lookup page',
    'Chat transcript – everything',
  ]);
  expect((await of('English')).getByText('No missing translations')).toBeDefined();
});

test('a language whose texts are complete mentions only its emails', async () => {
  const mails = gaps.languages[1]?.mails ?? [];
  const spanish = { language: 'es', sentences: ['chat.send'], mails: [] } as const;
  const languages = [{ language: 'fr', sentences: [], mails } as const, spanish];
  open({ languages: languages as never, inOneLanguage: [] });
  expect((await of('Spanish')).getByRole('link', { name: '1 text in Spanish' })).toBeDefined();
  const french = await of('French');
  expect(french.getByText("2 emails aren't fully translated:")).toBeDefined();
  expect(french.queryByText(/^Built-in texts|texts in French|^No missing/)).toBeNull();
});

test('content with one text for all languages is counted, with a link', async () => {
  open(gaps);
  const links = await screen.findAllByRole('link', { name: /contact|article|chat|proactive/ });
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['2 contact forms', '/contact-forms'],
    ['1 article', '/help-center'],
    ['1 chat greeting', '/live-chat'],
    ['2 chat panel texts', '/live-chat'],
    ['1,200 proactive messages', '/live-chat'],
    ['1 contact page note', '/settings/contact-page'],
  ]);
});

test("isn't mentioned if there is none in only one language", async () => {
  open({ languages: [{ ...whole, sentences: [], mails: [] }], inOneLanguage: [] });
  expect((await of('English')).getByText('No missing translations')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'In one language only' })).toBeNull();
});

test('says that loading failed, and retries', async () => {
  let isDown = true;
  open(() => (isDown ? failed : gaps));
  const card = within(await screen.findByRole('region', { name: 'Missing translations' }));
  const again = await card.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  expect((await of('German')).getByRole('link', { name: 'Reply' })).toBeDefined();
});
