import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/harness.tsx';
import { held } from '../../test/held.ts';
import { answerOperations, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import MetricsPage from './MetricsPage.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { hoursOfWeek, organizationOf, overview, sla } from './test-metrics.ts';

const none = { ...sla, firstResponse: [], resolution: [], days: [] };
const period = () => screen.findByLabelText<HTMLSelectElement>('Reporting period');
const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function open(search = '', answers: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'metrics.sla': none,
    'organization.get': organizationOf(false),
    ...answers,
  });
  const { router } = drawPage(MetricsPage, member('agent'), { at: `/?tab=sla${search}` });
  const figures = () => calls.filter(({ operation }) => operation.startsWith('metrics.'));
  return { figures, searched: () => router.state.location.search };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T12:00:00.000Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the period is the last thirty days unless the address has another one', async () => {
  const { figures } = open('&period=yesterday');
  expect((await period()).value).toBe('30d');
  const options = [...(await period()).options].map(({ textContent }) => textContent);
  expect(options).toEqual([
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'Last 365 days',
    'Last week',
    'Last month',
    'Custom',
  ]);
  await waitFor(() => expect(figures().map(({ query }) => query)).toEqual([{ period: '30d' }]));
  expect(screen.queryByLabelText('First day')).toBeNull();
});

test('a custom range starts as the last thirty days, and both ends can be moved', async () => {
  const { figures, searched } = open('&period=7d');
  fireEvent.change(await period(), { target: { value: 'custom' } });
  await waitFor(() =>
    expect(searched()).toEqual({ tab: 'sla', from: '2026-03-02', to: '2026-03-31' }),
  );
  expect((await period()).value).toBe('custom');
  expect([day('First day').value, day('First day').max]).toEqual(['2026-03-02', '2026-03-31']);
  const last = day('Last day');
  expect([last.value, last.min, last.max]).toEqual(['2026-03-31', '2026-03-02', '2026-03-31']);

  fireEvent.change(day('First day'), { target: { value: '2026-03-10' } });
  await waitFor(() => expect(day('First day').value).toBe('2026-03-10'));
  fireEvent.change(day('Last day'), { target: { value: '2026-03-20' } });
  await waitFor(() =>
    expect(searched()).toEqual({ tab: 'sla', from: '2026-03-10', to: '2026-03-20' }),
  );
  await waitFor(() =>
    expect(figures().at(-1)?.query).toEqual({ from: '2026-03-10', to: '2026-03-20' }),
  );
  fireEvent.change(await period(), { target: { value: '90d' } });
  await waitFor(() => expect(searched()).toEqual({ tab: 'sla', period: '90d' }));
  expect(screen.queryByLabelText('First day')).toBeNull();
});

test('clearing a date while typing changes nothing', () => {
  const change = vi.fn();
  render(<PeriodBar asked={{ from: '2026-03-01', to: '2026-03-02' }} onChange={change} />);
  fireEvent.change(day('First day'), { target: { value: '' } });
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(day('First day'), { target: { value: '2026-02-01' } });
  expect(change.mock.calls).toEqual([
    [{ period: undefined, from: '2026-02-01', to: '2026-03-02' }],
  ]);
});

test.each([
  ['&from=2026-03-10', { from: '2026-03-10' }, '2026-03-31'],
  ['&from=2026-03-10&to=soon', { from: '2026-03-10' }, '2026-03-31'],
  [
    '&from=2026-03-10&to=2026-03-11&period=7d',
    { from: '2026-03-10', to: '2026-03-11' },
    '2026-03-11',
  ],
])('a range in the address is requested as is: %s', async (search, query, last) => {
  const { figures } = open(search);
  await waitFor(() => expect(figures().map((call) => call.query)).toEqual([query]));
  expect((await period()).value).toBe('custom');
  expect(day('Last day').value).toBe(last);
});

test.each(['&from=10.3.2026', '&from=20260310'])("%s isn't a valid day", async (search) => {
  const { figures } = open(search);
  await waitFor(() => expect(figures().map(({ query }) => query)).toEqual([{ period: '30d' }]));
});

test('figures load as four skeleton cards, stay while others load, and can be reloaded', async () => {
  const slow = held(failed);
  let asked = 0;
  const later = held(none);
  const { figures } = open('', {
    'metrics.sla': ({ query }) => {
      asked += 1;
      if (query.period === '7d') return slow.answer();
      return asked === 1 ? later.answer() : none;
    },
  });
  await period();
  expect(document.querySelectorAll('.animate-pulse')).toHaveLength(8);
  later.release();
  expect(await screen.findByText('No data in this period yet')).toBeDefined();
  expect(document.querySelector('.animate-pulse')).toBeNull();
  fireEvent.change(await period(), { target: { value: '7d' } });
  await waitFor(() => expect(figures()).toHaveLength(2));
  expect(screen.getByText('No data in this period yet')).toBeDefined();
  slow.release();
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(figures()).toHaveLength(3));
});

test('the overview has charts as soon as there is a rating, and explains before what will be shown', async () => {
  const time = { count: 0, median: null, p90: null };
  const satisfaction = { count: 1, share: 100, mean: 5 };
  const totals = { created: 0, resolved: 0, backlog: 0, firstResponse: time, resolution: time };
  const answer = { ...overview, totals: { ...totals, satisfaction } };
  answerOperations({
    'metrics.overview': answer,
    'metrics.hoursOfWeek': hoursOfWeek,
    'organization.get': organizationOf(false),
  });
  drawPage(MetricsPage, member('agent'), { at: '/?tab=nowhere' });
  expect(await screen.findByRole('table', { name: 'By hour of the week' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Overview' }).ariaSelected).toBe('true');
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names.slice(6)).toEqual([
    'Tickets',
    'Backlog',
    'First response time',
    'Resolution time',
    'First response time distribution',
    'Satisfaction',
    'By channel',
    'By contact form',
    'By hour of the week',
  ]);
  expect(screen.getByText(/Mar 25, 2026 to Mar 27, 2026. Days in Europe\/Berlin\./)).toBeDefined();
});
