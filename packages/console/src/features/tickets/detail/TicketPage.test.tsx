import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { putDraft } from '../../../data/drafts.ts';
import { setPresenceConnection, showPresent } from '../../../data/presence.ts';
import { recentTickets } from '../../../data/recent-tickets.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed, forbidden } from '../../../test/operations.ts';
import { ada, jonas, ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { draftsKey } from '../composer/draft.ts';
import { drawTicket, serve } from './test-page.tsx';

const missing = new MockedRefusal(404, 'Ticket not found', 'not_found');
const sent = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ operation }) => operation === 'tickets.update')
    .map(({ params, body }) => [params.id, body]);
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const optionsOf = (name: string) => [...select(name).options].map(({ textContent }) => textContent);
const card = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  setPresenceConnection(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the page of a ticket', () => {
  it('shows its subject, its assignee, and its details', async () => {
    const calls = serve(ticketDetail({ priority: 'high', status: 'in_progress' }));
    drawTicket();
    expect(await screen.findByRole('heading', { name: 'Kettle leaks' })).toBeDefined();
    expect(document.title).toBe('TK-2026-000001 Kettle leaks · Helpdesk');
    const day = relativeTime(ticketDetail().createdAt);
    expect(card('Description').textContent).toBe(
      `VVVera VisitorDescription${day}Water everywhere.`,
    );
    expect(screen.queryByRole('button', { name: 'Original email' })).toBeNull();
    const header = screen.getByRole('heading', { name: 'Kettle leaks' }).closest('header');
    expect(header?.textContent).toBe(
      'Back to TicketsResolveTK-2026-000001Kettle leaksStatus: in progressPriority: highAssignee: UnassignedAdd tag',
    );
    expect(screen.getByRole('link', { name: 'Back to Tickets' }).getAttribute('href')).toBe(
      '/tickets',
    );
    expect(card('Customer').textContent).toBe('CustomerVVVera Visitorvera@example.com');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'vera@example.com' }).href).toBe(
      'mailto:vera@example.com',
    );
    expect(within(card('Ticket Details')).getByText('SLA').nextSibling?.textContent).toMatch(
      /^(Due in|Overdue) /,
    );
    expect(within(card('Ticket Details')).getByText('Created').nextSibling?.textContent).toMatch(
      /^Nov 2[012], 2026 \d+:\d\d [AP]M$/,
    );
    expect(within(card('Ticket Details')).getByText('Last Updated')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Changes' })).toBeNull();
    const others = screen.getByRole('region', { name: 'Other tickets from this customer' });
    await within(others).findByText('No other tickets yet');
    expect(recentTickets('u1', 'o1')).toEqual([
      { id: 't1', ticketNumber: 'TK-2026-000001', subject: 'Kettle leaks' },
    ]);
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'tickets.list')?.query).toEqual({
        customerEmail: 'vera@example.com',
        limit: '6',
      }),
    );
  });

  it("says that it's loading", async () => {
    serve(ticketDetail(), { 'tickets.get': () => new Promise(() => {}) });
    document.title = 'Helpdesk';
    drawTicket();
    expect((await screen.findByRole('status')).textContent).toBe('Loading...');
    expect(document.title).toBe('Helpdesk');
  });

  it.each([missing, forbidden])('says that it is missing or forbidden (%#)', async (refusal) => {
    serve(ticketDetail(), { 'tickets.get': refusal });
    drawTicket();
    expect(await screen.findByText('Ticket Not Found')).toBeDefined();
    expect(
      screen.getByText(
        "The ticket you're looking for doesn't exist or you don't have permission to view it.",
      ),
    ).toBeDefined();
    const back = screen.getByRole('link', { name: 'Back to Tickets' });
    expect(back.getAttribute('href')).toBe('/tickets');
  });

  it("says why it couldn't be loaded, and retries", async () => {
    let isDown = true;
    serve(ticketDetail(), { 'tickets.get': () => (isDown ? failed : ticketDetail()) });
    drawTicket();
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Kettle leaks' })).toBeDefined();
  });

  it('tells an agent with access to only their own tickets that it was reassigned, and keeps their drafts', async () => {
    const mine = ticketDetail({ assignedAgent: ada });
    const user = member('agent', { id: ada.id, permissions: ['resolve_tickets'] });
    let isTheirs = true;
    serve(mine, { 'tickets.get': () => (isTheirs ? mine : missing) });
    putDraft(draftsKey(ada.id, mine.id), 'reply', { text: 'Dear Vera, not yet sent' });
    putDraft(draftsKey(ada.id, mine.id), 'note', { text: 'She called twice' });
    const { client } = drawTicket(user);
    expect(await screen.findByRole('heading', { name: 'Kettle leaks' })).toBeDefined();
    isTheirs = false;
    await act(() => client.invalidateQueries({ queryKey: readKey('tickets.get') }));
    expect(await screen.findByText('You no longer have access to TK-2026-000001')).toBeDefined();
    expect(screen.getByText('Dear Vera, not yet sent')).toBeDefined();
    expect(screen.getByText('She called twice')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Tickets' }).getAttribute('href')).toBe(
      '/tickets',
    );
    expect(screen.queryByRole('heading', { name: 'Kettle leaks' })).toBeNull();
    sessionStorage.clear();
  });

  it('disappears as soon as they have reassigned it themselves', async () => {
    const given = ticketDetail({ assignedAgent: jonas });
    serve(given);
    drawTicket(member('agent', { id: ada.id, permissions: ['resolve_tickets'] }));
    expect(await screen.findByText('You no longer have access to TK-2026-000001')).toBeDefined();
    cleanup();
    drawTicket(member('agent', { id: ada.id }));
    expect(await screen.findByRole('heading', { name: 'Kettle leaks' })).toBeDefined();
  });

  it('shows a customer without name and address, without an email link', async () => {
    const calls = serve(ticketDetail({ customerName: null, customerEmail: null }));
    drawTicket();
    await screen.findByRole('heading', { name: 'Customer' });
    expect(card('Customer').textContent).toBe('CustomerUCUnknown CustomerNo email provided');
    expect(within(card('Customer')).queryByRole('link')).toBeNull();
    await waitFor(() => expect(optionsOf('Assigned Agent')).toHaveLength(3));
    expect(calls.some(({ operation }) => operation === 'tickets.list')).toBe(false);
  });

  it('lists up to five other tickets of the customer, and links to all of them', async () => {
    const others = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'].map((id) =>
      ticketLike({ id, subject: `Ticket ${id}`, status: 'in_progress' }),
    );
    serve(ticketDetail({ customerEmail: null, customer: { ...ada, email: 'vera@acme.test' } }), {
      'tickets.list': others,
    });
    drawTicket();
    const list = within(
      await screen.findByRole('region', { name: 'Other tickets from this customer' }),
    );
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tickets?customer=vera%40acme.test',
      ...['t2', 't3', 't4', 't5', 't6'].map((id) => `/tickets/${id}`),
    ]);
    const day = relativeTime(others[0]?.updatedAt ?? '');
    expect(links[1]?.textContent).toBe(`Ticket t2, In Progress, ${day}`);
  });

  it('names the others who have it open, showing at most three avatars', async () => {
    serve();
    const told: (string | null)[] = [];
    setPresenceConnection({ presence: (id) => told.push(id), typing: () => {} });
    const { unmount } = drawTicket();
    await screen.findByRole('heading', { name: 'Kettle leaks' });
    expect(told).toEqual(['t1']);
    const people = ['Ada Lovelace', 'Bo Berg', 'Cy Cole', 'Di Dahl', 'Ed'].map((name, at) => ({
      userId: `u${at + 1}`,
      name,
      typing: false,
    }));
    act(() => showPresent(people));
    const here = screen.getByText('Bo Berg and 3 others are viewing').closest('[role=status]');
    expect(here?.textContent).toBe('BBCCDDBo Berg and 3 others are viewing');
    act(() => showPresent(people.slice(0, 1)));
    expect(here?.textContent).toBe('');
    unmount();
    expect(told).toEqual(['t1', null]);
  });
});

