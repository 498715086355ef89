import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { held } from '../../../test/held.ts';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import type { Settings } from '../settings.ts';
import { drawSettings } from '../test-settings.tsx';
import { EmailTab } from './EmailTab.tsx';

const smtpSettings = {
  host: 'smtp.acme.test',
  port: 2525,
  username: 'server',
  secure: false,
  passwordSet: true,
};
const own = settings({ emailProvider: 'smtp', smtpSettings });
const google = settings({
  emailProvider: 'google_workspace',
  googleWorkspaceEmail: 'us@acme.test',
  smtpSettings: { ...smtpSettings, host: 'smtp.gmail.com' },
});
const kept = 'Leave empty to keep the saved password.';
const where = 'Create it in your Google account: Security > 2-Step Verification > App passwords.';

function open(stored: Settings, more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'organization.settings': stored,
    'organization.updateEmail': stored,
    ...more,
  });
  const { client } = drawSettings(EmailTab);
  const sent = () => calls.flatMap(({ body }) => body ?? []);
  return { client, sent };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function type(label: string, value: string) {
  fireEvent.change(await field(label), { target: { value } });
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const provider = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => fireEvent.click(button(name));

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('the email settings', () => {
  it('describe each provider, and ask only for what the selected one needs', async () => {
    open(settings());
    expect((await provider('Helpdesk')).checked).toBe(true);
    const hintOf = (radio: Element) =>
      document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(screen.getAllByRole('radio').map(hintOf)).toEqual([
      'We send on your behalf. Replies reach your email-from address.',
      'Send through your own mail server.',
      'Send through Google from one of your addresses.',
    ]);
    expect(screen.queryByLabelText('SMTP Host')).toBeNull();
    expect(button('Save Changes').disabled).toBe(true);
    fireEvent.click(await provider('Google Workspace'));
    expect((await provider('Google Workspace')).checked).toBe(true);
    expect(await field('Google Workspace Email')).toBeDefined();
    expect(screen.queryByLabelText('SMTP Host')).toBeNull();
    expect(screen.getByText(where)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove saved password' })).toBeNull();
    expect((await field('App Password')).placeholder).toBe('');
    fireEvent.click(await provider('SMTP server'));
    expect(await field('SMTP Host')).toBeDefined();
    expect(screen.queryByLabelText('Google Workspace Email')).toBeNull();
    expect(button('Save Changes').disabled).toBe(false);
    press('Reset Changes');
    expect((await provider('Helpdesk')).checked).toBe(true);
    expect(button('Save Changes').disabled).toBe(true);
  });

  it('show the stored server, but never its password', async () => {
    open(own);
    expect((await field('SMTP Host')).value).toBe('smtp.acme.test');
    expect((await field('SMTP Port')).value).toBe('2525');
    expect((await field('Username')).value).toBe('server');
    const password = await field('Password');
    expect([password.value, password.placeholder, password.type]).toEqual([
      '',
      '••••••••',
      'password',
    ]);
    expect(screen.getByText(kept)).toBeDefined();
    expect(screen.getByRole('switch', { name: /^Use TLS/ }).ariaChecked).toBe('false');
    expect(screen.getByText(/^We only send over encrypted connections/)).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: /^Use TLS/ }));
    await waitFor(() => expect(button('Save Changes').disabled).toBe(false));
  });

  it.each([
    ['', 'SMTP port must be a number'],
    [' ', 'SMTP port must be a number'],
    ['0', 'SMTP port must be from 1 to 65535'],
  ])('reject "%s" as a port until it is changed', async (port, why) => {
    const { sent } = open(own);
    await type('SMTP Port', port);
    press('Save Changes');
    expect(await screen.findByText(why)).toBeDefined();
    await type('SMTP Port', '465');
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
    fireEvent.click(screen.getByRole('switch', { name: /^Use TLS/ }));
    expect(sent()).toEqual([]);
    press('Save Changes');
    await takeToast();
    const { passwordSet: _, ...rest } = smtpSettings;
    expect(sent()).toEqual([
      { provider: 'smtp', smtpSettings: { ...rest, port: 465, secure: true } },
    ]);
  });

  it('clear a typed password and its errors if another provider is selected', async () => {
    const { sent } = open(own);
    await type('Password', 'secret');
    await type('SMTP Port', 'many');
    press('Save Changes');
    await screen.findByText('SMTP port must be a number');
    fireEvent.click(await provider('Helpdesk'));
    fireEvent.click(await provider('SMTP server'));
    expect((await field('Password')).value).toBe('');
    expect(screen.queryByText('SMTP port must be a number')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('send with Google using its address and app password', async () => {
    const slow = held(google);
    const { client, sent } = open(settings(), { 'organization.updateEmail': slow.answer });
    fireEvent.click(await provider('Google Workspace'));
    await type('Google Workspace Email', 'nobody');
    press('Save Changes');
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    await type('Google Workspace Email', 'us@acme.test');
    await type('App Password', 'abcd');
    press('Save Changes');
    await waitFor(() => expect(button('Save Changes').ariaBusy).toBe('true'));
    press('Save Changes');
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Email settings updated' });
    expect(sent()).toEqual([
      {
        provider: 'google_workspace',
        googleWorkspaceEmail: 'us@acme.test',
        smtpSettings: { password: 'abcd' },
      },
    ]);
    await waitFor(() => expect(button('Save Changes').disabled).toBe(true));
    expect((await field('App Password')).value).toBe('');
    expect(screen.getByText(kept)).toBeDefined();
    expect(client.getQueryData(readKey('organization.settings'))).toEqual(google);
  });

  it('keep the input if saving fails', async () => {
    open(own, { 'organization.updateEmail': gatewayTimeout });
    await type('Username', 'other');
    press('Save Changes');
    expect(await takeToast()).toEqual({
      title: 'Error',
      text: 'Failed to update email settings',
      destructive: true,
    });
    expect((await field('Username')).value).toBe('other');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
  });

  it.each([
    ['smtpSettings.username', 'Username', own],
    ['smtpSettings.port', 'SMTP Port', own],
    ['smtpSettings.password', 'Password', own],
    ['smtpSettings.password', 'App Password', google],
    ['googleWorkspaceEmail', 'Google Workspace Email', google],
  ])('show the error of %s at %s', async (name, label, stored) => {
    const message = 'The server does not take this';
    const errors = [{ field: name, code: 'refused', message }];
    open(stored, {
      'organization.updateEmail': new MockedRefusal(400, message, 'validation_failed', errors),
    });
    fireEvent.change(await field(stored === own ? 'Username' : 'Google Workspace Email'), {
      target: { value: 'you@acme.test' },
    });
    press('Save Changes');
    await takeToast();
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeDefined();
  });
});

describe('a stored password', () => {
  it('is removed for another server, which needs a new one', async () => {
    open(own);
    await type('SMTP Host', 'other.test');
    expect(screen.getByText(/^Enter the password for the new server/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove saved password' })).toBeNull();
    cleanup();
    open(
      settings({ emailProvider: 'smtp', smtpSettings: { ...smtpSettings, passwordSet: false } }),
    );
    await type('SMTP Host', 'other.test');
    expect(screen.queryByText(/Enter the password for the new server/)).toBeNull();
    cleanup();
    open(settings({ emailProvider: 'smtp', smtpSettings: { ...smtpSettings, host: '' } }));
    await type('SMTP Host', 'other.test');
    expect(screen.queryByText(/Enter the password for the new server/)).toBeNull();
  });

  it('of Google can be removed with a button, once', async () => {
    const without = { ...google, smtpSettings: { ...google.smtpSettings, passwordSet: false } };
    const slow = held(without);
    const { sent } = open(google, { 'organization.updateEmail': slow.answer });
    await field('App Password');
    press('Remove saved password');
    await waitFor(() => expect(button('Remove saved password').ariaBusy).toBe('true'));
    press('Remove saved password');
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Email settings updated' });
    expect(await screen.findByText(where)).toBeDefined();
    expect(sent()).toEqual([{ provider: 'google_workspace', smtpSettings: { password: '' } }]);
  });

  it("stays if it couldn't be removed", async () => {
    open(own, { 'organization.updateEmail': failed });
    await field('Password');
    press('Remove saved password');
    expect(await takeToast()).toEqual({
      title: 'Error',
      text: 'Failed to update email settings',
      destructive: true,
    });
    expect(screen.getByText(kept)).toBeDefined();
  });
});

test("a test email is sent to the user's own address, with the saved settings", async () => {
  const why = 'The server refused the password';
  const slow = held(undefined);
  let answer: MockedRefusal | undefined = new MockedRefusal(502, why, 'mail_not_sent');
  const { sent } = open(own, {
    'organization.testEmail': async () => {
      await slow.answer();
      return answer ?? { message: 'ok' };
    },
  });
  expect(await screen.findByText('We send a test email to ada@acme.test.')).toBeDefined();
  press('Send test email');
  await waitFor(() => expect(button('Send test email').ariaBusy).toBe('true'));
  slow.release();
  expect(await takeToast()).toEqual({ title: 'Error', text: why, destructive: true });
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  answer = undefined;
  press('Send test email');
  expect(await takeToast()).toEqual({
    title: 'Test email sent',
    text: 'Check the inbox of ada@acme.test.',
  });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent()).toEqual([{}, {}]);
  answer = gatewayTimeout;
  press('Send test email');
  expect(await takeToast()).toMatchObject({ text: "Couldn't send the test email" });
  expect((await screen.findByRole('alert')).textContent).toBe("Couldn't send the test email");
  await type('Username', 'other');
  expect(screen.getByText(/^Save your changes first\. The test uses the saved/)).toBeDefined();
  expect(button('Send test email').disabled).toBe(true);
});
