import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { useRead } from '../../../data/use-read.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { ticketDetail } from '../../../test/tickets.ts';
import NewTicketDialog from './NewTicketDialog.tsx';

const close = vi.fn();
const counts = { tickets: 1, chatSessions: 0, notifications: 0, views: null };
const stats = { total: 1, open: 1, in_progress: 0, resolved: 0, closed: 0 };

function Page({ open }: { open: boolean }) {
  useRead('tickets.list', { limit: 5 });
  useRead('tickets.stats');
  useRead('dashboard.counts');
  return <NewTicketDialog open={open} onClose={close} />;
}

const colleague = {
  availability: 'online',
  role: 'agent',
  user: { id: 'u2', firstName: 'Grace', lastName: 'Hopper', email: 'grace@acme.test' },
} as never;

function draw(
  answer: MockedAnswers['tickets.create'],
  open = true,
  role: 'agent' | 'customer' = 'agent',
) {
  const calls = answerOperations({
    'team.assignable': [colleague],
    'tickets.senders': [{ email: 'sales@acme.test', signature: null }],
    'tags.list': [{ id: 't1', name: 'Recall', color: 'red' } as never],
    'tickets.list': [],
    'tickets.stats': stats,
    'dashboard.counts': counts,
    'tickets.create': answer,
  });
  drawPage(() => <Page open={open} />, member(role));
  const made = (operation: string) => calls.filter((one) => one.operation === operation);
  return { made, sent: () => made('tickets.create').map(({ body }) => body) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));

beforeEach(() => {
  close.mockClear();
  dismissToast(shownToast()?.id ?? 0);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('requires a subject, a description and a valid address', async () => {
  const { sent, made } = draw(ticketDetail());
  expect(await screen.findByRole('dialog', { name: 'New Ticket' })).toBeDefined();
  expect(document.activeElement).toBe(field('Subject'));
  expect(field('Subject')).toMatchObject({ value: '', maxLength: 255, ariaRequired: 'true' });
  expect(field('Description').ariaRequired).toBe('true');
  expect(field('Description')).toHaveProperty('rows', 5);
  expect(field('Priority').value).toBe('normal');
  expect(field('Customer email')).toMatchObject({ type: 'email', autocomplete: 'off' });
  expect(field('Customer name').autocomplete).toBe('off');
  type('Customer email', 'vera');
  await create();
  expect(await screen.findByText('Subject is required')).toBeDefined();
  expect(screen.getByText('Description is required')).toBeDefined();
  expect(document.activeElement?.getAttribute('name')).toBe('subject');
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  expect(sent()).toEqual([]);
  type('Subject', ' Kettle leaks ');
  type('Description', 'Water everywhere.');
  type('Customer name', 'Vera Visitor');
  type('Customer email', 'vera@example.com');
  await userEvent.selectOptions(field('Priority'), 'Urgent');
  expect(screen.queryByText('Subject is required')).toBeNull();
  await create();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      subject: 'Kettle leaks',
      description: 'Water everywhere.',
      priority: 'urgent',
      customerName: 'Vera Visitor',
      customerEmail: 'vera@example.com',
    },
  ]);
  expect(shownToast()?.title).toBe('Ticket created successfully');
  await waitFor(() => {
    const reads = ['tickets.list', 'tickets.stats', 'dashboard.counts'];
    expect(reads.map((read) => made(read).length)).toEqual([2, 2, 2]);
  });
});

it("keeps the input if the ticket couldn't be created, and says why", async () => {
  let refusal: MockedRefusal = failed;
  let answer = () => {};
  const { sent } = draw(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(refusal);
      }),
  );
  await screen.findByRole('dialog');
  type('Subject', 'Kettle leaks');
  type('Description', 'Water');
  await create();
  const button = screen.getByRole('button', { name: 'Create Ticket' });
  await waitFor(() => expect(button.ariaBusy).toBe('true'));
  await create();
  answer();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      text: 'Failed to create ticket',
      destructive: true,
    }),
  );
  expect(field('Subject').value).toBe('Kettle leaks');
  expect(sent()).toEqual([
    {
      subject: 'Kettle leaks',
      description: 'Water',
      priority: 'normal',
      customerName: '',
    },
  ]);
  const message = 'Customer name must be at most 200 characters';
  refusal = new MockedRefusal(400, message, 'validation_failed', [
    { field: 'customerName', code: 'maxLength', message },
    { field: 'priority', code: 'enum', message: 'Please choose a priority' },
  ]);
  await create();
  await waitFor(() => expect(sent()).toHaveLength(2));
  answer();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('Please choose a priority')).toBeDefined();
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
});

