import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failed, heldAnswer } from '../../../test/operations.ts';
import { openDialog as open, press, resetDialogs } from './test-dialogs.tsx';

resetDialogs();

describe("a form's analytics", () => {
  const days = [
    { date: '2026-03-04', seen: 1500, started: 20, submitted: 3 },
    { date: '2026-03-05', seen: 100, started: 40, submitted: 7 },
  ];
  const analytics = { days, funnel: { seen: 1600, started: 800, submitted: 400 } };

  it('show how many visitors saw, started and sent it, and each day as a bar and a row', async () => {
    const { shown } = await open('analytics', { 'contactForms.analytics': analytics });
    const funnel = await screen.findByRole('region', { name: 'Conversion rate' });
    const steps = within(funnel).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Seen1,600 100%',
      'Started800 50%',
      'Submitted400 25%',
    ]);
    const widths = steps.map((step) => step.querySelector<HTMLElement>('[style]')?.style.width);
    expect(widths).toEqual(['100%', '50%', '25%']);
    expect(screen.queryByText(/No one has seen/)).toBeNull();

    const chart = screen.getByRole('img', {
      name: '10 submissions in 2 days. See the table below for each day.',
    });
    expect(chart.getAttribute('viewBox')).toBe('0 0 20 120');
    expect([...chart.querySelectorAll('title')].map((title) => title.textContent)).toEqual([
      'Mar 4: 3',
      'Mar 5: 7',
    ]);
    const numbersOf = (name: string) =>
      [...chart.querySelectorAll(name)].map((one) =>
        ['x', 'y', 'width', 'height', 'x2', 'y1', 'y2'].map((key) => one.getAttribute(key)),
      );
    expect(numbersOf('rect')).toEqual([
      ['0', null, '10', '120', null, null, null],
      ['1', '84', '8', '36', null, null, null],
      ['10', null, '10', '120', null, null, null],
      ['11', '36', '8', '84', null, null, null],
    ]);
    expect(numbersOf('line')).toEqual([
      [null, null, null, null, '100%', '0', '0'],
      [null, null, null, null, '100%', '60', '60'],
    ]);
    const [axis, caption] = shown.querySelectorAll('figure [aria-hidden="true"]');
    expect(axis?.textContent).toBe('100');
    expect(caption?.textContent).toBe('Mar 4Mar 5');

    const rows = within(shown).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Seen', 'Started', 'Submitted'],
      ['Mar 5', '100', '40', '7'],
      ['Mar 4', '1,500', '20', '3'],
    ]);
  });

  it('explain why a form without views has submissions', async () => {
    const funnel = { seen: 0, started: 0, submitted: 0 };
    const { shown } = await open('analytics', { 'contactForms.analytics': { days: [], funnel } });
    expect(await screen.findByText(/^No one has seen this form in this period/)).toBeDefined();
    const steps = within(shown).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Seen0 ', 'Started0 ', 'Submitted0 ']);
    const widths = steps.map((step) => step.querySelector<HTMLElement>('[style]')?.style.width);
    expect(widths).toEqual(['0%', '0%', '0%']);
    const [axis] = shown.querySelectorAll('figure [aria-hidden="true"]');
    expect(axis?.textContent).toBe('10');
  });

  it('cover 30 days or another period, and keep the previous figures while loading', async () => {
    const held = heldAnswer({ ...analytics, days: days.slice(1) });
    const { made } = await open('analytics', {
      'contactForms.analytics': ({ query }) => (query.period === '30d' ? analytics : held.answer()),
    });
    const part = await screen.findByText('Conversion rate');
    const period = screen.getByLabelText('Period');
    expect([...period.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
    ]);
    const isFaded = () => part.closest('.transition-opacity')?.matches('.opacity-60');
    expect(isFaded()).toBe(false);
    fireEvent.change(period, { target: { value: '7d' } });
    await waitFor(() => expect(isFaded()).toBe(true));
    held.release();
    expect(await screen.findByRole('img', { name: /^7 submissions in 1 days/ })).toBeDefined();
    expect(made.map(({ query, params }) => [params.id, query.period])).toEqual([
      ['f1', '30d'],
      ['f1', '7d'],
    ]);
  });

  it('say that loading failed, and can retry', async () => {
    const first = heldAnswer(failed);
    const answers = [first.answer, () => analytics];
    const { shown } = await open('analytics', {
      'contactForms.analytics': () => answers.shift()?.() ?? failed,
    });
    expect(shown.textContent).toContain('Loading...');
    first.release();
    expect(await screen.findByText(/Something went wrong/)).toBeDefined();
    press('Try again');
    expect(await screen.findByText('Conversion rate')).toBeDefined();
  });
});
