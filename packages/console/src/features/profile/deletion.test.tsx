import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { draw, press, toasted } from './test-profile.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(answers = {}) {
  const opened = vi.spyOn(browser, 'open').mockImplementation(() => {});
  const drawn = draw(answers);
  await press('Delete Account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
  const field = dialog.getByLabelText('Type “ada@acme.test” to confirm');
  return { ...drawn, dialog, field, confirm, opened };
}

it('an account is deleted after its user has seen the consequences, and they are signed out', async () => {
  const { made, bodies, dialog, field, confirm, opened } = await open({
    'profile.delete': { deletesAt: '2030-01-31T10:00:00.000Z' },
  });
  expect(dialog.getByText(/Sign in within 30 days/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'alan@acme.test');
  await confirm();
  expect(await dialog.findByText('Enter your email address exactly')).toBeDefined();
  expect(made('profile.delete')).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'Ada@acme.test');
  await confirm();
  await toasted({
    title: 'Your account will be deleted',
    text: 'Sign in before Jan 31, 2030 to keep it.',
  });
  expect(bodies('profile.delete')).toEqual([{ email: 'Ada@acme.test' }]);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/login'));
});

it("the only admin of an organization sees its name, and can't be deleted", async () => {
  const sentence =
    'You are the only admin of Acme. Make someone else an admin first, or delete the organization';
  const { dialog, field, confirm, opened } = await open({
    'profile.delete': new MockedRefusal(409, sentence, 'last_admin'),
  });
  await userEvent.type(field, 'ada@acme.test');
  await confirm();
  expect(await dialog.findByText(sentence)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});
