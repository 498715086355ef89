import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { day, overview } from '../test-metrics.ts';
import { Distribution } from './Distribution.tsx';
import { Parts } from './Parts.tsx';
import { Satisfaction } from './Satisfaction.tsx';
import { Times } from './Times.tsx';
import { Backlog, Volume } from './Volume.tsx';

afterEach(cleanup);

/** Returns the card with this title; in table view it contains a region of the same name. */
const cardElement = (name: string) => screen.getAllByRole('region', { name })[0] as HTMLElement;
const card = (name: string) => within(cardElement(name));
const rowsOf = (name: string) =>
  card(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
function tableOf(name: string) {
  fireEvent.click(card(name).getByRole('button', { name: 'Show as table' }));
  return rowsOf(name);
}
/** The numbers of a chart's axis, from below. */
const axisOf = (chart: HTMLElement) =>
  [...chart.querySelectorAll('text')].slice(0, 3).map(({ textContent }) => textContent);
const daysLike = (more: Partial<Schema<'MetricsDay'>>): Schema<'MetricsDay'>[] => [
  { ...day('2026-03-28', 0), ...more },
  day('2026-03-29', 0),
];
const manyDays = Array.from({ length: 93 }, (_, at) =>
  day(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), 1),
);

describe('the charts of tickets', () => {
  it('describe their data, by day', () => {
    render(
      <>
        <Volume days={[{ ...day('2026-03-28', 1_204), resolved: 3 }]} />
        <Backlog days={[day('2026-03-28', 4)]} />
      </>,
    );
    expect(card('Tickets').getByText('Created and resolved per day')).toBeDefined();
    const legend = card('Tickets').getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual(['Created', 'Resolved']);
    const chart = card('Tickets').getByRole('slider', { name: /^Created and resolved per day/ });
    expect(axisOf(chart)).toEqual(['0', '1,000', '2,000']);
    expect(chart.querySelectorAll('path.opacity-10')).toHaveLength(1);
    expect(chart.getAttribute('aria-valuetext')).toBe(
      'Sat, Mar 28, 2026: Created 1,204, Resolved 3',
    );
    expect(tableOf('Tickets')).toEqual([
      ['Day', 'Created', 'Resolved'],
      ['Sat, Mar 28, 2026', '1,204', '3'],
    ]);
    const note = 'Open or in progress at the end of each day';
    expect(card('Backlog').getByText(note)).toBeDefined();
    expect(card('Backlog').getByRole('listitem').textContent).toBe('Backlog');
    const backlog = card('Backlog').getByRole('slider');
    expect(backlog.getAttribute('aria-valuetext')).toBe('Sat, Mar 28, 2026: Backlog 31');
    expect(backlog.getAttribute('aria-label')).toContain(note);
    expect(axisOf(backlog)).toEqual(['0', '25', '50']);
    expect(backlog.querySelectorAll('path.opacity-10')).toHaveLength(1);
    expect(tableOf('Backlog')).toEqual([
      ['Day', 'Backlog'],
      ['Sat, Mar 28, 2026', '31'],
    ]);
  });

  it('are by week for a long period', () => {
    render(
      <>
        <Volume days={manyDays} />
        <Backlog days={manyDays} />
      </>,
    );
    expect(card('Tickets').getByText('Created and resolved per week')).toBeDefined();
    expect(tableOf('Tickets').slice(0, 3)).toEqual([
      ['Week', 'Created', 'Resolved'],
      ['Week of Thu, Jan 1, 2026', '2', '2'],
      ['Week of Sat, Jan 3, 2026', '7', '7'],
    ]);
    expect(card('Backlog').getByText(/at the end of each week$/)).toBeDefined();
    expect(tableOf('Backlog')[0]).toEqual(['Week', 'Backlog']);
  });

  it.each([
    [0, ['0', '1', '2']],
    [2, ['0', '1', '2']],
    [5, ['0', '3', '6']],
    [10, ['0', '5', '10']],
  ])('have a whole number in the middle of the axis: with %s tickets', (created, axis) => {
    render(<Volume days={[{ ...day('2026-03-28', created), resolved: 0 }]} />);
    expect(axisOf(screen.getByRole('slider'))).toEqual(axis);
  });
});

describe('the charts of times', () => {
  it('show the median of each day, and which days have no data', () => {
    render(<Times days={[day('2026-03-28', 4), day('2026-03-29', 0)]} />);
    const first = card('First response time');
    expect(first.getByText('Daily median')).toBeDefined();
    expect(first.getByRole('listitem').textContent).toBe('Median');
    const chart = first.getByRole('slider', { name: /^First response time, daily median/ });
    expect(axisOf(chart)).toEqual(['0m', '30m', '1h']);
    expect(chart.getAttribute('aria-valuetext')).toBe('Sun, Mar 29, 2026: Median No data');
    expect(tableOf('First response time')).toEqual([
      ['Day', 'Median'],
      ['Sat, Mar 28, 2026', '1h'],
      ['Sun, Mar 29, 2026', 'No data'],
    ]);
    const other = card('Resolution time');
    expect(other.getByText('No data in this period yet')).toBeDefined();
    expect(other.queryByRole('slider')).toBeNull();
  });

  it.each([
    [0, ['0m', '1m', '2m']],
    [7_000, ['0m', '2d 12h', '5d']],
  ])('have a round time on the axis: with a median of %s minutes', (resolution, axis) => {
    render(<Times days={[{ ...day('2026-03-28', 0), resolution }]} />);
    expect(axisOf(card('Resolution time').getByRole('slider'))).toEqual(axis);
  });
});

