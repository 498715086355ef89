import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { lastListSearch } from './filters.ts';
import { drawTickets, kettle, lamp, listed, serve, subjects } from './test-page.tsx';

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the ticket filters', () => {
  it('offer every status, priority, agent and order', async () => {
    serve();
    drawTickets();
    await screen.findByText('Kettle leaks');
    expect(screen.getByRole('search', { name: 'Tickets' })).toBeDefined();
    const box = screen.getByRole('searchbox', { name: 'Search tickets' });
    expect(box).toMatchObject({
      placeholder: 'Search subject, number, customer...',
      maxLength: 200,
      autocomplete: 'off',
    });
    expect(optionsOf('Status')).toEqual([
      'All statuses',
      'Open',
      'In Progress',
      'Resolved',
      'Closed',
    ]);
    expect(optionsOf('Priority')).toEqual(['All priorities', 'Urgent', 'High', 'Normal', 'Low']);
    await waitFor(() =>
      expect(optionsOf('Agent')).toEqual([
        'All agents',
        'Assigned to me',
        'Unassigned',
        'Jonas Weber',
      ]),
    );
    expect(optionsOf('Sort by')).toEqual([
      'Last updated',
      'Newest first',
      'Oldest first',
      'Priority',
      'Waiting longest',
      'Due first',
    ]);
  });

  it('match the address', async () => {
    const calls = serve();
    drawTickets(
      member('agent'),
      '?q=pot&status=open&priority=high&agent=u2&customer=vera@example.com&sort=priority',
    );
    await screen.findByText('Kettle leaks');
    await waitFor(() => expect(optionsOf('Agent')).toHaveLength(4));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('pot');
    const chosen = ['Status', 'Priority', 'Agent', 'Sort by'].map(
      (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value,
    );
    expect(chosen).toEqual(['open', 'high', 'u2', 'priority']);
    expect(listed(calls)).toEqual([
      {
        q: 'pot',
        status: 'open',
        priority: 'high',
        assignedAgentId: 'u2',
        customerEmail: 'vera@example.com',
        sort: 'priority',
        limit: '100',
      },
    ]);
  });

  test.each([
    ['Status', 'In Progress', { status: 'in_progress' }, { status: 'in_progress' }],
    ['Priority', 'Urgent', { priority: 'urgent' }, { priority: 'urgent' }],
    ['Agent', 'Assigned to me', { agent: 'u1' }, { assignedAgentId: 'u1' }],
    ['Agent', 'Unassigned', { agent: 'none' }, { assignedAgentId: 'none' }],
    ['Sort by', 'Oldest first', { sort: 'createdAt' }, { sort: 'createdAt' }],
  ])('%s can be %s, which the address contains', async (name, label, search, query) => {
    const calls = serve();
    const { router } = drawTickets();
    await screen.findByText('Kettle leaks');
    const entries = router.history.length;
    await userEvent.selectOptions(screen.getByRole('combobox', { name }), label);
    await waitFor(() => expect(listed(calls)).toHaveLength(2));
    expect(listed(calls)[1]).toMatchObject(query);
    expect(router.state.location.search).toEqual(search);
    expect(router.state.location.pathname).toBe('/tickets');
    expect(router.history.length).toBe(entries);
    expect(lastListSearch()).toEqual(search);
  });

  it('search once after typing, and keep the list until the response arrives', async () => {
    let answer = () => {};
    const calls = serve({
      'tickets.list': ({ query }) =>
        query.q
          ? new Promise((resolve) => {
              answer = () => resolve([lamp]);
            })
          : [kettle, lamp],
    });
    const { router } = drawTickets();
    const list = (await screen.findByText('Kettle leaks')).closest('.transition-opacity');
    expect(list?.className).not.toContain('opacity-60');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' lamp ' } });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(' lamp ');
    await waitFor(() => expect(listed(calls)).toHaveLength(2));
    expect(listed(calls)[1]?.q).toBe('lamp');
    expect(router.state.location.search).toEqual({ q: 'lamp' });
    expect(list?.className).toContain('opacity-60');
    expect(subjects()).toEqual(['Kettle leaks', 'Lamp flickers']);
    answer();
    await waitFor(() => expect(subjects()).toEqual(['Lamp flickers']));
    expect(list?.className).not.toContain('opacity-60');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(' lamp ');
  });

  it('show the customer filter of a link, and remove it on a click', async () => {
    serve();
    const { router } = drawTickets(member('agent'), '?customer=vera@example.com&status=open');
    const chip = await screen.findByRole('button', {
      name: 'Remove filter: vera@example.com',
    });
    expect(chip.textContent).toBe('vera@example.com');
    await userEvent.click(chip);
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'open' }));
    expect(screen.queryByText('vera@example.com')).toBeNull();
  });

  it('count the tickets of each status in cards, which toggle that filter', async () => {
    const calls = serve();
    const { router } = drawTickets();
    const cards = within(await screen.findByRole('list', { name: 'Tickets by status' }));
    await waitFor(() =>
      expect(cards.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Total1,234',
        'Open2',
        'In Progress3',
        'Resolved4',
        'Closed1,225',
      ]),
    );
    const pressed = () =>
      cards.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Total1,234']);
    expect(cards.getAllByRole('button')[1]?.querySelector('circle')).not.toBeNull();
    expect(cards.getAllByRole('button')[0]?.querySelector('.lucide-inbox')).not.toBeNull();
    await userEvent.click(cards.getByRole('button', { name: /In Progress/ }));
    await waitFor(() => expect(pressed()).toEqual(['In Progress3']));
    expect(router.state.location.search).toEqual({ status: 'in_progress' });
    await userEvent.click(cards.getByRole('button', { name: /In Progress/ }));
    await waitFor(() => expect(pressed()).toEqual(['Total1,234']));
    expect(router.state.location.search).toEqual({});
    expect(listed(calls).map(({ status }) => status)).toEqual([undefined, 'in_progress']);
  });

  it('show no figures before they have loaded', async () => {
    serve({ 'tickets.stats': () => new Promise(() => {}) });
    drawTickets();
    await screen.findByText('Kettle leaks');
    const cards = screen.getByRole('list', { name: 'Tickets by status' });
    expect(cards.textContent).toBe('TotalOpenIn ProgressResolvedClosed');
    expect(screen.queryByText(/ of /)).toBeNull();
  });
});
