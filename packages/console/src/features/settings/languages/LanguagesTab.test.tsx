import type { Body } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings, settingsAfter } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import type { Settings } from '../settings.ts';
import { drawSettings } from '../test-settings.tsx';
import LanguagesTab from './LanguagesTab.tsx';

function open(stored: Settings = settings(), isRefused = false) {
  const calls = answerOperations({
    'organization.settings': stored,
    'sentences.list': { sentences: [] },
    'sentences.missing': { languages: [], inOneLanguage: [] },
    'organization.updateGeneral': isRefused
      ? failed
      : ({ body }) => settingsAfter(stored, body as Body<'organization.updateGeneral'>),
  });
  drawSettings(LanguagesTab);
  return () => calls.flatMap(({ body }) => body ?? []);
}

const toggle = (name: RegExp) => screen.findByRole<HTMLButtonElement>('switch', { name });
const fallback = () => screen.getByLabelText<HTMLSelectElement>('Fallback language');

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

test("English is offered at first, and the last language can't be removed", async () => {
  open();
  const english = await toggle(/^English/);
  expect([english.ariaChecked, english.disabled]).toEqual(['true', true]);
  const all = within(screen.getByRole('group', { name: 'Available languages' }));
  expect(all.getAllByRole('switch')).toHaveLength(11);
  expect((await toggle(/^German/)).textContent).toBe('GermanDeutsch');
  expect((await toggle(/^Arabic/)).querySelector('[lang=ar]')?.textContent).toBe('العربية');
});

test('a language can be added, made the default, and removed', async () => {
  const sent = open();
  fireEvent.click(await toggle(/^German/));
  expect(await takeToast()).toEqual({ title: 'Languages updated' });
  await waitFor(async () => expect((await toggle(/^German/)).ariaChecked).toBe('true'));
  await waitFor(() => expect(fallback().disabled).toBe(false));
  expect(fallback().value).toBe('en');
  fireEvent.change(fallback(), { target: { value: 'de' } });
  await waitFor(() => expect(fallback().value).toBe('de'));
  await waitFor(async () => expect((await toggle(/^English/)).disabled).toBe(false));
  fireEvent.click(await toggle(/^English/));
  await waitFor(async () => expect((await toggle(/^English/)).ariaChecked).toBe('false'));
  expect(sent()).toEqual([
    { languages: ['en', 'de'] },
    { languages: ['de', 'en'] },
    { languages: ['de'] },
  ]);
});

test("a language that couldn't be stored isn't shown as offered", async () => {
  open(settings({ languages: ['en', 'he'] }), true);
  fireEvent.click(await toggle(/^Hebrew/));
  expect(await takeToast()).toMatchObject({ destructive: true });
  expect((await toggle(/^Hebrew/)).ariaChecked).toBe('true');
});
