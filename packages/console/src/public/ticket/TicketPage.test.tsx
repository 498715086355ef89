import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { gatewayTimeout } from '../../test/operations.ts';
import { organization, visit } from '../test/visit.tsx';
import TicketPage from './TicketPage.tsx';

const id = 'WcmGx7nUjsDRcQ3QdlUsGSxt4G4g99';
const ticket: Schema<'PublicTicket'> = {
  id,
  ticketNumber: 'TK-2026-000003',
  subject: 'Subscription skipped a delivery',
  description: 'Nothing came last Friday.',
  status: 'in_progress',
  priority: 'high',
  customerName: 'Lena Hofmann',
  customerEmail: 'lena@example.com',
  assignedAgent: null,
  createdAt: '2026-01-02T15:04:00.000Z',
  updatedAt: 'never',
  files: [],
  messages: [
    message('m1', 'We are on it.', { isInternal: true, user: { firstName: null, lastName: null } }),
    message('m2', 'Thanks!', { customerName: 'Lena Hofmann' }),
  ],
};

function message(
  messageId: string,
  text: string,
  more: Partial<Schema<'PublicTicketMessage'>>,
): Schema<'PublicTicketMessage'> {
  const createdAt = '2026-01-02T15:04:00.000Z';
  return {
    id: messageId,
    message: text,
    isInternal: false,
    customerName: null,
    customerEmail: null,
    user: null,
    files: [],
    createdAt,
    ...more,
  };
}

const known: MockedAnswers = {
  'publicOrganization.get': organization,
  'publicTickets.get': ticket,
  'publicTickets.lookup': { ...ticket, accessToken: 'proof', accessExpiresAt: ticket.createdAt },
};

function open(at = '/public/ticket/demo', answers: MockedAnswers = {}) {
  return visit(TicketPage, {
    route: '/public/ticket/{-$subdomain}/{-$ticketId}',
    at,
    answers: { ...known, ...answers },
  });
}

async function lookUp() {
  await userEvent.type(await screen.findByLabelText('Email Address'), 'lena@example.com');
  await userEvent.type(screen.getByLabelText('Ticket Number'), 'TK-2026-000003');
  await userEvent.click(screen.getByRole('button', { name: 'Access Ticket' }));
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
  vi.unstubAllGlobals();
});

test("email and number open the ticket, and the address becomes the ticket's", async () => {
  const { sent, address } = open();
  await screen.findByText('Enter your email and ticket number to view your support ticket');
  await lookUp();
  await screen.findByRole('heading', { name: 'Ticket #TK-2026-000003' });
  expect(address()).toBe(`/public/ticket/demo/${id}`);
  expect(sent.at(-1)?.headers.get('X-Ticket-Access')).toBe('proof');
  screen.getByText('IN PROGRESS');
  screen.getByText('HIGH');
  screen.getByText('Unknown');
  expect(screen.queryByText('Assigned Agent')).toBeNull();
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries[0]).toContain('Nothing came last Friday.');
  expect(entries[1]).toMatch(/Support AgentSupport.*We are on it\./);
  expect(entries[2]).toMatch(/Lena Hofmann.*Thanks!/);
});

test('both fields of the lookup are required', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Access Ticket' }));
  await screen.findByText('Email is required');
  screen.getByText('Ticket number is required');
});

test("a refused lookup shows the server's message, else a general one", async () => {
  const refusal = { message: 'No ticket matches', code: 'not_found', requestId: 'r' };
  open(undefined, {
    'publicTickets.lookup': new MockedRefusal(404, refusal.message, refusal.code),
  });
  await lookUp();
  expect((await screen.findByRole('alert')).textContent).toBe('No ticket matches');
  cleanup();
  open(undefined, { 'publicTickets.lookup': gatewayTimeout });
  await lookUp();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to lookup ticket');
});

test('without an access token the page shows the lookup and makes no request', async () => {
  const { sent } = open(`/public/ticket/demo/${id}`);
  await screen.findByText('Access Your Ticket');
  expect(sent.some(({ operation }) => operation === 'publicTickets.get')).toBe(false);
});

test('the access token of a mailed link is used, stored for the tab and removed from the address', async () => {
  window.location.hash = '#access=mailed';
  const { sent } = open(`/public/ticket/demo/${id}`);
  await screen.findByRole('heading', { name: 'Ticket #TK-2026-000003' });
  expect(sent.at(-1)?.headers.get('X-Ticket-Access')).toBe('mailed');
  expect(window.location.hash).toBe('');
  cleanup();
  open(`/public/ticket/demo/${id}`);
  await screen.findByRole('heading', { name: 'Ticket #TK-2026-000003' });
});