describe('the actions of staff on a ticket', () => {
  it('resolve it, and reopen it', async () => {
    let ticket = ticketDetail();
    const calls = serve(ticket, {
      'tickets.get': () => ticket,
      'tickets.update': ({ body }) => (ticket = { ...ticket, ...(body as object) }),
    });
    drawTicket();
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByRole('button', { name: 'Resolve' })).toBeDefined();
    expect(sent(calls)).toEqual([
      ['t1', { status: 'resolved' }],
      ['t1', { status: 'open' }],
    ]);
    expect(shownToast()?.title).toBe('Ticket updated successfully');
    await userEvent.selectOptions(select('Status'), 'Closed');
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeDefined();
    await userEvent.selectOptions(select('Priority'), 'Urgent');
    await waitFor(() => expect(select('Priority').value).toBe('urgent'));
    expect(sent(calls).slice(2)).toEqual([
      ['t1', { status: 'closed' }],
      ['t1', { priority: 'urgent' }],
    ]);
    expect(optionsOf('Status')).toEqual(['Open', 'In Progress', 'Resolved', 'Closed']);
    expect(optionsOf('Priority')).toEqual(['Low', 'Normal', 'High', 'Urgent']);
  });

  it('assign it to themselves, to another agent, or to no one', async () => {
    let ticket = ticketDetail();
    const agents = { u1: ada, u2: jonas };
    const calls = serve(ticket, {
      'tickets.get': () => ticket,
      'tickets.update': ({ body }) => {
        const id = (body as { assignedAgentId: 'u1' | 'u2' | null }).assignedAgentId;
        ticket = { ...ticket, assignedAgent: id && agents[id] };
        return ticket;
      },
    });
    drawTicket();
    await screen.findByText('Jonas Weber (Agent)');
    expect(optionsOf('Assigned Agent')).toEqual([
      'Unassigned',
      'Ada Lovelace (Administrator)',
      'Jonas Weber (Agent)',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(select('Assigned Agent').value).toBe('u1'));
    expect(shownToast()?.title).toBe('Ticket assigned successfully');
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    await userEvent.selectOptions(select('Assigned Agent'), 'Jonas Weber (Agent)');
    await waitFor(() => expect(select('Assigned Agent').value).toBe('u2'));
    await userEvent.selectOptions(select('Assigned Agent'), 'Unassign');
    await waitFor(() => expect(select('Assigned Agent').value).toBe(''));
    expect(sent(calls)).toEqual([
      ['t1', { assignedAgentId: 'u1' }],
      ['t1', { assignedAgentId: 'u2' }],
      ['t1', { assignedAgentId: null }],
    ]);
    const lists = () => calls.filter(({ operation }) => operation === 'tickets.list');
    await waitFor(() => expect(lists()).toHaveLength(4));
  });

  it('wait for the response, and can be retried after a failure', async () => {
    let answer = () => {};
    const calls = serve(ticketDetail(), {
      'tickets.update': () =>
        new Promise((resolve) => {
          answer = () => resolve(failed);
        }),
    });
    drawTicket();
    const mine = await screen.findByRole('button', { name: 'Assign to me' });
    await userEvent.click(mine);
    await waitFor(() => expect(mine).toHaveProperty('disabled', true));
    expect(select('Assigned Agent').disabled).toBe(true);
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    answer();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', text: 'Failed to assign ticket' }),
    );
    await waitFor(() => expect(mine).toHaveProperty('disabled', false));
    await userEvent.selectOptions(select('Status'), 'Closed');
    await waitFor(() => expect(select('Status').disabled).toBe(true));
    expect(select('Priority').disabled).toBe(true);
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    answer();
    await waitFor(() => expect(shownToast()?.text).toBe('Failed to update ticket'));
    const resolve = screen.getByRole<HTMLButtonElement>('button', { name: 'Resolve' });
    await waitFor(() => expect(resolve.disabled).toBe(false));
    await userEvent.click(resolve);
    await waitFor(() => expect(resolve.ariaBusy).toBe('true'));
    await userEvent.click(resolve);
    await waitFor(() => expect(sent(calls)).toHaveLength(3));
    answer();
    await waitFor(() => expect(resolve.ariaBusy).toBeNull());
    expect(sent(calls)).toHaveLength(3);
  });

  it('show an assignee who has left by name', async () => {
    serve(ticketDetail({ assignedAgent: { ...jonas, id: 'u9', firstName: 'Nina' } }));
    drawTicket();
    await screen.findByText('Jonas Weber (Agent)');
    expect(optionsOf('Assigned Agent')).toEqual([
      'Unassign',
      'Nina Weber',
      'Ada Lovelace (Administrator)',
      'Jonas Weber (Agent)',
    ]);
    expect(select('Assigned Agent').value).toBe('u9');
  });

  it("aren't available to customers", async () => {
    const calls = serve(
      ticketDetail({ assignedAgent: jonas, mailId: 'mail1', status: 'resolved' }),
    );
    drawTicket(member('customer'));
    await screen.findByRole('heading', { name: 'Kettle leaks' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Resolve|Reopen|Assign|Original/ })).toBeNull();
    expect(card('Ticket Details').textContent).toContain('Assigned AgentJonas Weber');
    expect(card('Ticket Details').textContent).toContain('StatusresolvedPrioritynormal');
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(
      new Set(['tickets.get', 'tickets.markRead']),
    );
  });
});
