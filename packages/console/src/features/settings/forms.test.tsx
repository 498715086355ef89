import type { Body } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { settings, settingsAfter } from '../../test/organizations.ts';
import { AppearanceTab } from './AppearanceTab.tsx';
import { EmailTab } from './email/EmailTab.tsx';
import { GeneralTab } from './general/GeneralTab.tsx';
import type { Settings, TabProps } from './settings.ts';
import { drawSettings } from './test-settings.tsx';

/** Stores what is sent and returns it, like the server. */
function serve(before: Settings, more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'auth.user': member('admin'),
    'organization.settings': before,
    'organization.updateGeneral': ({ body }) =>
      settingsAfter(before, body as Body<'organization.updateGeneral'>),
    'organization.updateEmail': ({ body }) => {
      const { provider, smtpSettings } = body as Required<Body<'organization.updateEmail'>>;
      const { password, ...smtp } = { password: '', ...before.smtpSettings, ...smtpSettings };
      const passwordSet = password !== '';
      return { ...before, emailProvider: provider, smtpSettings: { ...smtp, passwordSet } };
    },
    ...more,
  });
  const sent = () =>
    calls.filter(({ operation }) => operation.includes('.update')).map(({ body }) => body);
  return { calls, sent };
}

const draw = (Screen: ComponentType<TabProps> = GeneralTab) =>
  drawSettings(Screen, { paths: ['/team'] });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that loading failed, and retries on request', async () => {
  serve(settings(), {
    'organization.settings': failed,
  });
  draw();
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  serve(settings());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Organization Name')).toHaveProperty('value', 'Acme');
});

describe('general settings', () => {
  it('send only changed fields', async () => {
    const { sent } = serve(settings());
    draw();
    const user = userEvent.setup();
    const name = await screen.findByLabelText('Organization Name');
    expect(save()).toHaveProperty('disabled', true);
    await user.clear(name);
    await user.click(save());
    expect(await screen.findByText('Organization name is required')).toBeDefined();
    await user.type(name, 'Acme Ltd');
    await user.click(screen.getByRole('switch', { name: /Auto-assign tickets/ }));
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('General settings updated'));
    expect(sent()).toEqual([{ organizationName: 'Acme Ltd', autoAssignment: false }]);
    await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  });

  it('offer the eight time zones, and the stored one', async () => {
    serve(settings());
    draw();
    const zones = within(await screen.findByLabelText('Timezone')).getAllByRole('option');
    expect(zones.map(({ textContent }) => textContent)).toEqual([
      'Asia/Kolkata',
      'UTC',
      'America/New_York',
      'America/Los_Angeles',
      'Europe/London',
      'Europe/Berlin',
      'Asia/Tokyo',
      'Asia/Shanghai',
      'Australia/Sydney',
    ]);
  });

  it('accept only valid business hours', async () => {
    const { sent } = serve(settings());
    draw();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('switch', { name: /Business hours/ }));
    const days = within(screen.getByRole('group', { name: 'Working days' }));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(days.getByRole('button', { name: day }));
    }
    await user.click(save());
    expect(await screen.findByText('Please choose at least one working day')).toBeDefined();
    await user.click(days.getByRole('button', { name: 'Sunday' }));
    await user.click(days.getByRole('button', { name: 'Monday' }));
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([
      {
        businessHours: { enabled: true, start: '09:00', end: '17:00', days: ['monday', 'sunday'] },
      },
    ]);
  });

  it('keep the input if saving fails, and show errors at their fields', async () => {
    const refusal = 'Ticket prefix must be at most 10 characters';
    const errors = [{ field: 'ticketPrefix', code: 'maxLength', message: refusal }];
    serve(settings(), {
      'organization.updateGeneral': new MockedRefusal(400, refusal, 'validation_failed', errors),
    });
    draw();
    const prefix = await screen.findByLabelText('Ticket Prefix');
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'HD');
    await userEvent.click(save());
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(shownToast()).toMatchObject({
      title: 'Error',
      text: 'Failed to update general settings',
    });
    expect(prefix).toHaveProperty('value', 'HD');
  });

  it('ask before unsaved changes are lost to another page', async () => {
    serve(settings());
    const { router } = draw();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Organization Name'), '!');
    void router.navigate({ to: '/team' as never });
    const question = 'Discard unsaved changes?';
    const asked = within(await screen.findByRole('dialog', { name: question }));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Organization Name')).toHaveProperty('value', 'Acme!');
    void router.navigate({ to: '/team' as never });
    const again = within(await screen.findByRole('dialog', { name: question }));
    await user.click(again.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });
});