test('an expired link opens the lookup and says so', async () => {
  window.location.hash = '#access=old';
  const gone = new MockedRefusal(404, 'Ticket not found', 'not_found');
  open(`/public/ticket/demo/${id}`, { 'publicTickets.get': gone });
  await screen.findByText(/This link has expired/);
  expect(sessionStorage.length).toBe(0);
});

test('a link without a ticket says that its ticket id is not found', async () => {
  window.location.hash = '#access=lost';
  open('/public/ticket/demo');
  expect((await screen.findByRole('alert')).textContent).toBe('Ticket ID not found');
});

test('a reply needs text, appears immediately, and clears the box', async () => {
  sessionStorage.setItem(`helpdesk_ticket_access:demo:${id}`, 'proof');
  const reply = { ...message('m3', 'Any news?', { customerName: 'Lena Hofmann' }), followUp: null };
  const { sent } = open(`/public/ticket/demo/${id}`, {
    'publicTickets.reply': reply,
  });
  const box = await screen.findByPlaceholderText<HTMLTextAreaElement>('Type your message here...');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
  expect(send.disabled).toBe(true);
  await userEvent.type(box, '   ');
  expect(send.disabled).toBe(true);
  await userEvent.type(box, 'Any news?');
  await userEvent.click(send);
  await waitFor(() => expect(box.value).toBe(''));
  expect(sent.find(({ operation }) => operation === 'publicTickets.reply')?.body).toEqual({
    message: 'Any news?',
    customerName: 'Lena Hofmann',
    customerEmail: 'lena@example.com',
  });
});

test('a failed reply stays in the box', async () => {
  sessionStorage.setItem(`helpdesk_ticket_access:demo:${id}`, 'proof');
  open(`/public/ticket/demo/${id}`, { 'publicTickets.reply': gatewayTimeout });
  const box = await screen.findByPlaceholderText<HTMLTextAreaElement>('Type your message here...');
  await userEvent.type(box, 'Any news?{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send message');
  expect(box.value).toBe('Any news?');
});

test('status and priority have the colors that the specification gives them', async () => {
  sessionStorage.setItem(`helpdesk_ticket_access:demo:${id}`, 'proof');
  open(`/public/ticket/demo/${id}`, {
    'publicTickets.get': { ...ticket, status: 'closed', priority: 'normal' },
  });
  const toneOf = async (text: string) => (await screen.findByText(text)).parentElement;
  expect((await toneOf('CLOSED'))?.classList).toContain('text-destructive-text');
  expect((await toneOf('NORMAL'))?.classList).toContain('text-info-text');
});

test('a reply to a closed ticket announces the follow-up and links to it', async () => {
  sessionStorage.setItem(`helpdesk_ticket_access:demo:${id}`, 'proof');
  const reply = { ...message('m3', 'Again', {}), followUp: { ticketNumber: 'TK-2026-000009' } };
  const { address } = open(`/public/ticket/demo/${id}`, {
    'publicTickets.get': { ...ticket, status: 'closed' },
    'publicTickets.reply': reply,
  });
  await userEvent.type(await screen.findByPlaceholderText('Type your message here...'), 'Again');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('TK-2026-000009');
  await userEvent.click(screen.getByRole('button', { name: 'Open the new ticket' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Ticket Number')).value).toBe(
    'TK-2026-000009',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('lena@example.com');
  expect(address()).toBe('/public/ticket/demo');
});

test('going back to the lookup discards the access token', async () => {
  sessionStorage.setItem(`helpdesk_ticket_access:demo:${id}`, 'proof');
  open(`/public/ticket/demo/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Lookup' }));
  await screen.findByText('Access Your Ticket');
  expect(sessionStorage.length).toBe(0);
});

test('where the organization mails links, the page says so and shows no ticket', async () => {
  const message =
    'If this email address and ticket number belong together, a link to the ticket is on its way';
  open('/public/ticket/demo', {
    'publicTickets.lookup': { linkMailed: true, message },
  });
  await lookUp();
  expect((await screen.findByRole('status')).textContent).toBe(`${message}.`);
  expect(screen.queryByText(ticket.subject)).toBeNull();
});
