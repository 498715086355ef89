import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(cleanup);

const people = (more: Partial<Schema<'MailPeople'>> = {}): Schema<'MailPeople'> => ({
  supportAddress: null,
  decidedBy: 'reply_to',
  senders: [
    { email: 'wordpress@shop.example', name: 'Shop', as: 'from' },
    { email: 'vera@example.com', name: null, as: 'reply_to' },
  ],
  recipients: [{ email: 'cleo@example.com', name: 'Cleo' }],
  ...more,
});

test('says who chose the requester; one click makes another sender the requester, or adds a recipient to Cc', async () => {
  const ticket = ticketDetail({ mailPeople: people() });
  const calls = serve(ticket, { 'tickets.update': ticket });
  const updates = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.update' ? body : []));
  drawTicket(member('agent'));
  expect(await screen.findByText(/Reply-To address of this email/)).toBeDefined();
  fireEvent.click(
    screen.getByRole('button', { name: 'Make wordpress@shop.example the requester' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add cleo@example.com to Cc' }));
  expect(screen.queryByRole('button', { name: 'Make vera@example.com the requester' })).toBeNull();
  await expect
    .poll(() => updates())
    .toMatchObject([
      { customerEmail: 'wordpress@shop.example', customerName: 'Shop' },
      { addCcs: [{ email: 'cleo@example.com' }] },
    ]);
});

test('says that the requester is named in the text of a form', async () => {
  const senders = [
    { email: 'wordpress@shop.example', name: 'Shop', as: 'from' as const },
    { email: 'cleo@example.com', name: 'Cleo', as: 'form' as const },
  ];
  serve(ticketDetail({ mailPeople: people({ decidedBy: 'form', senders, recipients: [] }) }));
  drawTicket(member('agent'));
  expect(await screen.findByText(/The requester's address is in its text/)).toBeDefined();
  expect(screen.getByText(/in the text/)).toBeDefined();
});

test('an email with only its sender shows nothing more', async () => {
  serve(
    ticketDetail({
      mailPeople: people({
        decidedBy: 'from',
        senders: [{ email: 'vera@example.com', name: 'Vera', as: 'from' }],
        recipients: [],
      }),
    }),
  );
  drawTicket(member('agent'));
  await screen.findByText('Water everywhere.');
  expect(screen.queryByRole('list', { name: 'People in this email' })).toBeNull();
});
