import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { failed, heldAnswer } from '../../../test/operations.ts';
import { bodiesOf, formLike, watchReads } from '../test-forms.ts';
import { closed, openDialog as open, press, resetDialogs, type } from './test-dialogs.tsx';

resetDialogs();

describe('configuring a form', () => {
  const stored = formLike().settings;

  it('sends all settings with the version that they are based on', async () => {
    const held = heldAnswer(formLike());
    const { made, client } = await open('configure', { 'contactForms.update': held.answer });
    const old = watchReads(client);
    type('Submit button text', 'Go');
    type('Success message', 'Thanks!');
    type('Redirect URL', 'https://acme.test/thanks');
    expect(screen.queryByLabelText('Notify')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: /Email notification/ }));
    type('Notify', 'team@acme.test');
    fireEvent.click(screen.getByRole('switch', { name: /Collect IP addresses/ }));
    type('Allowed domains', 'https://Acme.test/shop\n*.acme.test');
    const button = screen.getByRole('button', { name: 'Save Changes' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    held.release();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(shownToast()?.title).toBe('Contact form updated successfully');
    expect(bodiesOf(made, 'contactForms.update')).toEqual([
      {
        settings: {
          submitButtonText: 'Go',
          successMessage: 'Thanks!',
          redirectUrl: 'https://acme.test/thanks',
          sendEmailNotification: true,
          emailNotificationTo: 'team@acme.test',
          collectIpAddress: true,
          allowedDomains: ['acme.test', '*.acme.test'],
          tagIds: [],
          captcha: false,
        },
      },
    ]);
    expect(made[0]?.headers.get('If-Match')).toBe('"20260305120000000"');
    expect(old()).toEqual(['contactForms.list']);
  });

  it("turns the organization's captcha on", async () => {
    const { made } = await open(
      'configure',
      { 'contactForms.update': formLike() },
      formLike({ captcha: 'off' }),
    );
    expect(screen.queryByRole('link', { name: 'Set one up' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: /Captcha/ }));
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(bodiesOf(made, 'contactForms.update')).toMatchObject([{ settings: { captcha: true } }]);
  });

  it('links to the captcha setup if there is none and the member may set it up; turning it off always works', async () => {
    const captcha = () => screen.getByRole<HTMLButtonElement>('switch', { name: /Captcha/ });
    await open('configure', {}, formLike({ captcha: 'none' }));
    expect(captcha().disabled).toBe(true);
    const link = screen.getByRole('link', { name: 'Set one up' });
    expect(link.getAttribute('href')).toBe('/settings/captcha');
    cleanup();
    await open('configure', {}, formLike({ captcha: 'none' }), 'agent');
    expect(screen.queryByRole('link', { name: 'Set one up' })).toBeNull();
    expect(screen.getByText('Your organization has no captcha set up.')).toBeDefined();
    cleanup();
    const settings = { ...stored, captcha: true };
    await open('configure', {}, formLike({ settings, captcha: 'none' }));
    expect(captcha().disabled).toBe(false);
  });

  it("shows the notification address to members who can't change settings, but doesn't send it", async () => {
    const settings = {
      ...stored,
      sendEmailNotification: true,
      emailNotificationTo: 'team@acme.test',
    };
    const form = formLike({ settings });
    const { made } = await open('configure', { 'contactForms.update': form }, form, 'agent');
    const notify = screen.getByLabelText<HTMLInputElement>('Notify');
    expect([notify.value, notify.disabled]).toEqual(['team@acme.test', true]);
    type('Submit button text', 'Go');
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    const [body] = bodiesOf(made, 'contactForms.update') as [{ settings: object }];
    expect(body.settings).toMatchObject({ submitButtonText: 'Go' });
    expect(body.settings).not.toHaveProperty('emailNotificationTo');
  });

  it("says that the notification address isn't confirmed, and emails it another link", async () => {
    const settings = {
      ...stored,
      sendEmailNotification: true,
      emailNotificationTo: 'team@acme.test',
    };
    const form = formLike({ settings, notices: 'waiting' });
    const { made } = await open('configure', { 'contactForms.confirmNotices': undefined }, form);
    expect(screen.getByText(/^Waiting for confirmation/)).toBeDefined();
    press('Send again');
    await waitFor(() => expect(shownToast()?.title).toBe('Confirmation email sent'));
    expect(made.map(({ operation, params }) => [operation, params])).toEqual([
      ['contactForms.confirmNotices', { id: 'f1' }],
    ]);
    type('Notify', 'other@acme.test');
    expect(screen.queryByText(/^Waiting for confirmation/)).toBeNull();
  });

  it("doesn't offer another link to members who can't change settings", async () => {
    const settings = { ...stored, sendEmailNotification: true };
    await open('configure', {}, formLike({ settings, notices: 'waiting' }), 'agent');
    expect(screen.getByText(/^Waiting for confirmation/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('shows errors at their fields until something changes, and keeps the input', async () => {
    const errors = [
      { field: 'settings.redirectUrl', code: 'format', message: 'Not an address' },
      { field: 'settings.redirectUrl', code: 'maxLength', message: 'Too long' },
      { field: 'settings.allowedDomains.0', code: 'format', message: 'Not a site' },
      { field: 'settings.submitButtonText', code: 'x', message: 'Wrong button' },
      { field: 'settings.successMessage', code: 'x', message: 'Wrong message' },
      { field: 'settings.emailNotificationTo', code: 'x', message: 'Wrong recipient' },
    ];
    const { made } = await open(
      'configure',
      {
        'contactForms.update': new MockedRefusal(400, 'No', 'validation_failed', errors),
      },
      formLike({ settings: { ...stored, sendEmailNotification: true } }),
    );
    type('Redirect URL', 'here');
    press('Save Changes');
    for (const [label, sentence] of [
      ['Redirect URL', 'Not an address'],
      ['Allowed domains', 'Not a site'],
      ['Submit button text', 'Wrong button'],
      ['Success message', 'Wrong message'],
      ['Notify', 'Wrong recipient'],
    ] as const) {
      const note = await screen.findByText(sentence);
      expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(note.id);
    }
    expect(screen.queryByText('Too long')).toBeNull();
    expect(shownToast()).toMatchObject({ text: 'Failed to update contact form' });
    expect(screen.getByLabelText('Redirect URL')).toHaveProperty('value', 'here');
    expect(screen.queryByText(/Someone else changed this form/)).toBeNull();
    expect(bodiesOf(made, 'contactForms.get')).toEqual([]);
    type('Submit button text', 'Go');
    expect(screen.queryByText('Not an address')).toBeNull();
    expect(screen.queryByText('Not a site')).toBeNull();
    expect(closed).not.toHaveBeenCalled();
  });

  it('asks before discarding changes, and closes at once without any', async () => {
    await open('configure', {});
    press('Cancel');
    expect(closed).toHaveBeenCalledOnce();
    closed.mockClear();
    type('Submit button text', 'Go');
    press('Cancel');
    const question = () => screen.queryByRole('dialog', { name: 'Discard unsaved changes?' });
    fireEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(screen.getByLabelText('Submit button text')).toHaveProperty('value', 'Go');
    expect(closed).not.toHaveBeenCalled();
    press('Close');
    press('Discard changes');
    expect(closed).toHaveBeenCalledOnce();
  });

  const stale = new MockedRefusal(412, 'Changed', 'stale');

  it('says that someone else saved first; saving again overwrites their changes', async () => {
    const { made } = await open('configure', {
      'contactForms.update': ({ headers }) =>
        headers.get('If-Match') === '"20260306120000000"' ? formLike() : stale,
      'contactForms.get': formLike({ updatedAt: '2026-03-06T12:00:00.000Z' }),
    });
    type('Submit button text', 'Go');
    press('Save Changes');
    expect(
      await screen.findByText(
        'Someone else changed this form. Save to replace their changes with yours, or close to keep theirs.',
      ),
    ).toBeDefined();
    expect(screen.getByLabelText('Submit button text')).toHaveProperty('value', 'Go');
    await waitFor(() => {
      press('Save Changes');
      expect(closed).toHaveBeenCalledOnce();
    });
    expect(made[1]).toMatchObject({ operation: 'contactForms.get', params: { id: 'f1' } });
  });

  it("keeps its version if the other member's version can't be loaded", async () => {
    const { made } = await open('configure', {
      'contactForms.update': stale,
      'contactForms.get': failed,
    });
    press('Save Changes');
    await screen.findByText(/Someone else changed this form/);
    await waitFor(() => expect(bodiesOf(made, 'contactForms.get')).toHaveLength(1));
    press('Save Changes');
    await waitFor(() => expect(bodiesOf(made, 'contactForms.update')).toHaveLength(2));
    const saves = made.filter(({ operation }) => operation === 'contactForms.update');
    expect(saves.map(({ headers }) => headers.get('If-Match'))).toEqual([
      '"20260305120000000"',
      '"20260305120000000"',
    ]);
  });
});
