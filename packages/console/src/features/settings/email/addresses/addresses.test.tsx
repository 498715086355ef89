import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '../../../../data/browser.ts';
import { member } from '../../../../test/harness.tsx';
import { answerOperations } from '../../../../test/operations.ts';
import { organizationContext } from '../../../../test/organizations.ts';
import { drawPage } from '../../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../../test/toasts.ts';
import SupportAddresses from './SupportAddresses.tsx';

type Address = Schema<'SupportAddress'>;

const email = 'support@acme.example';
const address: Address = {
  id: 's1',
  email,
  name: null,
  signature: null,
  assignee: null,
  state: 'unverified',
  forwardTo: 'acme+k3v9x2m7@in.example',
  confirmationUrl: null,
  testSentAt: null,
  arrivedAt: null,
  sendsFrom: 'no-reply@in.example',
  sendProblem: null,
  imap: null,
  providers: [],
  createdAt: '2026-11-20T09:40:00.000Z',
};
const imap = {
  host: 'imap.acme.example',
  port: 993,
  username: email,
  provider: null,
  deleteFetched: false,
  checkedAt: '2026-11-20T09:40:00.000Z',
  problem: null,
  revokedAt: null,
};
const mailbox = { address: 'acme@in.example', from: 'a@a.example', records: [] };

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

/** Opens the page with these addresses, which the calls may change. */
function open(
  addresses: Address[],
  { at = '/', ...more }: { at?: string; [operation: string]: unknown } = {},
) {
  const kept = [...addresses];
  const change = (part: Partial<Address>) => {
    kept[0] = { ...(kept[0] ?? address), ...part };
    return kept[0];
  };
  const calls = answerOperations({
    'mailbox.get': mailbox,
    'supportAddresses.list': () => [...kept],
    'supportAddresses.create': ({ body }: { body: { email: string } }) =>
      change({ email: body.email }),
    'supportAddresses.update': () => change({}),
    'supportAddresses.delete': () => void kept.splice(0),
    'supportAddresses.test': () => change({ testSentAt: new Date().toISOString() }),
    'team.assignable': [],
    'organization.get': organizationContext('admin'),
    ...more,
  } as never);
  const { router } = drawPage(SupportAddresses, member('admin'), {
    at,
    paths: ['/settings/email'],
  });
  return {
    router,
    change,
    called: (id: string) => calls.filter(({ operation }) => operation === id),
  };
}

it('asks for an address, shows how to forward it, and completes when the test arrives', async () => {
  const { change, called } = open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add address' }));
  const box = await screen.findByRole('textbox', { name: /Email address/ });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please enter an email address')).toBeDefined();
  fireEvent.change(box, { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Connect ${email}` }));
  expect(dialog.getByText('acme+k3v9x2m7@in.example')).toBeDefined();
  expect(dialog.getByText(/^In Gmail, signed in as support@acme.example/)).toBeDefined();
  const url = 'https://mail-settings.google.com/mail/vf-abc';
  change({ confirmationUrl: url });
  const link = await dialog.findByRole('link', { name: 'Confirm forwarding' }, { timeout: 5_000 });
  expect(link.getAttribute('href')).toBe(url);
  fireEvent.click(dialog.getByRole('button', { name: 'Send test email' }));
  expect(await dialog.findByText(/^Waiting for the test email/)).toBeDefined();
  expect(called('supportAddresses.test')).toMatchObject([{ params: { id: 's1' } }]);
  change({ arrivedAt: new Date().toISOString(), state: 'verified', confirmationUrl: null });
  expect(await dialog.findByText(/^Test email received/, {}, { timeout: 5_000 })).toBeDefined();
});

it('shows the steps of the chosen email provider, with the address', async () => {
  open([address]);
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${email}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Connect ${email}` }));
  const firstStepOf = (provider: string) => {
    fireEvent.mouseDown(dialog.getByRole('tab', { name: provider }));
    return within(dialog.getByRole('tabpanel')).getAllByRole('listitem')[0]?.textContent;
  };
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Google Workspace',
    'Microsoft 365',
    'cPanel',
    'Other',
  ]);
  expect(firstStepOf('Microsoft 365')).toContain(email);
  expect(firstStepOf('cPanel')).toContain('Forwarders');
  expect(firstStepOf('Other')).toContain(email);
  expect(firstStepOf('Google Workspace')).toMatch(/^In Gmail/);
});

