import { shortDate } from '@helpdesk/sdk/rules/dates';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { member } from '../../test/harness.tsx';
import { gatewayTimeout } from '../../test/operations.ts';
import { ada, draw, inTurn, preferences, press, toasted, write } from './test-profile.ts';

const photo = 'https://files.test/ada.png';
const facts = () =>
  [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['admin', 'Administrator', 'text-destructive-text'],
  ['agent', 'Agent', 'text-info-text'],
  ['customer', 'Customer', 'text-success-text'],
] as const)('shows the role %s in its own color', async (role, label, color) => {
  const user = member(role, { notificationPreferences: preferences });
  draw({}, user);
  expect((await screen.findByText(label)).className).toContain(color);
  const since = shortDate(user.createdAt);
  expect(screen.getByText(since).parentElement?.textContent).toBe(`Member since ${since}`);
});

it("shows the user's data, with a dash for missing values", async () => {
  draw({}, ada({ firstName: null, pendingEmail: 'new@acme.test' }));
  expect(await screen.findByRole('heading', { name: 'Lovelace' })).toBeDefined();
  expect(facts()).toEqual([
    ['First Name', '–'],
    ['Last Name', 'Lovelace'],
    ['Email', 'ada@acme.test'],
    ['New Email (not confirmed)', 'new@acme.test'],
  ]);
  await screen.findByText('Passkeys');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'PasswordChanging it signs you out on all other devices.Change Password',
    'NotificationsChoose your notifications in the console and by email.Preferences',
    'Sign outEnds your session on this device.Sign Out',
    'Delete accountYour organizations keep your tickets and replies.Delete Account',
    'Authenticator appShows a new code on your phone every 30 seconds.Set up app',
    'PasskeysPasskeys need HTTPS and a browser that supports them.',
  ]);
  await press('Edit');
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', '');
});

it('shows neither an organization nor a role for a user without an organization', async () => {
  draw({}, ada({ organizations: [], lastName: null, pendingEmail: null }));
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeDefined();
  expect(screen.queryByText('Acme')).toBeNull();
  expect(screen.queryByText('Agent')).toBeNull();
  expect(facts().map(([, text]) => text)).toEqual(['Ada', '–', 'ada@acme.test']);
});

it('signs out', async () => {
  const open = vi.spyOn(browser, 'open').mockImplementation(() => {});
  const { made } = draw({ 'auth.logout': { message: 'ok' } as never });
  await press('Sign Out');
  await waitFor(() => expect(made('auth.logout')).toHaveLength(1));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/login'));
});

describe('name and email address', () => {
  it("are reset when editing is canceled, and can't be saved twice", async () => {
    const { made } = draw();
    await press('Edit');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(
      screen.getByText('To use a new address, open the confirmation link we email you.'),
    ).toBeDefined();
    write('Last Name', 'Byron');
    await press('Cancel');
    expect(facts()[1]).toEqual(['Last Name', 'Lovelace']);
    await press('Edit');
    expect(screen.getByLabelText('Last Name')).toHaveProperty('value', 'Lovelace');
    expect(made('profile.update')).toEqual([]);
  });

  it('show errors, keep the input, and are refetched after saving', async () => {
    const saved = ada({ firstName: 'Grace', pendingEmail: 'other@acme.test' });
    const { made, bodies } = draw({ 'profile.update': inTurn('email', saved) });
    await press('Edit');
    write('First Name', 'Grace');
    write('Email', 'no address');
    await press('Save Changes');
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    write('Email', 'ada@acme.test');
    await press('Save Changes');
    const title = 'Update Failed';
    await toasted({ title, text: 'Said by the server', destructive: true });
    await press('Save Changes');
    expect(await screen.findByText('Wrong at its field')).toBeDefined();
    await press('Save Changes');
    await toasted({ title, text: 'Failed to update profile. Please try again.' });
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Grace');
    expect(made('auth.user')).toHaveLength(0);
    await press('Save Changes');
    await toasted({ title: 'Profile Updated', text: 'Your profile has been updated.' });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeDefined();
    await waitFor(() => expect(made('auth.user')).toHaveLength(1));
    expect(bodies('profile.update').at(-1)).toEqual({
      firstName: 'Grace',
      lastName: 'Lovelace',
      email: 'ada@acme.test',
    });
  });
});

describe('the photo', () => {
  const picture = (size = 1, type = 'image/png') =>
    new File([new Uint8Array(size)], 'ada.png', { type });
  const choose = async (file: File) => {
    const input = await screen.findByLabelText<HTMLInputElement>('Choose a photo');
    expect(input.accept).toBe('image/*');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };

  it('is uploaded once when chosen, up to the maximum size', async () => {
    let answer = () => {};
    const { made } = draw({
      'profile.uploadPhoto': () =>
        new Promise((resolve) => {
          answer = () => resolve({ profileImageUrl: photo } as never);
        }),
    });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    const clicked = vi.spyOn(HTMLInputElement.prototype, 'click');
    await press('Change Photo');
    expect(clicked).toHaveBeenCalledOnce();
    await choose(picture(5 * 1024 * 1024));
    const button = screen.getByRole('button', { name: 'Change Photo' });
    await waitFor(() => expect(made('profile.uploadPhoto')).toHaveLength(1));
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer();
    await toasted({ title: 'Photo Updated', text: 'Your profile photo has been updated.' });
    await waitFor(() => expect(made('auth.user')).toHaveLength(1));
  });

  it('can be removed, and shows an error if that fails', async () => {
    const answers = [
      new MockedRefusal(409, 'Said by the server', 'refused'),
      gatewayTimeout,
      ada(),
    ];
    const { made } = draw(
      { 'profile.removePhoto': () => answers.shift() as never },
      ada({ profileImageUrl: photo }),
    );
    await screen.findByRole('button', { name: 'Remove' });
    expect(document.querySelector('img')?.src).toBe(photo);
    await press('Remove');
    await toasted({ title: 'Upload Failed', text: 'Said by the server', destructive: true });
    await press('Remove');
    await toasted({ text: 'Failed to upload profile photo. Please try again.' });
    expect(made('auth.user')).toHaveLength(0);
    await press('Remove');
    await toasted({ title: 'Photo Updated', text: 'Your profile photo has been removed.' });
    await waitFor(() => expect(made('auth.user')).toHaveLength(1));
  });

  it("shows an error if it can't be uploaded", async () => {
    draw({ 'profile.uploadPhoto': gatewayTimeout });
    await choose(picture());
    const text = 'Failed to upload profile photo. Please try again.';
    await toasted({ title: 'Upload Failed', text, destructive: true });
  });
});
