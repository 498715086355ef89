import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '../test/harness.tsx';
import { answerOperations } from '../test/operations.ts';
import { drawPage } from '../test/page.tsx';
import { ViewLinks } from './ViewLinks.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const views = {
  mine: 4,
  unassigned: 0,
  needsReply: 1_234,
  waiting: 8,
  spam: 3,
  snoozed: 2,
  mentions: 1,
};

function draw(at: string) {
  answerOperations({
    'dashboard.counts': { tickets: 0, chatSessions: 0, notifications: 0, views },
    // Loaded after the first screen.
    'views.list': { views: [], defaultView: null },
  });
  drawPage(() => <ViewLinks />, member('agent'), {
    path: '/tickets',
    at,
    paths: ['/tickets/$id', '/spam', '/deleted'],
  });
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it('built-in views show their counts if there are any', async () => {
  draw('/tickets');
  await screen.findByText('999+');
  expect(links()).toEqual([
    'Mine4',
    'Unassigned',
    'Needs reply999+',
    'Waiting8',
    'Snoozed2',
    'All',
  ]);
});

it('mentions, spam and deleted tickets can be expanded, which is remembered', async () => {
  draw('/tickets');
  const more = await screen.findByRole('button', { name: /^More/ });
  expect(more.textContent).toBe('More1');
  fireEvent.click(more);
  expect(links().slice(-2)).toEqual(['Mentions1', 'Spam3']);
  expect(more.ariaExpanded).toBe('true');
  cleanup();
  draw('/tickets');
  expect(await screen.findByRole('link', { name: /^Spam/ })).toBeDefined();
});

it.each([
  ['/tickets', 'All'],
  ['/tickets?turn=us', 'Needs reply'],
  ['/tickets?turn=customer&sort=createdAt', 'Waiting'],
  ['/tickets?agent=none&turn=any', 'Unassigned'],
  ['/tickets?snoozed=yes&sort=priority', 'Snoozed'],
  ['/tickets?mentioned=yes&unread=yes', 'Mentions'],
])('%s is the view %s', async (at, name) => {
  draw(at);
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it.each(['/tickets?status=closed', '/tickets?agent=none', '/tickets?turn=us&status=open&view=v1'])(
  '%s is no built-in view',
  async (at) => {
    draw(at);
    await screen.findByRole('link', { name: /^All/ });
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
  },
);
