import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawSettings } from '../test-settings.tsx';
import ExportTab from './ExportTab.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

type Export = Schema<'OrganizationExport'>;

const running: Export = {
  id: 'x1',
  state: 'running',
  requestedBy: { id: 'u1', name: 'Grace Hopper' },
  createdAt: '2026-11-20T09:42:10.000Z',
  done: 1_200,
  total: 4_711,
  size: null,
  files: null,
  readyAt: null,
  expiresAt: null,
  downloadUrl: null,
};
const ready: Export = {
  ...running,
  state: 'ready',
  done: 4_711,
  size: 48_211_002,
  files: 311,
  readyAt: '2026-11-20T09:43:02.000Z',
  expiresAt: '2026-11-21T09:43:02.000Z',
  downloadUrl: '/exports/t/acme-2026-11-20.zip',
};

function open(more: MockedAnswers = {}) {
  const calls = answerOperations({
    'organization.settings': settings(),
    'organization.listExports': [],
    ...more,
  });
  drawSettings(ExportTab);
  return (wanted: string) => calls.filter(({ operation }) => operation === wanted);
}
const start = () => screen.findByRole('button', { name: 'Start export' });

it('says if there is no export, and starts one', async () => {
  let isStarted = false;
  const sent = open({
    'organization.listExports': () => (isStarted ? [running] : []),
    'organization.startExport': () => {
      isStarted = true;
      return running;
    },
  });
  await screen.findByText('No exports yet');
  await userEvent.click(await start());
  await screen.findByText('Exporting: 1,200 of 4,711 rows and files');
  expect(sent('organization.startExport')).toHaveLength(1);
  expect(await start()).toHaveProperty('disabled', true);
  const bar = screen.getByRole('progressbar', { name: 'Rows and files' });
  expect(bar).toHaveProperty('value', 1_200);
});

it('follows an export until it is ready', async () => {
  let state = running;
  const sent = open({ 'organization.listExports': () => [state] });
  await screen.findByText('Exporting: 1,200 of 4,711 rows and files');
  state = ready;
  await screen.findByRole('link', { name: /^Download the export of/ }, { timeout: 5_000 });
  expect(sent('organization.listExports').length).toBeGreaterThan(1);
});

it("doesn't mention files if an export has none", async () => {
  open({ 'organization.listExports': [{ ...ready, files: 0 }] });
  await screen.findByText(/^Available until .+: 46 MB$/);
});

it('a finished export can be downloaded by its link', async () => {
  open({ 'organization.listExports': [ready] });
  const link = await screen.findByRole('link', { name: /^Download the export of/ });
  expect(link.getAttribute('href')).toBe('/exports/t/acme-2026-11-20.zip');
  screen.getByText(/^Available until .+: 46 MB, with 311 files$/);
  expect(await start()).toHaveProperty('disabled', false);
});

it('a failed and an expired export say so, and have no actions', async () => {
  const gone = { ...ready, id: 'x2', state: 'expired' as const, downloadUrl: null };
  open({ 'organization.listExports': [{ ...running, state: 'failed' }, gone] });
  const list = within(await screen.findByRole('list', { name: 'Exports' }));
  list.getByText("The export failed. Start another, or contact your server's administrator.");
  list.getByText('Expired');
  expect(list.queryByRole('link')).toBeNull();
  expect(list.queryByRole('button')).toBeNull();
});

it('a running export can be stopped, after a question', async () => {
  const sent = open({
    'organization.listExports': [running],
    'organization.deleteExport': undefined as never,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Stop the export of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop this export?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(sent('organization.deleteExport')[0]?.params).toEqual({ exportId: 'x1' }),
  );
  expect((await takeToast()).title).toBe('Export stopped');
});

it("shows errors, and offers to retry if the list can't be loaded", async () => {
  const text = 'An export is already running';
  open({ 'organization.startExport': new MockedRefusal(409, text, 'export_running') });
  await screen.findByText('No exports yet');
  await userEvent.click(await start());
  expect((await takeToast()).text).toBe(text);
  cleanup();
  open({ 'organization.listExports': failed });
  await screen.findByRole('button', { name: /try again/i });
});
