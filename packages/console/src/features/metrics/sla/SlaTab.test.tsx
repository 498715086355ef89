import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { sla, target } from '../test-metrics.ts';
import { SlaTab } from './SlaTab.tsx';

function open(more: Partial<Schema<'MetricsSla'>> = {}) {
  const calls = answerOperations({ 'metrics.sla': { ...sla, ...more } });
  draw(<SlaTab asked={{ from: '2026-03-01' }} />);
  return calls;
}
const region = (name: string) => screen.findByRole('region', { name });
const rowsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('each priority shows its target, the tickets that met it, and those that are waiting', async () => {
  const calls = open({
    firstResponse: [
      { ...target, met: 1_005, breached: 1_001, share: 50, shareBefore: 60 },
      { ...target, priority: 'low', shareBefore: null, atRisk: 0, overdue: 0, target: 1_500 },
    ],
    resolution: [{ ...target, priority: 'high', share: null, met: 0, breached: 0, atRisk: 1_002 }],
  });
  const first = await region('First response');
  expect(rowsIn(first)).toEqual([
    ['Priority', 'Within', 'Met', 'Breached', 'At risk now', 'Overdue now'],
    ['urgent1h', '1h', '50%1,005 of 2,006 · -10 pts', '1,001', '2', '5'],
    ['low1d 1h', '1d 1h', '75%3 of 4', '1', '0', '0'],
  ]);
  expect(first.querySelector<HTMLElement>('[style]')?.style.width).toBe('50%');
  expect(within(first).getByText('2').className).toContain('warning');
  expect(within(first).getByText('5').className).toContain('destructive');
  expect(rowsIn(await region('Resolution'))[1]).toEqual([
    'high1h',
    '1h',
    'No data yet',
    '0',
    '1,002',
    '5',
  ]);
  expect(screen.getByText(/At risk: more than 75% of the time is used/)).toBeDefined();
  expect(calls.map(({ query }) => query)).toEqual([{ from: '2026-03-01' }]);
});

test('a chart for each target shows the share of tickets that met it, by day', async () => {
  open({
    days: [
      {
        date: '2026-03-28',
        firstResponseMet: 2,
        firstResponseBreached: 1,
        resolutionMet: 0,
        resolutionBreached: 1_004,
      },
      {
        date: '2026-03-29',
        firstResponseMet: 1_003,
        firstResponseBreached: 0,
        resolutionMet: 0,
        resolutionBreached: 0,
      },
    ],
  });
  const first = await region('First response within target');
  const chart = within(first).getByRole('slider', {
    name: /^First response within target, per day/,
  });
  expect(chart.getAttribute('aria-valuetext')).toBe('Sun, Mar 29, 2026: Met 100%');
  expect([...chart.querySelectorAll('text')].slice(0, 3).map((text) => text.textContent)).toEqual([
    '0%',
    '50%',
    '100%',
  ]);
  expect(chart.querySelectorAll('path')).toHaveLength(1);
  expect(within(first).getByText("Share of each day's tickets")).toBeDefined();
  expect(within(first).getByRole('listitem').textContent).toBe('Met');
  for (const button of screen.getAllByRole('button', { name: 'Show as table' }))
    fireEvent.click(button);
  expect(rowsIn(first)).toEqual([
    ['Day', 'Met', 'Breached', 'Share'],
    ['Sat, Mar 28, 2026', '2', '1', '67%'],
    ['Sun, Mar 29, 2026', '1,003', '0', '100%'],
  ]);
  const [resolution] = screen.getAllByRole('region', { name: 'Resolution within target' });
  expect(rowsIn(resolution as HTMLElement).slice(1)).toEqual([
    ['Sat, Mar 28, 2026', '0', '1,004', '0%'],
    ['Sun, Mar 29, 2026', '0', '0', 'No data'],
  ]);
});

test.each([
  ['only met', { met: 1, breached: 0 }],
  ['only breached', { met: 0, breached: 1 }],
])('targets that were %s already count', async (_, counts) => {
  const none = { ...target, met: 0, breached: 0, share: null };
  open({ firstResponse: [none], resolution: [{ ...none, ...counts }] });
  expect(await region('Resolution within target')).toBeDefined();
});

test('before the first reply there is no chart, and the tab explains what will be shown', async () => {
  const none = { ...target, met: 0, breached: 0, share: null };
  open({ firstResponse: [none], resolution: [none] });
  expect(await screen.findByText('No data in this period yet')).toBeDefined();
  expect(screen.getByText(/you'll see how many met their targets/)).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});
