import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerPages, failed } from '../../../test/operations.ts';
import { ticketLike } from '../../../test/tickets.ts';
import { lasted } from './Turn.tsx';
import {
  drawTickets,
  followsScrolling,
  kettle,
  lamp,
  listed,
  serve,
  subjects,
} from './test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The customer of these tickets has been waiting since they were created. */
const waits = `Customer · ${lasted(Date.now() - Date.parse(kettle.turnSince))}`;

describe('the table of tickets', () => {
  it('shows each ticket with its customer, status and agent, and links to it', async () => {
    const calls = serve();
    drawTickets();
    await screen.findByText('Kettle leaks');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Ticket',
      'Customer',
      'Last reply',
      'Status',
      'Priority',
      'Agent',
      'Updated',
      'Actions',
    ]);
    const [, first, second] = screen.getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(first)).toEqual([
      '',
      'Kettle leaksTK-2026-000001 – Water everywhere.',
      'Vera Visitor',
      waits,
      'open',
      'high',
      'Jonas Weber',
      relativeTime(kettle.updatedAt),
      '',
    ]);
    expect(cells(second).slice(1, 7)).toEqual([
      'Lamp flickersTK-2026-000002 – Water everywhere.',
      'Unknown Customer',
      waits,
      'in progress',
      'urgent',
      'Unassigned',
    ]);
    expect(screen.getByText('Unassigned', { selector: 'td *' }).className).toContain('faint');
    expect(screen.getByText('Jonas Weber', { selector: 'td *' }).className).not.toContain('faint');
    const links = within(first as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tickets/t1', '/tickets/t1']);
    expect(links[1]?.getAttribute('aria-label')).toBe('View ticket TK-2026-000001');
    expect(links[1]?.title).toBe('View ticket');
    expect(links[1]?.tabIndex).toBe(-1);
    const time = within(first as HTMLElement).getByText(relativeTime(kettle.updatedAt), {
      selector: 'time',
    });
    expect(time.getAttribute('dateTime')).toBe(kettle.updatedAt);
    expect(time.title).toMatch(/^Nov 21, 2026 /);
    expect(await screen.findByText('2 of 1,234')).toBeDefined();
    expect(listed(calls)).toEqual([{ sort: '-updatedAt', limit: '100' }]);
  });

  it('becomes a list of cards, or two-line rows, if a table would leave no room for the subject', async () => {
    serve({ 'tickets.list': [kettle, lamp] });
    drawTickets(member('agent'), '', false);
    await screen.findByText('Kettle leaks');
    expect(screen.queryByRole('table')).toBeNull();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset.index !== undefined);
    expect(first?.textContent).toBe(
      `Kettle leaksTK-2026-000001${waits}Vera Visitor · Jonas Weber – Water everywhere.openhigh${relativeTime(kettle.updatedAt)}${waits}`,
    );
    expect(second?.textContent).toContain('Unknown Customer · Unassigned');
    const card = within(first as HTMLElement);
    expect(card.getByRole('link').getAttribute('href')).toBe('/tickets/t1');
    const tick = card.getByRole<HTMLInputElement>('checkbox', { name: 'Select TK-2026-000001' });
    await userEvent.click(tick);
    expect(tick.checked).toBe(true);
    expect(first?.className).toContain(' bg-accent/8');
    expect(second?.className).not.toContain(' bg-accent/8');
    expect(await screen.findByRole('region', { name: 'Selected tickets' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Status of TK-2026-000001: Open' })).toBeDefined();
  });

  it.each([true, false])('shows skeletons while loading (wide: %s)', async (wide) => {
    serve({ 'tickets.list': () => new Promise(() => {}) });
    const { container } = drawTickets(member('agent'), '', wide);
    await screen.findByRole('search');
    const rows = container.querySelectorAll(wide ? 'tbody tr' : 'ul[aria-busy="true"] li');
    expect(rows).toHaveLength(5);
    if (wide) expect(rows[0]?.querySelectorAll('td')).toHaveLength(9);
    expect(screen.queryByText('No tickets found')).toBeNull();
    expect(screen.queryByText(/ of 1,234/)).toBeNull();
  });

  it('lets customers view tickets, but not change or select any', async () => {
    serve();
    drawTickets(member('customer'));
    await screen.findByText('Kettle leaks');
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Status of/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Priority of/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Agent' })).toBeNull();
  });

  it.each([true, false])(
    'shows skeletons without checkboxes to customers (wide: %s)',
    async (wide) => {
      serve({ 'tickets.list': () => new Promise(() => {}) });
      const { container } = drawTickets(member('customer'), '', wide);
      await screen.findByRole('search');
      if (wide) expect(container.querySelectorAll('tbody tr:first-child td')).toHaveLength(8);
      else expect(container.querySelectorAll('ul[aria-busy="true"] li')).toHaveLength(5);
    },
  );

  it('says why loading failed, and retries', async () => {
    let isDown = true;
    serve({ 'tickets.list': () => (isDown ? failed : [kettle]) });
    drawTickets();
    expect(await screen.findByText('Failed to load data')).toBeDefined();
    expect(screen.getByText('Something went wrong')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kettle leaks')).toBeDefined();
  });

  it('says if there are none, with a button to clear filters only if there are some', async () => {
    serve({ 'tickets.list': ({ query }) => (query.q ? [] : [kettle]) });
    const { router } = drawTickets(
      member('agent'),
      '?q=zebra&status=open&priority=low&agent=none&customer=vera@example.com&sort=createdAt',
    );
    expect(await screen.findByText('No tickets found')).toBeDefined();
    expect(screen.getByText('No tickets match your search and filters.')).toBeDefined();
    expect(await screen.findByText('0 of 1,234')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Kettle leaks')).toBeDefined();
    expect(router.state.location.search).toEqual({ sort: 'createdAt' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    cleanup();
    serve({ 'tickets.list': [] });
    drawTickets();
    expect(await screen.findByText('No tickets found')).toBeDefined();
    expect(screen.queryByText('No tickets match your search and filters.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('a long list', () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      ticketLike({ id: `t${from + at}`, subject: `Ticket ${from + at}` }),
    );
  const scrollToEnd = () => {
    const main = document.getElementById('main') as HTMLElement;
    main.scrollTop = 100_000;
    fireEvent.scroll(main);
  };

  it('renders only visible rows, and loads more near the end', async () => {
    let isDown = true;
    const calls = serve({
      'tickets.list': ({ query }) => {
        if (!query.cursor) return page(0, 100);
        return isDown ? failed : page(100, 5);
      },
    });
    answerPages('/api/tickets', (query) => ({
      total: 1_105,
      nextCursor: query.has('cursor') ? null : 'after-99',
    }));
    drawTickets();
    await screen.findByText('Ticket 0');
    expect(await screen.findByText('1,105 of 1,234')).toBeDefined();
    await followsScrolling();
    expect(subjects().length).toBeLessThan(40);
    expect(screen.queryByText('Ticket 99')).toBeNull();
    expect(listed(calls)).toHaveLength(1);
    const gaps = document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden="true"] td');
    expect([...gaps].map(({ style }) => Number.parseInt(style.height, 10) > 3_000)).toEqual([true]);

    scrollToEnd();
    expect(await screen.findByText(/Failed to load more tickets/)).toBeDefined();
    expect(listed(calls)).toHaveLength(2);
    expect(listed(calls)[1]).toEqual({ sort: '-updatedAt', limit: '100', cursor: 'after-99' });
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listed(calls)).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText(/more tickets/)).toBeNull());
    scrollToEnd();
    expect(await screen.findByText('Ticket 104')).toBeDefined();
    expect(listed(calls)).toHaveLength(3);
    expect(document.querySelectorAll('tbody tr[aria-hidden="true"]').length).toBeGreaterThan(0);
    expect(screen.queryByText('Ticket 0')).toBeNull();
  });
});
