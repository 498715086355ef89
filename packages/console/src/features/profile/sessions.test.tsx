import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { failed } from '../../test/operations.ts';
import { draw, press, toasted } from './test-profile.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = { createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: '2026-11-20T12:00:00.000Z' };
const here = {
  id: 's1',
  browser: 'Firefox',
  system: 'macOS',
  address: '203.0.113.7',
  ...at,
  isCurrent: true,
};
const phone = { ...here, id: 's2', browser: 'Safari', system: 'iPhone', isCurrent: false };
const unknown = { ...phone, id: 's3', browser: null, system: null, address: null };

const list = () => screen.findByRole('list', { name: 'Sessions' });

it('lists the sessions, and ends that of another device', async () => {
  let sessions = [here, phone, unknown];
  const { bodies, made } = draw({
    'sessions.list': () => sessions,
    'sessions.end': () => {
      sessions = [here, unknown];
      return undefined;
    },
  });
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Firefox on macOSThis device',
    'Safari on iPhone',
    'Unknown device',
  ]);
  expect(rows[0]?.textContent).toContain('203.0.113.7');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  await press('Sign out: Safari on iPhone');
  await toasted({ title: 'Signed out', text: 'Safari on iPhone is signed out.' });
  expect(made('sessions.end')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(bodies('sessions.endOthers')).toEqual([]);
});

it('asks before signing out everywhere else', async () => {
  let isDown = true;
  const { made } = draw({
    'sessions.list': () => [here, phone],
    'sessions.endOthers': () => (isDown ? failed : undefined),
  });
  await press('Sign out other sessions');
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out all other sessions?' }));
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(made('sessions.endOthers')).toHaveLength(0);
  await confirm();
  await toasted({ text: 'Something went wrong' });
  isDown = false;
  await confirm();
  await toasted({ title: 'All other sessions signed out' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers no buttons without other sessions, and says if loading failed', async () => {
  draw({ 'sessions.list': () => [here] });
  await list();
  expect(screen.queryByRole('button', { name: 'Sign out other sessions' })).toBeNull();
  cleanup();
  draw({ 'sessions.list': failed });
  expect(await screen.findByText('Failed to load data')).toBeDefined();
});
