import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { takeToast } from '../../../test/toasts.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(cleanup);

const recipient = 'vera@visitor.example';
const replied = (...deliveries: Schema<'MailDelivery'>[]) =>
  ticketDetail({ messages: [messageLike({ id: 'm1', authorType: 'staff', deliveries })] });

test("a reply that wasn't delivered says why, and can be sent again", async () => {
  const made = serve(replied({ recipient, state: 'failed', reason: 'Mailbox full' }), {
    'tickets.retryMails': { queued: 1 },
  });
  drawTicket(member('agent'));
  const text = await screen.findByText(`Not delivered to ${recipient}: Mailbox full`);
  expect(text.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Edit address' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await takeToast()).title).toBe('Resending the reply');
  const retried = made.filter(({ operation }) => operation === 'tickets.retryMails');
  expect(retried.map(({ params }) => params)).toMatchObject([{ messageId: 'm1' }]);
});

test('a waiting reply says for what, and one that was sent or delivered shows nothing', async () => {
  const waits = 'The daily limit is reached. It is sent tomorrow.';
  serve(
    replied(
      { recipient, state: 'waiting', reason: waits },
      { recipient: 'a@b.example', state: 'waiting', reason: null },
      { recipient: 'c@d.example', state: 'sent', reason: null },
    ),
  );
  drawTicket(member('agent'));
  const text = await screen.findByText(`Not sent yet to ${recipient}: ${waits}`);
  expect(text.closest('[role="alert"]')).toBeNull();
  expect(screen.queryByText(/[ab]@b|c@d/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
