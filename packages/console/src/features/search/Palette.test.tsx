import type { Result } from '@helpdesk/sdk/contract/operations';
import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Ticket } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTicket } from '../../data/recent-tickets.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import Palette from './Palette.tsx';

const close = vi.fn();
const places = [{ path: '/tickets', label: 'Tickets', words: '', icon: Ticket }];
const at = '2026-11-21T10:00:00.000Z';
const found: Result<'search.query'> = {
  tags: [],
  tickets: [
    {
      ...initialChoices,
      id: 't1',
      ticketNumber: 'TK-2026-000001',
      subject: 'Kettle',
      description: 'It needs a new seal',
      status: 'open',
      priority: 'normal',
      customerName: null,
      customerEmail: null,
      customer: null,
      assignedAgent: null,
      turn: 'us',
      turnSince: '2026-11-21T10:00:00.000Z',
      dueAt: null,
      lastMessage: null,
      tags: [],
      snoozedAt: null,
      snoozedUntil: null,
      unsnoozedAt: null,
      externalId: null,
      metadata: {},
      createdAt: at,
      updatedAt: at,
      foundIn: 'message',
      subjectParts: [{ text: 'Kettle', isHit: false }],
      excerpt: [
        { text: 'a new ', isHit: false },
        { text: 'seal', isHit: true },
      ],
    },
  ],
  people: [{ name: 'Vera Visitor', email: 'vera@example.com' }],
  articles: [],
};

function open() {
  const user = member('admin');
  return drawPage(() => <Palette places={places} onClose={close} />, user, {
    paths: ['/tickets', '/tickets/$id', '/help-center'],
  });
}

beforeEach(() => {
  close.mockClear();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(cleanup);

it('offers recent tickets, actions and pages before anything is typed', async () => {
  answerOperations({});
  rememberTicket('u1', 'o1', { id: 't9', ticketNumber: 'TK-2026-000009', subject: 'Lid' });
  open();
  expect(await screen.findByRole('option', { name: /Lid/ })).toBeDefined();
  expect(screen.getByRole('option', { name: /New ticket/ })).toBeDefined();
  expect(screen.getByRole('option', { name: 'Tickets' })).toBeDefined();
});

it('searches while typing, highlights matches, and opens the selected one with Enter', async () => {
  answerOperations({ 'search.query': found });
  const { router } = open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'seal');
  const ticket = await screen.findByRole('option', { name: /Kettle/ });
  expect(ticket.querySelector('mark')?.textContent).toBe('seal');
  expect(field.getAttribute('aria-activedescendant')).toBe(ticket.id);
  expect(screen.getByRole('option', { name: /Vera Visitor/ })).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t1'));
  expect(close).toHaveBeenCalledOnce();
});

it('opens a found article in the editor', async () => {
  const article = {
    id: 'a1',
    slug: 'descaling',
    title: 'Descaling',
    titleParts: [{ text: 'Descaling', isHit: true }],
    excerpt: [{ text: 'Use lemon acid.', isHit: false }],
    isPublished: false,
    isInternal: false,
  };
  answerOperations({
    'search.query': { tags: [], tickets: [], people: [], articles: [article] },
  });
  const { router } = open();
  await userEvent.type(await screen.findByRole('combobox'), 'descaling');
  const option = await screen.findByRole('option', { name: /Descaling/ });
  expect(option.textContent).toContain('Draft');
  await userEvent.click(option);
  await waitFor(() => expect(router.state.location.search).toEqual({ article: 'a1' }));
  expect(router.state.location.pathname).toBe('/help-center');
});

it('filters commands by word prefixes, and the arrow keys move between them', async () => {
  answerOperations({ 'search.query': { tags: [], tickets: [], people: [], articles: [] } });
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'te');
  const invite = screen.getByRole('option', { name: 'Invite a team member' });
  expect(screen.queryByRole('option', { name: 'Tickets' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 't');
  await userEvent.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(invite.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Tickets' }).id,
  );
});