describe('the chart of satisfaction', () => {
  it('shows the number of ratings on each day', () => {
    render(<Satisfaction days={daysLike({ ratings: 1, satisfaction: 100 })} />);
    expect(screen.getByText('Share of rated chats with a 4 or 5')).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('Satisfied');
    const chart = screen.getByRole('slider', { name: /^Satisfaction per day/ });
    expect(axisOf(chart)).toEqual(['0%', '50%', '100%']);
    const at = () => chart.getAttribute('aria-valuetext');
    expect(at()).toBe('Sun, Mar 29, 2026, 0 ratings: Satisfied No ratings');
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(at()).toBe('Sat, Mar 28, 2026, 1 rating: Satisfied 100%');
    expect(tableOf('Satisfaction')).toEqual([
      ['Day', 'Ratings', 'Satisfied'],
      ['Sat, Mar 28, 2026', '1', '100%'],
      ['Sun, Mar 29, 2026', '0', 'No data'],
    ]);
  });

  it('says if there were no ratings', () => {
    render(<Satisfaction days={daysLike({})} />);
    expect(screen.getByText('No rated chats in this period yet')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('how long first responses took', () => {
  const title = 'First response time distribution';
  const firstResponses = [
    { from: 0, to: 15, count: 3 },
    { from: 15, to: 60, count: 2 },
    { from: 60, to: null, count: 1 },
  ];

  it('are counted by time, with their share of the total', () => {
    render(<Distribution overview={{ ...overview, firstResponses }} />);
    expect(screen.getByText('4 first responses in the period')).toBeDefined();
    const bars = within(screen.getByRole('list', { name: 'First responses by time' }));
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Under 15m3 · 75%',
      '15m to 1h2 · 50%',
      '1h or more1 · 25%',
    ]);
    const [, half] = bars.getAllByRole('listitem');
    expect(half?.querySelector<HTMLElement>('[style]')?.style.width).toMatch(/^66\.6/);
    expect(tableOf(title)[1]).toEqual(['Under 15m', '3 · 75%']);
    expect(rowsOf(title)[0]).toEqual(['Time', 'First responses']);
  });

  it.each([
    [0, '0 first responses in the period', '0'],
    [1, '1 first response in the period', '0 · 0%'],
  ])('are counted in words: %s', (count, note, text) => {
    const firstResponse = { count, median: null, p90: null };
    const totals = { ...overview.totals, firstResponse };
    const none = [{ from: 0, to: 15, count: 0 }];
    render(<Distribution overview={{ ...overview, totals, firstResponses: none }} />);
    expect(screen.getByText(note)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('tickets by channel and form', () => {
  const figures = { created: 8, resolved: 1_003, firstResponse: 12, resolution: 125 };
  const part = { ...figures, before: { ...figures, created: 4, resolution: 250 } };
  const channels = (['form', 'widget', 'chat', 'email', 'api', 'staff', 'other'] as const).map(
    (channel) => ({ ...part, channel, created: channel === 'form' ? 8 : 2 }),
  );

  it('have readable names, and can be compared', () => {
    render(<Parts overview={{ ...overview, channels, forms: [] }} />);
    const [heads, first, ...others] = rowsOf('By channel');
    expect(heads).toEqual(['Channel', 'Created', 'Resolved', 'First response', 'Resolution']);
    expect(first).toEqual([
      'Contact page',
      '8+100%',
      '1,003No change',
      '12mNo change',
      '2h 5m-50%',
    ]);
    expect(others.map(([name]) => name)).toEqual([
      'Website form',
      'Live chat',
      'Email',
      'API',
      'Created by staff',
      'Reply to a closed ticket',
    ]);
    const widths = [...cardElement('By channel').querySelectorAll<HTMLElement>('[style]')].map(
      ({ style }) => style.width,
    );
    expect(widths.slice(0, 2)).toEqual(['100%', '25%']);
    expect(card('By contact form').getByText('No data in this period yet')).toBeDefined();
    expect(card('By contact form').queryByRole('table')).toBeNull();
  });

  it('show a dash without times', () => {
    const form = {
      ...part,
      id: 'f1',
      name: 'Sales',
      created: 1,
      before: { created: 0, resolved: 0, firstResponse: null, resolution: null },
      firstResponse: null,
      resolution: null,
    };
    render(<Parts overview={{ ...overview, channels: [], forms: [form] }} />);
    expect(rowsOf('By contact form')).toEqual([
      ['Form', 'Created', 'Resolved', 'First response', 'Resolution'],
      ['Sales', '1', '1,003', '–', '–'],
    ]);
    const bar = cardElement('By contact form').querySelector<HTMLElement>('[style]');
    expect(bar?.style.width).toBe('100%');
    expect(card('By channel').queryByRole('table')).toBeNull();
  });
});
