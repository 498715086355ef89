import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOperations } from '../../test/operations.ts';
import { settings } from '../../test/organizations.ts';
import { forgetToast, takeToast } from '../../test/toasts.ts';
import { setDark, setTheme } from '../../ui/theme.ts';
import { AppearanceTab } from './AppearanceTab.tsx';
import FilesTab from './files/FilesTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import type { Settings, TabProps } from './settings.ts';
import { drawSettings } from './test-settings.tsx';

function open(Screen: ComponentType<TabProps>, stored: Settings = settings()) {
  answerOperations({ 'organization.settings': stored });
  return drawSettings(Screen);
}
const places = () =>
  screen
    .getAllByRole('link', { name: /^Open / })
    .map((link) => [
      link.getAttribute('aria-label'),
      link.parentElement?.textContent,
      link.getAttribute('href'),
    ]);

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

test("security shows the organization's address, with its own domain once it's verified", async () => {
  const { origin, host } = window.location;
  const first = [
    'Open Help Center',
    `Help Center${host}/public/help/acme`,
    `${origin}/public/help/acme`,
  ];
  const last = ['Open API', `API${host}/api/v1`, `${origin}/api-docs`];
  const domain = { customDomain: 'help.acme.com', customDomainVerified: true };
  open(SecurityTab, settings(domain));
  await screen.findByText('key-of-acme');
  expect(places()).toEqual([
    first,
    ['Open Custom domain', 'Custom domainhelp.acme.com', 'https://help.acme.com'],
    last,
  ]);
  cleanup();
  open(SecurityTab, settings({ ...domain, customDomainVerified: false }));
  await screen.findByText('key-of-acme');
  expect(places()).toEqual([first, last]);
});

test('security copies the key and explains deletion', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  open(SecurityTab);
  await screen.findByText('key-of-acme');
  expect(screen.getByText(/Not a secret\.$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Organization key' }));
  expect(await takeToast()).toEqual({ title: 'Copied to clipboard' });
  expect(copied).toEqual(['key-of-acme']);
  const remove = await screen.findByRole('button', { name: 'Delete Organization' });
  const why = document.getElementById(remove.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toMatch(/Until then, an admin can reopen it\.$/);
});

test("appearance shows this browser's choices, and changing one keeps the others", async () => {
  setTheme('purple');
  setDark(true);
  open(AppearanceTab);
  await screen.findByRole('radio', { name: 'Purple' });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ ariaLabel }) => ariaLabel);
  expect(screen.getAllByRole('radio').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Blue',
    'Green',
    'Purple',
    'Light',
    'Dark',
  ]);
  expect(chosen()).toEqual(['Purple', 'Dark']);
  fireEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(chosen()).toEqual(['Blue', 'Dark']);
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(chosen()).toEqual(['Blue', 'Light']);
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => within(group).getAllByRole('radio').length)).toEqual([3, 2]);
});

test.each([
  [{ usedBytes: 3_000_000, quotaBytes: null }, '2.9 MB used. No limit.', null],
  [{ usedBytes: 0, quotaBytes: 1_073_741_824 }, '0 B of 1.0 GB used.', '0'],
  [{ usedBytes: 96, quotaBytes: 100 }, '96 B of 100 B used.', '96'],
])('files show how much space they use: %j', async (fileSpace, sentence, now) => {
  open(FilesTab, settings({ fileSpace }));
  expect(await screen.findByText(sentence)).toBeDefined();
  const meter = screen.queryByRole('meter', { name: 'File storage' });
  expect(meter?.getAttribute('aria-valuenow') ?? null).toBe(now);
  expect(screen.queryByText(/^When storage is full/) !== null).toBe(now === '96');
});

test('files keep the location of images once an admin turns that on', async () => {
  const calls = answerOperations({
    'organization.settings': settings(),
    'organization.updateGeneral': ({ body }) => ({ ...settings(), ...(body as object) }),
  });
  drawSettings(FilesTab);
  const choice = await screen.findByRole('switch', { name: /^Keep photo location/ });
  expect(choice.ariaChecked).toBe('false');
  fireEvent.click(choice);
  expect(await takeToast()).toEqual({ title: 'File settings updated' });
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ keepsPictureMetadata: true }]);
  await waitFor(() => expect(choice.ariaChecked).toBe('true'));
});
