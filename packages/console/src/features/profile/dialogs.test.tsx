import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ada, draw, inTurn, preferences, press, toasted, write } from './test-profile.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the password', () => {
  async function open(answers = {}) {
    const drawn = draw(answers);
    await press('Change Password');
    const dialog = within(screen.getByRole('dialog', { name: 'Change Password' }));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
    return { ...drawn, dialog, save };
  }

  it('is changed if the new one is repeated correctly, and shows an error otherwise', async () => {
    const { dialog, save, bodies } = await open({
      'profile.changePassword': inTurn('currentPassword', { message: 'ok' }),
    });
    const fields = ['Current Password', 'New Password', 'Confirm New Password'].map((label) =>
      dialog.getByLabelText<HTMLInputElement>(label),
    );
    expect(fields.map(({ type, value }) => type + value)).toEqual(Array(3).fill('password'));
    expect(document.activeElement).toBe(fields[0]);
    expect(dialog.getByText('At least 6 characters.')).toBeDefined();
    const differ = 'New passwords do not match';
    write('Current Password', 'the old one');
    write('New Password', 'a new one');
    write('Confirm New Password', 'another');
    // No error while the user is still typing.
    expect(dialog.queryByText(differ)).toBeNull();
    await save();
    expect(await dialog.findByText(differ)).toBeDefined();
    write('Confirm New Password', 'a new one');
    expect(dialog.queryByText(differ)).toBeNull();
    expect(bodies('profile.changePassword')).toEqual([]);
    await save();
    await toasted({ title: 'Error', text: 'Said by the server', destructive: true });
    await save();
    expect(await dialog.findByText('Wrong at its field')).toBeDefined();
    await save();
    await toasted({ title: 'Error', text: 'Failed to change password' });
    await save();
    await toasted({ title: 'Password Changed', text: 'We signed you out on all other devices.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies('profile.changePassword').at(-1)).toEqual({
      currentPassword: 'the old one',
      newPassword: 'a new one',
    });
  });

  it('stays unchanged if the dialog is closed', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Change Password');
  });
});

describe('preferences', () => {
  async function open(answers = {}, user = ada()) {
    const drawn = draw(answers, user);
    await press('Preferences');
    const dialog = within(screen.getByRole('dialog', { name: 'Notification Preferences' }));
    return { ...drawn, dialog, switches: () => dialog.getAllByRole('switch') };
  }

  it('list eleven kinds of notifications, each with a description', async () => {
    const { switches } = await open();
    const shown = switches().map((one) => [one.textContent, one.ariaChecked]);
    expect(shown).toEqual([
      ['Email notificationsTurn all emails below on or off', 'true'],
      ['New ticketsA customer opened a ticket', 'true'],
      ['AssignmentsA ticket was assigned to you', 'true'],
      ['RepliesSomeone replied to your ticket', 'true'],
      ["ChangesYour ticket's status or priority changed", 'false'],
      ['ResolutionsYour ticket was resolved', 'true'],
      ['MentionsA colleague mentioned you in a note', 'true'],
      ['Live chatA chat is waiting, handed over to you or rated', 'true'],
      ['AnnouncementsNews about this helpdesk', 'true'],
      ['Weekly digestA summary email once a week', 'false'],
      ['Product newsTips and offers', 'false'],
    ]);
    for (const one of switches()) expect(one).toHaveProperty('disabled', false);
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are saved immediately, and show errors', async () => {
    const { bodies, made, dialog } = await open({
      'profile.updateNotificationPreferences': inTurn('x', {
        notificationPreferences: preferences,
      }),
    });
    await userEvent.click(dialog.getByRole('switch', { name: /^Changes/ }));
    await userEvent.click(dialog.getByRole('switch', { name: /^New tickets/ }));
    for (const text of ['Said by the server', 'Check the fields', 'Failed to update preferences']) {
      await press('Save Preferences');
      await toasted({ title: 'Error', text, destructive: true });
    }
    expect(made('auth.user')).toHaveLength(0);
    await press('Save Preferences');
    const text = 'Your notification preferences have been saved.';
    await toasted({ title: 'Preferences Updated', text });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(made('auth.user')).toHaveLength(1));
    expect(bodies('profile.updateNotificationPreferences').at(-1)).toEqual({
      notificationPreferences: { ...preferences, ticketUpdated: true, ticketCreated: false },
    });
  });
});
