import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import ProfilePage from './ProfilePage.tsx';

const preferences = {
  emailNotifications: true,
  ticketCreated: true,
  ticketUpdated: true,
  ticketUpdates: true,
  ticketAssignments: true,
  ticketResolutions: true,
  ticketMentions: true,
  chatMessages: true,
  systemAnnouncements: true,
  weeklyDigest: false,
  marketingEmails: false,
};
const ada = member('customer', { notificationPreferences: preferences });

function draw(table: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'auth.user': ada,
    'sessions.list': [],
    'account.secondFactor': { totpSince: null, passkeys: [], recoveryCodesLeft: 0 },
    ...table,
  });
  drawPage(ProfilePage, ada);
  return calls;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  it("says that a link was emailed to a new address, which takes effect when it's opened", async () => {
    draw({ 'profile.update': { ...ada, pendingEmail: 'grace@acme.test' } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'Grace@acme.test');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Profile Updated',
        text: 'We emailed a link to grace@acme.test. Open it to confirm the address.',
      }),
    );
  });

  it('rejects a photo of the wrong type or size before uploading it', async () => {
    const calls = draw();
    const input = await screen.findByLabelText('Choose a photo');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'a.txt', { type: 'text/plain' }));
    expect(shownToast()).toMatchObject({
      title: 'Invalid File Type',
      destructive: true,
      text: 'Please select an image file (JPG, PNG, GIF, etc.)',
    });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
    await user.upload(input, large);
    expect(shownToast()).toMatchObject({
      title: 'File Too Large',
      destructive: true,
      text: 'Please select an image smaller than 5MB',
    });
    const reads = ['auth.user', 'sessions.list', 'account.secondFactor'];
    expect(calls.filter(({ operation }) => !reads.includes(`${operation}`))).toEqual([]);
  });
});

describe('changing the password', () => {
  async function open(table = {}) {
    draw(table);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(screen.getByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Change Password' }));
    return { user, dialog, save };
  }

  it('requires every field, and the new password twice', async () => {
    const { user, dialog, save } = await open();
    await save();
    expect((await dialog.findAllByText('Please fill all password fields')).length).toBeGreaterThan(
      0,
    );
    await user.type(dialog.getByLabelText('Current Password'), 'the old one');
    await user.type(dialog.getByLabelText('New Password'), 'a new one');
    await user.type(dialog.getByLabelText('Confirm New Password'), 'another');
    await save();
    expect(dialog.getByText('New passwords do not match')).toBeDefined();
  });
});

describe('preferences', () => {
  it("can't be changed separately while email is off altogether", async () => {
    const calls = draw({
      'profile.updateNotificationPreferences': { notificationPreferences: preferences },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Preferences' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: /^Live chat/ }));
    await user.click(dialog.getByRole('switch', { name: /^Email notifications/ }));
    for (const one of dialog.getAllByRole<HTMLButtonElement>('switch').slice(1)) {
      expect(one.disabled).toBe(true);
    }
    await user.click(dialog.getByRole('button', { name: 'Save Preferences' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Preferences Updated' }));
    const sent = calls.find(
      ({ operation }) => operation === 'profile.updateNotificationPreferences',
    );
    expect(sent?.body).toEqual({
      notificationPreferences: { ...preferences, emailNotifications: false, chatMessages: false },
    });
  });
});