describe('email settings', () => {
  const own = settings({
    emailProvider: 'smtp',
    smtpSettings: {
      host: 'smtp.acme.test',
      port: 2525,
      username: 'server',
      secure: true,
      passwordSet: true,
    },
  });

  it('start with port 587 and TLS, and require a number for the port', async () => {
    const { sent } = serve(settings());
    draw(EmailTab);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'SMTP server' }));
    const port = screen.getByLabelText('SMTP Port');
    expect(port).toHaveProperty('value', '587');
    expect(screen.getByRole('switch', { name: /Use TLS/ }).ariaChecked).toBe('true');
    await user.type(screen.getByLabelText('SMTP Host'), 'smtp.acme.test');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.clear(port);
    await user.type(port, 'many');
    await user.click(save());
    expect(await screen.findByText('SMTP port must be a number')).toBeDefined();
    await user.clear(port);
    await user.type(port, '465');
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('Email settings updated'));
    expect(sent()).toEqual([
      {
        provider: 'smtp',
        smtpSettings: {
          host: 'smtp.acme.test',
          port: 465,
          username: '',
          secure: true,
          password: 'secret',
        },
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveProperty('value', ''));
  });

  it('keep the password unless one is typed, say if it will be removed, and can remove it', async () => {
    const { sent } = serve(own);
    draw(EmailTab);
    const user = userEvent.setup();
    const host = await screen.findByLabelText('SMTP Host');
    const kept = 'Leave empty to keep the saved password.';
    expect(screen.getByText(kept)).toBeDefined();
    await user.type(host, '.evil');
    expect(screen.queryByText(kept)).toBeNull();
    expect(screen.getByText(/Enter the password for the new server/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reset Changes' }));
    await user.type(screen.getByLabelText('Username'), '2');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      provider: 'smtp',
      smtpSettings: { host: 'smtp.acme.test', port: 2525, username: 'server2', secure: true },
    });
  });

  it('remove the stored password', async () => {
    const { sent } = serve(own);
    draw(EmailTab);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove saved password' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ provider: 'smtp', smtpSettings: { password: '' } }]),
    );
    await waitFor(() => expect(screen.queryByText(/keep the saved password/)).toBeNull());
  });

  it("show the server's error at the host's field", async () => {
    const message = 'This mail server must be publicly accessible';
    serve(own, {
      'organization.updateEmail': new MockedRefusal(400, message, 'validation_failed', [
        { field: 'smtpSettings.host', code: 'host_not_allowed', message },
      ]),
    });
    draw(EmailTab);
    const host = await screen.findByLabelText('SMTP Host');
    await userEvent.clear(host);
    await userEvent.type(host, '127.0.0.1');
    await userEvent.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    expect(host.getAttribute('aria-invalid')).toBe('true');
    expect(shownToast()?.text).toBe('Failed to update email settings');
  });

  it('send a test with the saved settings, and show why it failed', async () => {
    const why = 'The server refused the user name or the password';
    serve(own, {
      'organization.testEmail': new MockedRefusal(502, why, 'mail_not_sent'),
    });
    draw(EmailTab);
    const test = await screen.findByRole('button', { name: 'Send test email' });
    await userEvent.type(screen.getByLabelText('Username'), '2');
    expect(test).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Changes' }));
    await userEvent.click(test);
    expect((await screen.findByRole('alert')).textContent).toBe(why);
  });
});

it('changes color theme and dark mode immediately, and stores both', async () => {
  serve(settings());
  draw(AppearanceTab);
  await userEvent.click(await screen.findByRole('radio', { name: 'Green' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([...document.documentElement.classList].sort()).toEqual(['dark', 'theme-green']);
  expect(localStorage.getItem('helpdesk_theme')).toBe('green');
  expect(localStorage.getItem('helpdesk_dark')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
});
