import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache, readKey } from '../../../data/cache.ts';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { agent, span, time } from '../test-metrics.ts';
import { AgentsTab } from './AgentsTab.tsx';

const ada: Schema<'MetricsAgent'> = {
  ...agent,
  open: 1_001,
  waiting: 11,
  assigned: 1_002,
  replies: 1_004,
  resolved: 1_003,
  reopened: 12,
  chats: 13,
  handleTime: 25,
  firstResponse: { count: 1, median: 12, p90: 30 },
  resolution: { count: 2, median: 125, p90: 180 },
  satisfaction: { count: 2, share: 50, mean: 3 },
  timeSpent: 1_265,
  before: {
    ...agent.before,
    assigned: 501,
    resolved: 1_003,
    firstResponse: time(24),
    satisfaction: { count: 4, share: 75, mean: 4 },
  },
};
const others: Schema<'MetricsAgent'> = {
  ...agent,
  user: null,
  role: null,
  firstResponse: time(null),
  satisfaction: { count: 0, share: null, mean: null },
};

function open(agents: Schema<'MetricsAgent'>[]) {
  const before = { ...span, from: '2026-03-25', to: '2026-03-27' };
  const calls = answerOperations({ 'metrics.agents': { span, before, agents } });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), member('agent'));
  draw(<AgentsTab asked={{ period: '7d' }} />, client);
  return calls;
}
const rowsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a table shows what each team member did, and how fast', async () => {
  const calls = open([ada, others]);
  const table = await screen.findByRole('region', { name: 'Agents' });
  expect(rowsIn(table)).toEqual([
    [
      'Agent',
      'Open now',
      'Assigned',
      'Replies',
      'Resolved',
      'Chats',
      'First response',
      'Resolution',
      'Satisfaction',
      'Time spent',
    ],
    [
      'ALAda LovelaceAdministrator',
      '1,00111 waiting',
      '1,002+100%',
      '1,004',
      '1,003No change12 reopened',
      '13',
      '12m-50%1 answer',
      '2h 5m90th percentile: 3h',
      '50%-25 pts2 ratings',
      '21h 5m25m per ticket',
    ],
    [
      'Everyone elseFormer members and integrations',
      '–',
      '2-50%',
      '0',
      '3+50%',
      '0',
      'None yet',
      'None yet',
      'None yet',
      'None yet',
    ],
  ]);
  const onPhones = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ className }) => !className.includes('max-sm:hidden')));
  const columns = [true, false, false, false, true, false, true, false, false, false];
  expect(onPhones).toEqual([columns, columns, columns]);
  expect(screen.getByText(/compared with Mar 25, 2026 to Mar 27, 2026/)).toBeDefined();
  expect(calls.map(({ query }) => query)).toEqual([{ period: '7d' }]);
});

test('charts compare resolved tickets and response times, and are available as tables', async () => {
  open([ada, { ...others, firstResponse: { count: 2, median: 6, p90: 6 } }]);
  const resolved = await screen.findByRole('region', { name: 'Resolved tickets' });
  expect(within(resolved).getByText('By agent')).toBeDefined();
  const first = screen.getByRole('region', { name: 'First response time' });
  expect(within(first).getByText(/Median per agent; shorter is better/)).toBeDefined();
  const bars = (label: string) =>
    [...screen.getByRole('list', { name: label }).children].map((bar) => [
      bar.textContent,
      bar.querySelector<HTMLElement>('[style]')?.style.width,
    ]);
  expect(bars('First response time by agent')).toEqual([
    ['Ada Lovelace12m', '100%'],
    ['Everyone else6m', '50%'],
  ]);
  expect(bars('Resolved tickets by agent')[0]).toEqual(['Ada Lovelace1,003', '100%']);
  for (const button of screen.getAllByRole('button', { name: 'Show as table' }))
    fireEvent.click(button);
  expect(rowsIn(resolved)).toEqual([
    ['Agent', 'Resolved'],
    ['Ada Lovelace', '1,003'],
    ['Everyone else', '3'],
  ]);
  expect(rowsIn(first)).toEqual([
    ['Agent', 'Median'],
    ['Ada Lovelace', '12m'],
    ['Everyone else', '6m'],
  ]);
});

test('a single rating is in the singular, several in the plural, and agents without ratings come last', async () => {
  open([
    {
      ...ada,
      firstResponse: { ...time(9), count: 1_002 },
      satisfaction: { count: 1, share: 0, mean: 1 },
    },
    others,
  ]);
  expect(await screen.findByText('1,002 answers')).toBeDefined();
  expect(screen.getByText('1 rating').parentElement?.textContent).toBe('0%-75 pts1 rating');
  const [, none] = screen.getByRole('list', { name: 'First response time by agent' }).children;
  expect(none?.textContent).toBe('Everyone elseNone yet');
  expect(none?.querySelector<HTMLElement>('[style]')?.style.width).toBe('0%');
});

test('says if there is no team or no data', async () => {
  open([]);
  expect(await screen.findByText('No team members yet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  answerOperations({ 'metrics.agents': failed });
  draw(<AgentsTab asked={{ period: '7d' }} />);
  expect(await screen.findByText('Failed to load data')).toBeDefined();
});