it('renders nothing while closed, and closes with Escape', async () => {
  draw(ticketDetail(), false);
  await waitFor(() => expect(document.querySelector('body > div')).not.toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  draw(ticketDetail());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('reopening the dialog restores the typed text until the ticket is created', async () => {
  const { sent } = draw(ticketDetail());
  await screen.findByRole('dialog');
  type('Subject', 'Kettle leaks');
  await userEvent.selectOptions(field('Priority'), 'Urgent');
  await userEvent.keyboard('{Escape}');
  cleanup();
  draw(ticketDetail());
  expect(await screen.findByText(/We restored your unfinished ticket/)).toBeDefined();
  expect([field('Subject').value, field('Priority').value]).toEqual(['Kettle leaks', 'urgent']);
  type('Description', 'Water');
  await create();
  await waitFor(() => expect(shownToast()?.title).toBe('Ticket created successfully'));
  expect(sent()).toEqual([]);
  cleanup();
  draw(ticketDetail());
  await screen.findByRole('dialog');
  expect(screen.queryByText(/restored your unfinished/)).toBeNull();
  expect(field('Subject').value).toBe('');
});

it("can be started over, without a question if it's empty", async () => {
  sessionStorage.setItem('helpdesk_new_ticket:o1:u1', '{broken');
  draw(ticketDetail());
  await screen.findByRole('dialog');
  expect(screen.queryByText(/restored your unfinished/)).toBeNull();
  type('Description', 'Water');
  cleanup();
  draw(ticketDetail());
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(field('Description').value).toBe('');
  expect(document.activeElement).toBe(field('Subject'));
  expect(screen.queryByText(/restored your unfinished/)).toBeNull();
  cleanup();
  draw(ticketDetail());
  await screen.findByRole('dialog');
  expect(screen.queryByText(/restored your unfinished/)).toBeNull();
});

it('sends a message to a customer, with assignee, Cc, sender and tags', async () => {
  const { sent } = draw(ticketDetail({ id: 't9' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Message a customer' }));
  type('Subject', 'Recall');
  const send = screen.getByRole('button', { name: 'Send message' });
  await userEvent.click(send);
  expect(await screen.findByText('Message is required')).toBeDefined();
  type('Message', 'Please send it back.');
  expect(await screen.findByText("Enter the customer's email address")).toBeDefined();
  type('Customer email', 'vera@example.com');
  type('Cc', 'shop@example.com, nobody');
  await userEvent.click(send);
  expect(await screen.findByText("nobody isn't an email address")).toBeDefined();
  expect(sent()).toEqual([]);
  type('Cc', 'shop@example.com, home@example.com');
  // The member's own, unless they choose another one.
  expect(field('Assignee').value).toBe('u1');
  await userEvent.selectOptions(field('Assignee'), 'Grace Hopper');
  await userEvent.selectOptions(field('Send from'), 'sales@acme.test');
  await userEvent.click(screen.getByRole('button', { name: 'Tags' }));
  await userEvent.click(await screen.findByRole('option', { name: /Recall/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(send);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      subject: 'Recall',
      description: 'Please send it back.',
      priority: 'normal',
      customerName: '',
      customerEmail: 'vera@example.com',
      isOutbound: true,
      assignedAgentId: 'u2',
      sendFrom: 'sales@acme.test',
      ccs: [{ email: 'shop@example.com' }, { email: 'home@example.com' }],
      tagIds: ['t1'],
    },
  ]);
  expect(shownToast()).toMatchObject({
    title: 'Message sent',
    action: { label: 'Open ticket' },
  });
});

it('an unsent message keeps what was chosen, and customers have only their own fields', async () => {
  draw(ticketDetail());
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Message a customer' }));
  type('Message', 'Please send it back.');
  type('Cc', 'shop@example.com');
  cleanup();
  draw(ticketDetail());
  await screen.findByText(/We restored your unfinished ticket/);
  const pressed = screen.getByRole('button', { name: 'Message a customer' });
  expect(pressed.ariaPressed).toBe('true');
  expect([field('Message').value, field('Cc').value]).toEqual([
    'Please send it back.',
    'shop@example.com',
  ]);
  cleanup();
  sessionStorage.clear();
  draw(ticketDetail(), true, 'customer');
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Message a customer' })).toBeNull();
  expect(screen.queryByLabelText('Assignee')).toBeNull();
  expect(screen.queryByLabelText('Cc')).toBeNull();
});
