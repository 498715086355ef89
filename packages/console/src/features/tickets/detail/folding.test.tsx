import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ada, jonas, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from './test-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const parts = ['Tasks', 'Time spent', 'Followers'] as const;
const head = (title: string) =>
  within(screen.getByRole('region', { name: title })).getByRole('button', {
    name: new RegExp(`^${title}`),
  });
const agent = { ...member('agent'), id: 'u1' };
const task = {
  id: 'k1',
  title: 'Call the courier',
  assignee: null,
  dueOn: null,
  doneAt: null,
  doneBy: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const entry = {
  id: 'e1',
  member: ada,
  minutes: 80,
  note: null,
  day: '2026-11-20',
  startedAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

function open({ isRunning = false } = {}) {
  const running = { ...entry, id: 'e2', minutes: 0, startedAt: entry.createdAt };
  serve(ticketDetail({ followers: [jonas] }), {
    'tasks.list': [task],
    'time.list': isRunning ? [running, entry] : [entry],
  });
  return drawTicket(agent, { isUnfolded: false });
}

it('tasks, time and followers are one line each, with their counts', async () => {
  open();
  await screen.findByText('0 of 1 done');
  await screen.findByText('1h 20m in total');
  expect(parts.map((part) => [head(part).textContent, head(part).ariaExpanded])).toEqual([
    ['Tasks 0 of 1 done', 'false'],
    ['Time spent 1h 20m in total', 'false'],
    ['Followers 1', 'false'],
  ]);
  expect(screen.queryByRole('textbox', { name: 'Add a task' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
});

it('a section that a member expands stays expanded on the next ticket, for that member alone', async () => {
  const { unmount } = open();
  await screen.findByText('0 of 1 done');
  await userEvent.click(head('Tasks'));
  expect(screen.getByRole('textbox', { name: 'Add a task' })).toBeDefined();
  unmount();
  open();
  await screen.findByRole('textbox', { name: 'Add a task' });
  cleanup();
  serve();
  drawTicket({ ...agent, id: 'u2' }, { isUnfolded: false });
  await screen.findByRole('region', { name: 'Tasks' });
  expect(head('Tasks').ariaExpanded).toBe('false');
});

it('a running timer is shown while the time section is collapsed', async () => {
  open({ isRunning: true });
  expect(await screen.findByRole('button', { name: 'Stop your timer' })).toBeDefined();
  expect(head('Time spent').ariaExpanded).toBe('false');
});