it("shows an invalid address, and why a test couldn't be sent", async () => {
  open([], {
    'supportAddresses.create': new MockedRefusal(400, 'Check the fields', 'invalid', [
      { field: 'email', code: 'invalid', message: 'This is an address of the helpdesk.' },
    ]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add address' }));
  const box = await screen.findByRole('textbox', { name: /Email address/ });
  fireEvent.change(box, { target: { value: 'acme@in.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This is an address of the helpdesk.')).toBeDefined();
  cleanup();
  open([address], {
    'supportAddresses.test': new MockedRefusal(502, 'The server is down.', 'mail_not_sent'),
  });
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${email}` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send test email' }));
  expect((await takeToast()).text).toBe('The server is down.');
});

it('says how replies are sent, and if the mail server refuses the address', async () => {
  open([
    {
      ...address,
      state: 'verified',
      name: 'Acme Support',
      assignee: { id: 'u1', name: 'Grace Hopper' },
      sendProblem: 'The mail server rejected the sender.',
    },
  ]);
  const list = within(await screen.findByRole('list', { name: 'Support addresses' }));
  expect(list.getByText('Connected')).toBeDefined();
  expect(list.getByText('Replies from Acme Support <no-reply@in.example>')).toBeDefined();
  expect(list.getByText('New tickets go to Grace Hopper')).toBeDefined();
  expect(list.getByText(/can't send as support@acme.example. The mail server/)).toBeDefined();
});

it('changes the sender name and signature', async () => {
  const { called } = open([{ ...address, state: 'verified' }]);
  fireEvent.click(await screen.findByRole('button', { name: email }));
  const name = await screen.findByRole('textbox', { name: 'Sender name' });
  fireEvent.change(name, { target: { value: 'Acme Support' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Signature' }), {
    target: { value: 'The team' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await takeToast()).title).toBe('Support address saved');
  expect(called('supportAddresses.update')).toMatchObject([
    { body: { name: 'Acme Support', signature: 'The team', assigneeId: null } },
  ]);
});

it('can fetch from a mailbox if the server receives no email, and says who can change that', async () => {
  const { called } = open([{ ...address, forwardTo: null }], {
    'mailbox.get': { ...mailbox, address: null },
    'supportAddresses.connectImap': { ...address, forwardTo: null },
  });
  expect(await screen.findByText(/^Please turn on incoming email for our helpdesk/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${email}` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Fetch over IMAP' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Fetch ${email} over IMAP` }));
  fireEvent.click(dialog.getByRole('button', { name: 'Test and save' }));
  expect(await dialog.findByText('Please enter the IMAP server')).toBeDefined();
  fireEvent.change(dialog.getByRole('textbox', { name: /IMAP server/ }), {
    target: { value: 'imap.acme.example' },
  });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'app password' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Test and save' }));
  expect((await takeToast()).title).toBe('Mailbox connected');
  expect(called('supportAddresses.connectImap')).toMatchObject([
    {
      params: { id: 's1' },
      body: {
        host: 'imap.acme.example',
        port: 993,
        username: email,
        password: 'app password',
        deleteFetched: false,
      },
    },
  ]);
});

it("says when a mailbox was last checked, and why it can't be", async () => {
  open([
    { ...address, state: 'verified', imap },
    {
      ...address,
      id: 's2',
      email: 'billing@acme.example',
      imap: { ...imap, problem: 'Sign-in refused: Invalid credentials' },
    },
  ]);
  expect(await screen.findByText(/^Fetched from imap.acme.example. Last checked/)).toBeDefined();
  expect(
    screen.getByText(
      "Can't fetch email from imap.acme.example. Sign-in refused: Invalid credentials",
    ),
  ).toBeDefined();
});

it('tells an address whose mailbox is connected but not verified from one without a mailbox', async () => {
  open([
    { ...address, imap },
    { ...address, id: 's2', email: 'billing@acme.example' },
  ]);
  await screen.findByText('billing@acme.example');
  const badges = screen.getAllByText(/^Not (verified|connected)$/);
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Not verified', 'Not connected']);
});

it('shows at the password why signing in to a mailbox failed, and keeps the input', async () => {
  const message = 'Sign-in refused. Many providers need an app password here.';
  open([address], {
    'supportAddresses.connectImap': new MockedRefusal(502, message, 'mailbox_failed', [
      { field: 'password', code: 'mailbox_failed', message },
    ]),
  });
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${email}` }));
  fireEvent.click(await screen.findByRole('button', { name: "Can't forward? Fetch over IMAP" }));
  const host = await screen.findByRole('textbox', { name: /IMAP server/ });
  fireEvent.change(host, { target: { value: 'imap.acme.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Test and save' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect((host as HTMLInputElement).value).toBe('imap.acme.example');
});

it('connects a mailbox at its provider, which redirects the browser back', async () => {
  const opened = vi.spyOn(browser, 'open').mockReturnValue();
  const providers: Address['providers'] = ['google', 'microsoft'];
  const url = 'https://accounts.google.example/auth';
  const { called } = open([{ ...address, forwardTo: null, providers }], {
    'supportAddresses.startOAuth': { url },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${email}` }));
  expect(screen.queryByText(/^Incoming email is off/)).toBeNull();
  const google = await screen.findByRole('button', { name: 'Connect with Google' });
  expect(google.className).toBe(
    screen.getByRole('button', { name: 'Connect with Microsoft' }).className,
  );
  expect(google.className).not.toContain('bg-primary');
  fireEvent.click(google);
  await waitFor(() => expect(opened).toHaveBeenCalledWith(url));
  expect(called('supportAddresses.startOAuth')).toMatchObject([
    { params: { id: 's1' }, body: { provider: 'google', next: '/' } },
  ]);
  opened.mockRestore();
});

it('makes the only provider the main action', async () => {
  open([{ ...address, forwardTo: null, providers: ['microsoft'] }]);
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${email}` }));
  const button = await screen.findByRole('button', { name: 'Connect with Microsoft' });
  expect(button.className).toContain('bg-primary');
});

it('finishes the connection once, and shows an error if that failed', async () => {
  const at = '/?mailbox=s1&response=code%3Da%26state%3Db';
  const sentence = 'You signed in as ada@acme.example. Sign in as support@acme.example instead.';
  const { called, router } = open([address], {
    at,
    'supportAddresses.finishOAuth': new MockedRefusal(409, sentence, 'refused'),
  });
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(called('supportAddresses.finishOAuth')).toMatchObject([
    { params: { id: 's1' }, body: { response: 'code=a&state=b' } },
  ]);
  expect(router.state.location.href).toBe('/');
});

it('asks to reconnect a mailbox whose provider refuses access', async () => {
  const at = new Date().toISOString();
  const imap = {
    host: 'imap.gmail.com',
    port: 993,
    username: email,
    provider: 'google' as const,
    deleteFetched: false,
    checkedAt: at,
    problem: 'Google no longer lets us read support@acme.example. Connect it again',
    revokedAt: at,
  };
  open([{ ...address, state: 'verified', providers: ['google'], imap }]);
  expect(await screen.findByText(/^Google no longer lets us read support@acme/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeDefined();
  expect(screen.queryByText('Connected')).toBeNull();
  expect(screen.getByText('Not connected')).toBeDefined();
});
