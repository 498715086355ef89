import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOverlay, useOverlay } from '../../data/overlay.ts';
import { dashboardAnswers } from '../../test/dashboard.ts';
import { member } from '../../test/harness.tsx';
import { ada, jonas } from '../../test/tickets.ts';
import { card, draw, never, rowsOf, serve } from './test-page.tsx';

afterEach(() => {
  cleanup();
  closeOverlay();
  vi.unstubAllGlobals();
});

describe('a user of the dashboard', () => {
  it.each([
    [{ firstName: 'Ada' }, 'Welcome back, Ada'],
    [{ firstName: '', lastName: 'Lovelace' }, 'Welcome back, Lovelace'],
    [{ firstName: '', lastName: '' }, 'Welcome back, ada@acme.test'],
  ])('%o is greeted as "%s"', async (name, greeting) => {
    serve();
    draw(member('agent', name));
    expect(await screen.findByRole('heading', { name: greeting })).toBeDefined();
    expect(screen.getByText("Here's what's happening with your helpdesk today.")).toBeDefined();
  });

  it.each([
    ['view_live_chat', ['Live Chat'], 3],
    ['manage_help_center', ['Help Center'], 2],
    ['manage_chatbot', ['Automation'], 2],
    ['view_analytics', ['Team Performance'], 3],
  ] as const)('a user with %s sees the matching cards', async (permission, titles, figures) => {
    serve();
    draw(member('customer', { permissions: ['create_tickets', permission] }));
    await card('Recent Tickets');
    const all = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(all.slice(1)).toEqual(['Recent Tickets', ...titles]);
    const list = screen.getByRole('list', { name: 'Key metrics' });
    expect(list.children).toHaveLength(figures);
    expect(list.className.includes('lg:grid-cols-4')).toBe(figures > 2);
    const hasAside = permission !== 'view_analytics';
    const grid = (await card('Recent Tickets')).parentElement?.parentElement;
    expect(grid?.className.includes('20rem')).toBe(hasAside);
    expect(grid?.children).toHaveLength(hasAside ? 2 : 1);
  });
});

describe('the figures of the team', () => {
  const mine = {
    user: ada,
    role: 'admin',
    open: 1,
    assigned: 2_000,
    resolved: 3,
    firstResponse: '5m',
  } as const;
  const theirs = {
    ...mine,
    user: { ...jonas, profileImageUrl: '/jonas.png' },
    role: 'agent',
    firstResponse: null,
  } as const;

  it('show a row for each member', async () => {
    serve({ 'dashboard.performance': [mine, theirs] });
    draw();
    await screen.findByText('Jonas Weber');
    const team = await card('Team Performance');
    expect(rowsOf(team)).toEqual([
      ['Member', 'Open', 'Assigned', 'Resolved', 'First response'],
      ['ALAda LovelaceAdministrator', '1', '2,000', '3', '5m'],
      ['Jonas WeberAgent', '1', '2,000', '3', 'None yet'],
    ]);
    expect(team.querySelector('img')?.getAttribute('src')).toBe('/jonas.png');
    expect(screen.queryByText('No team members yet')).toBeNull();
    expect(within(team).getByRole('link', { name: 'All Metrics' }).getAttribute('href')).toBe(
      '/metrics',
    );
  });

  it('use the period of the other figures, and stay until those of a new period have loaded', async () => {
    const calls = serve({
      'dashboard.performance': ({ query }) => (query.period === '7d' ? never() : [mine, theirs]),
    });
    const { router } = draw(member('admin'), '/?period=90d');
    await screen.findByText('Jonas Weber');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    const period = screen.getByLabelText<HTMLSelectElement>('Reporting period');
    expect(period.value).toBe('90d');
    expect([...period.options].map(({ textContent }) => textContent)).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
    ]);
    expect((await card('Team Performance')).textContent).toContain('Last 90 days');
    const entries = router.history.length;
    await userEvent.selectOptions(period, 'Last 7 days');
    const asked = () =>
      calls
        .filter(({ operation }) => operation === 'dashboard.performance')
        .map(({ query }) => query);
    await waitFor(() => expect(asked()).toEqual([{ period: '90d' }, { period: '7d' }]));
    expect(router.state.location.search).toEqual({ period: '7d' });
    expect(router.history.length).toBe(entries);
    expect(screen.getByText('Jonas Weber')).toBeDefined();
  });

  it('highlight members with far more tickets than the others', async () => {
    serve({
      'dashboard.performance': [
        { ...mine, open: 12 },
        { ...theirs, open: 4 },
      ],
    });
    draw();
    const row = (await screen.findByText('Overloaded')).closest('tr');
    expect(row?.textContent).toContain('Ada Lovelace');
    expect(screen.getAllByText('Overloaded')).toHaveLength(1);
  });

  it('offer the only member a button to invite others, if they have the permission', async () => {
    serve({ 'dashboard.performance': [mine] });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Team Members' }));
    expect(renderHook(useOverlay).result.current).toBe('invite');
    expect(within(await card('Team Performance')).queryByRole('table')).toBeNull();
    cleanup();
    serve({ 'dashboard.performance': [] });
    draw(member('agent'));
    expect(await screen.findByText('No team members yet')).toBeDefined();
    expect(within(await card('Team Performance')).queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite Team Members' })).toBeNull();
  });
});

it('the figures of the previous period stay until those of the new one have loaded', async () => {
  serve({
    'dashboard.stats': ({ query }) =>
      query.period === '7d' ? never() : (dashboardAnswers['dashboard.stats'] as never),
  });
  draw();
  await screen.findByText('1h 5m');
  expect(screen.getByText('No ratings yet').className).toContain('text-base');
  expect(screen.getByText('1h 5m').className).toContain('text-2xl');
  await userEvent.selectOptions(screen.getByLabelText('Reporting period'), 'Last 7 days');
  expect(await screen.findByText('vs. 7 days ago', { exact: false })).toBeDefined();
  expect(screen.getByText('1h 5m')).toBeDefined();
});
