import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import type { Settings } from '../settings.ts';
import { drawSettings } from '../test-settings.tsx';
import { ApiCard } from './ApiCard.tsx';

const noKey = new MockedRefusal(404, 'API key is not enabled', 'not_found');

function open(before: Partial<Settings>, more: Parameters<typeof answerOperations>[0] = {}) {
  const loaded = { ...settings(), ...before };
  const calls = answerOperations({
    'organization.settings': loaded,
    'organization.apiKey': noKey,
    'organization.updateApi': ({ body }) => ({ ...loaded, ...(body as Partial<Settings>) }),
    ...more,
  });
  drawSettings(ApiCard);
  return (id: string) => calls.filter(({ operation }) => operation === id).map(({ body }) => body);
}
const toasted = (title: string) => waitFor(() => expect(shownToast()?.title).toBe(title));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('enables the API key, and sends only the changed setting', async () => {
  const sent = open({ apiKeyEnabled: false, webhookUrl: null });
  expect(screen.queryByText('Your key')).toBeNull();
  await userEvent.click(await screen.findByRole('switch', { name: /^API key/ }));
  await save();
  await toasted('API settings updated');
  expect(sent('organization.updateApi')).toEqual([{ apiKeyEnabled: true }]);
  expect(await screen.findByText('No API key yet.')).toBeDefined();
});

it('rejects an invalid URL, and deletes the webhook if the URL is empty', async () => {
  const sent = open({ apiKeyEnabled: false, webhookUrl: 'https://shop.example/hook' });
  const url = await screen.findByLabelText<HTMLInputElement>('Webhook URL');
  expect(url.value).toBe('https://shop.example/hook');
  await userEvent.clear(url);
  await userEvent.type(url, 'nowhere');
  await save();
  expect(await screen.findByText('Please enter a valid URL')).toBeDefined();
  await userEvent.clear(url);
  await save();
  await toasted('API settings updated');
  expect(sent('organization.updateApi')).toEqual([{ webhookUrl: '' }]);
});

it("says if the settings couldn't be updated", async () => {
  open({ apiKeyEnabled: true }, { 'organization.updateApi': failed });
  await userEvent.click(await screen.findByRole('switch', { name: /^API key/ }));
  await save();
  await waitFor(() => expect(shownToast()?.text).toBe('Failed to update API settings'));
});

it('creates the first key at once, and shows it once', async () => {
  const sent = open(
    { apiKeyEnabled: true },
    { 'organization.regenerateApiKey': { apiKey: 'hd_new_key' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Generate key' }));
  await toasted('API key regenerated');
  expect(sent('organization.regenerateApiKey')).toHaveLength(1);
  expect(screen.getByText('hd_new_key')).toBeDefined();
});

it('asks for confirmation before it replaces the API key', async () => {
  let isDown = true;
  const sent = open(
    { apiKeyEnabled: true },
    {
      'organization.apiKey': { apiKey: 'hd_abc…wxyz' },
      'organization.regenerateApiKey': () => (isDown ? failed : { apiKey: 'hd_new_key' }),
    },
  );
  expect(await screen.findByText('hd_abc…wxyz')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  expect(sent('organization.regenerateApiKey')).toHaveLength(0);
  const confirm = () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Regenerate' }));
  await confirm();
  await waitFor(() => expect(shownToast()?.text).toBe('Failed to regenerate API key'));
  isDown = false;
  await confirm();
  expect(await screen.findByText('hd_new_key')).toBeDefined();
  await toasted('API key regenerated');
});
