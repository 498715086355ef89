import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../../test/harness.tsx';
import { answerOperations, failed } from '../../../../test/operations.ts';
import { drawPage } from '../../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../../test/toasts.ts';
import { HeldMails } from './HeldMails.tsx';
import Mailbox from './MailboxCard.tsx';

const records: Schema<'MailRecord'>[] = [
  { kind: 'mx', name: 'in.example', type: 'MX', state: 'found', found: ['10 mx'], value: '10 x' },
  { kind: 'spf', name: 'a.example', type: 'TXT', state: 'missing', found: [], value: 'v=spf1 mx' },
  { kind: 'dkim', name: 'k.a.example', type: 'TXT', state: 'unknown', found: [], value: null },
  {
    kind: 'dmarc',
    name: '_dmarc.a.example',
    type: 'TXT',
    state: 'found',
    found: ['v=DMARC1'],
    value: '',
  },
];
const mailbox = { address: 'acme@in.example', from: 'a@a.example', records };
const held: Schema<'HeldMail'> = {
  id: 'm1',
  sender: 'vera@example.com',
  subject: 'Out of office',
  state: 'held',
  reason: 'It is an automatic reply without a ticket',
  needsSender: false,
  receivedAt: '2026-11-20T09:42:10.000Z',
};

function open(more: object = {}) {
  const calls = answerOperations({
    'mailbox.get': mailbox,
    'mailbox.listHeld': [],
    ...more,
  } as never);
  const page = () => (
    <>
      <Mailbox />
      <HeldMails />
    </>
  );
  drawPage(page, member('admin'));
  return (id: string) => calls.filter(({ operation }) => operation === id);
}

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

it('shows the address, and each record with the required action', async () => {
  open();
  expect(await screen.findByText('acme@in.example')).toBeDefined();
  const rows = within(await screen.findByRole('list', { name: 'DNS records for email' }));
  const [mx, spf, dkim, dmarc] = rows.getAllByRole('listitem').map((row) => row.textContent);
  expect(mx).toContain('10 mxFound');
  expect(spf).toContain('TXT record for a.example');
  expect(spf).toContain('v=spf1 mx');
  expect(dkim).toContain('Your mail server provides this record');
  expect(dmarc).toContain('v=DMARC1Found');
  expect(await screen.findByText('No email in quarantine')).toBeDefined();
});

it("says if the server receives no email, and if the records can't be looked up", async () => {
  open({ 'mailbox.get': { ...mailbox, address: null } });
  expect(await screen.findByText(/^Incoming email is off/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Test round trip' })).toBeNull();
  cleanup();
  open({ 'mailbox.get': failed, 'mailbox.listHeld': failed });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Try again/i })).toHaveLength(2),
  );
});

it('sends a test email, and says when it has arrived', async () => {
  let arrivedAt: string | null = null;
  open({
    'mailbox.test': { id: 't1', arrivedAt: null },
    'mailbox.testResult': () => ({ id: 't1', arrivedAt }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Test round trip' }));
  expect(await screen.findByText(/^Test email sent/)).toBeDefined();
  arrivedAt = '2026-11-20T09:42:10.000Z';
  expect(await screen.findByText(/^Test email received/, {}, { timeout: 5_000 })).toBeDefined();
});

it("says why a test couldn't be sent", async () => {
  open({
    'mailbox.test': new MockedRefusal(502, 'The server refused the password', 'mail_not_sent'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Test round trip' }));
  await takeToast();
  expect(await screen.findByText('The server refused the password')).toBeDefined();
});

it('asks for the address if an email names no sender', async () => {
  let mails = [{ ...held, sender: null, needsSender: true }];
  const called = open({
    'mailbox.listHeld': () => mails,
    'mailbox.takeInFrom': () => {
      mails = [];
      return { ...held, state: 'waiting', reason: null };
    },
  });
  const address = await screen.findByRole('textbox', { name: /Customer's email/ });
  fireEvent.change(address, { target: { value: 'vera@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Release: Out of office' }));
  expect((await takeToast()).title).toBe('Email released');
  expect(called('mailbox.takeInFrom')).toMatchObject([{ body: { email: 'vera@example.com' } }]);
});

it('turns a quarantined email into a ticket, and shows the rest', async () => {
  let mails = [held, { ...held, id: 'm2', subject: '', sender: null }];
  const called = open({
    'mailbox.listHeld': () => mails,
    'mailbox.takeIn': () => {
      mails = mails.slice(1);
      return { ...held, state: 'waiting', reason: null };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Release: Out of office' }));
  expect((await takeToast()).title).toBe('Email released');
  await waitFor(() => expect(screen.queryByText('Out of office')).toBeNull());
  expect(screen.getByText('No sender')).toBeDefined();
  expect(called('mailbox.takeIn')).toHaveLength(1);
});
