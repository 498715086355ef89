import type { Body } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawSettings } from '../test-settings.tsx';
import LanguagesTab from './LanguagesTab.tsx';

type Own = { name: string; text: string }[];

function open(kept: Own = [], isRefused = false, at = '/') {
  let own = kept;
  const calls = answerOperations({
    'organization.settings': settings({ languages: ['en', 'de'] }),
    'sentences.list': () => ({ sentences: own }),
    'sentences.missing': () => ({
      languages: [
        { language: 'en', sentences: [], mails: [] },
        {
          language: 'de',
          sentences: ['help.welcome', 'help.found'].filter(
            (one) => !own.some(({ name }) => name.startsWith(one)),
          ),
          mails: [],
        },
      ],
      inOneLanguage: [],
    }),
    'sentences.update': isRefused
      ? failed
      : ({ body }) => {
          const { sentences } = body as Body<'sentences.update'>;
          const names = new Set(sentences.map(({ name }) => name));
          const written = sentences.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
          own = [...own.filter(({ name }) => !names.has(name)), ...written];
          return { sentences: own };
        },
  });
  drawSettings(LanguagesTab, { at });
  return () => calls.filter(({ operation }) => operation === 'sentences.update');
}

const box = (name: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(name);
const find = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Search texts'), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save texts' }));
const language = () => screen.findByLabelText<HTMLSelectElement>('Language');

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

test('a text can be found, customized, counted, and reset', async () => {
  const sent = open();
  await find('on this page');
  const sentence = await box(/^Help center: On this page$/);
  fireEvent.change(sentence, { target: { value: 'Contents' } });
  save();
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { sentences: [{ name: 'help.onThisPage', text: 'Contents' }] },
    ]),
  );
  expect(await screen.findByText(/^1 of \d+ texts customized/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Built-in' }));
  save();
  await waitFor(() =>
    expect(sent().at(-1)?.body).toEqual({ sentences: [{ name: 'help.onThisPage', text: null }] }),
  );
});

test("a text without its placeholder isn't sent, and the input stays", async () => {
  const sent = open();
  await find('send {organization} a message');
  const sentence = await box(/^Contact page: Send/);
  fireEvent.change(sentence, { target: { value: 'Write to us' } });
  await find('on this page');
  save();
  expect(await takeToast()).toMatchObject({ title: 'Not saved', destructive: true });
  expect(sent()).toEqual([]);
  await find('write to us');
  expect((await box(/^Contact page: Send/)).value).toBe('Write to us');
});

test('another language is selected only after the changes are saved, and a failure keeps them', async () => {
  open([], true);
  await find('on this page');
  fireEvent.change(await box(/^Help center: On this page$/), { target: { value: 'Contents' } });
  expect((await language()).disabled).toBe(true);
  save();
  expect(await takeToast()).toMatchObject({ destructive: true });
  expect((await box(/^Help center: On this page$/)).value).toBe('Contents');
  fireEvent.click(screen.getByRole('button', { name: 'Reset texts' }));
  await waitFor(async () => expect((await language()).disabled).toBe(false));
  fireEvent.change(await language(), { target: { value: 'de' } });
  await waitFor(async () => expect((await language()).value).toBe('de'));
  await find('Auf dieser Seite');
  expect((await box(/^Help center: Auf dieser Seite$/)).lang).toBe('de');
});

test('missing texts of a language can be filtered, and disappear once translated', async () => {
  open([], false, '/?language=de&only=missing');
  expect(await box(/^Help center: Wie können wir helfen\?$/)).toBeDefined();
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  fireEvent.change(await box(/^Help center: Wie können wir/), { target: { value: 'Hallo' } });
  save();
  expect(await screen.findByRole('switch', { name: /^Only missing \(1\)/ })).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  fireEvent.click(screen.getByRole('switch', { name: /^Only missing/ }));
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(20));
  expect((await language()).value).toBe('de');
});

test('unsaved changes stay when the filter is cleared, without a question', async () => {
  open([], false, '/?language=de&only=missing');
  fireEvent.change(await box(/^Help center: Wie können wir/), { target: { value: 'Hallo' } });
  fireEvent.click(await screen.findByRole('switch', { name: /^Only missing/ }));
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(20));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await box(/^Help center: Wie können wir/)).value).toBe('Hallo');
});

test('says if a language has no missing texts', async () => {
  open([], false, '/?language=en&only=missing');
  expect(await screen.findByText('No missing texts')).toBeDefined();
});
