import { type MailTextKind, mailTexts } from '@helpdesk/sdk/rules/mail-texts';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOperations, failed } from '../../../../test/operations.ts';
import { settings } from '../../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../../test/toasts.ts';
import { drawSettings } from '../../test-settings.tsx';
import MailWords from './MailWords.tsx';

const none = {
  subject: null,
  heading: null,
  opening: null,
  largeFiles: null,
  answering: null,
  button: null,
  linkNote: null,
  lookup: null,
  closing: null,
  ownWords: null,
};
/** The server's stored templates; `own` contains changed parts by template and language. */
let own: Record<string, Record<string, string>> = {};
const textOf = (kind: MailTextKind, language: string) => {
  const parts = own[`${kind} ${language}`] ?? {};
  return {
    kind,
    language,
    words: { ...none, ...mailTexts[kind].words, ...parts },
    own: Object.keys(parts),
    updatedAt: null,
  };
};
type Call = { body: Record<string, string>; params: { kind: MailTextKind; language: string } };

function open(more: object = {}, at = '/') {
  const calls = answerOperations({
    'organization.settings': settings(),
    'organization.updateGeneral': ({ body }: { body: object }) => settings(body),
    'mailTexts.list': () =>
      (Object.keys(mailTexts) as MailTextKind[]).map((kind) => textOf(kind, 'en')),
    'mailTexts.preview': { subject: 'A subject', text: 'A text', pageUrl: '/api/mail-preview/x' },
    'mailTexts.update': ({ body, params: { kind, language } }: Call) => {
      own[`${kind} ${language}`] = body;
      return textOf(kind, language);
    },
    'mailTexts.reset': ({ params: { kind, language } }: Call) => {
      delete own[`${kind} ${language}`];
      return textOf(kind, language);
    },
    ...more,
  } as never);
  drawSettings(MailWords, { at });
  return (id: string) =>
    calls.flatMap(({ operation, body }) => (operation === id ? [body ?? null] : []));
}
const card = async () => within(await screen.findByRole('region', { name: 'Email templates' }));
const box = async (label: string) =>
  (await card()).findByRole<HTMLTextAreaElement>('textbox', { name: label });
const type = async (label: string, value: string) =>
  fireEvent.change(await box(label), { target: { value } });

beforeEach(() => {
  own = {};
});
afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

it('saves what differs from the built-in text, and undoes it', async () => {
  const sent = open();
  await type('Opening', 'Hello {customer.firstName|there}!');
  await type('Closing', '');
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  const toast = await takeToast();
  expect(toast.title).toBe('Template saved');
  expect(sent('mailTexts.update')).toEqual([
    { opening: 'Hello {customer.firstName|there}!', closing: '' },
  ]);
  toast.undo?.();
  await waitFor(async () => expect((await box('Opening')).value).toMatch(/^Thanks/));
  expect(sent('mailTexts.update').at(-1)).toEqual({});
});

it('resets to the built-in text, and undoes that', async () => {
  own = { 'request_received en': { heading: 'Hi' } };
  open();
  expect((await box('Heading')).value).toBe('Hi');
  fireEvent.click(screen.getByRole('button', { name: 'Use built-in template' }));
  const toast = await takeToast();
  await waitFor(async () => expect((await box('Heading')).value).toBe('We received your request'));
  expect(screen.queryByRole('button', { name: 'Use built-in template' })).toBeNull();
  toast.undo?.();
  await waitFor(async () => expect((await box('Heading')).value).toBe('Hi'));
});

it("shows an error next to its part, and saves nothing until it's fixed", async () => {
  const sent = open();
  await type('Subject', '{customer.firstName}');
  expect(screen.getByText(/^\{customer.firstName\} may be empty/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  expect(sent('mailTexts.update')).toEqual([]);
  expect(screen.getByText('Fix the errors to see the preview.')).toBeDefined();
});

it("shows the server's error at its part, and keeps the input", async () => {
  const message = 'Subject is required';
  const refusal = new MockedRefusal(400, message, 'validation_failed', [
    { field: 'subject', code: 'minLength', message },
  ]);
  open({ 'mailTexts.preview': refusal, 'mailTexts.update': refusal });
  await type('Subject', '');
  await type('Heading', 'Kept');
  expect(await screen.findByText(message)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await takeToast();
  expect((await box('Heading')).value).toBe('Kept');
});

it('keeps unsaved changes of a template while another one is shown', async () => {
  open();
  await type('Heading', 'Kept');
  const which = (await card()).getByRole<HTMLSelectElement>('combobox', { name: 'Email' });
  fireEvent.change(which, { target: { value: 'reply' } });
  expect((await card()).queryByRole('textbox', { name: 'Heading' })).toBeNull();
  expect(screen.getByRole('option', { name: 'Request received (not saved)' })).toBeDefined();
  fireEvent.change(which, { target: { value: 'request_received' } });
  expect((await box('Heading')).value).toBe('Kept');
  fireEvent.click(screen.getByRole('button', { name: 'Reset template' }));
  expect((await box('Heading')).value).toBe('We received your request');
});

it('inserts a variable where the user typed last', async () => {
  open();
  const heading = await box('Heading');
  fireEvent.focus(heading);
  heading.setSelectionRange(0, 2);
  fireEvent.change((await card()).getByRole('combobox', { name: 'Insert variable' }), {
    target: { value: '{ticket.number}' },
  });
  expect(heading.value).toBe('{ticket.number} received your request');
});

it('sets the language of all emails', async () => {
  const sent = open();
  const language = (await card()).getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  fireEvent.change(language, { target: { value: 'de' } });
  expect(screen.getByText('Emails are sent in English.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send emails in this language' }));
  expect((await takeToast()).title).toBe('Emails are now sent in German');
  expect(sent('organization.updateGeneral')).toEqual([{ mailLanguage: 'de' }]);
});

it("says if the templates can't be loaded, and retries", async () => {
  open({ 'mailTexts.list': failed });
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeDefined();
});

it('opens the template and the language that a link names', async () => {
  open({}, '/?mail=chat_transcript&language=de');
  const region = await card();
  expect((await region.findByLabelText<HTMLSelectElement>('Email')).value).toBe('chat_transcript');
  expect(region.getByLabelText<HTMLSelectElement>('Language').value).toBe('de');
});
