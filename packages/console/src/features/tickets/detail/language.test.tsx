import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from './test-page.tsx';

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const known = (more: Partial<Schema<'CustomerLanguage'>> = {}): Schema<'CustomerLanguage'> => ({
  language: null,
  from: null,
  mailLanguage: 'de',
  languages: ['de', 'en'],
  ...more,
});
const draw = (answers: MockedAnswers, user = member('agent')) => {
  const calls = serve(ticketDetail({ customerEmail: 'ada@example.com' }), answers);
  drawTicket(user);
  return (name: string) => calls.filter(({ operation }) => operation === name);
};
const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
const hint = async () =>
  document.getElementById((await select()).getAttribute('aria-describedby') ?? '')?.textContent;

it.each([
  [known(), 'Emails to this customer are in German.'],
  [known({ language: 'de-AT', from: 'mail' }), 'Detected from their emails.'],
  [known({ language: 'en', from: 'page' }), 'Detected from the page they wrote on.'],
  [
    known({ language: 'it', from: 'member' }),
    'Set by your team. You have no Italian emails, so we send German ones.',
  ],
])("shows the source of a customer's language: %j", async (language, said) => {
  draw({ 'tickets.customerLanguage': language });
  expect((await select()).value).toBe(language.language ?? '');
  expect(await hint()).toBe(said);
});

it('it can be set manually, and the toast restores the previous one', async () => {
  const sent = draw({
    'tickets.customerLanguage': known({ language: 'en', from: 'page' }),
    'tickets.setCustomerLanguage': ({ body }) => {
      const { language } = body as { language: string };
      return known({ language, from: 'member' });
    },
  });
  await userEvent.selectOptions(await select(), 'German');
  expect(await hint()).toBe('Set by your team.');
  expect(shownToast()).toMatchObject({ text: 'Emails to this customer are in German' });
  shownToast()?.undo?.();
  await vi.waitFor(async () => expect((await select()).value).toBe('en'));
  expect(sent('tickets.setCustomerLanguage').map(({ body }) => body)).toEqual([
    { language: 'de' },
    { language: 'en' },
  ]);
});

it("shows the server's error, and resets the selection", async () => {
  draw({ 'tickets.customerLanguage': known(), 'tickets.setCustomerLanguage': failed });
  await userEvent.selectOptions(await select(), 'Dutch');
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Error'));
  expect((await select()).value).toBe('');
});
