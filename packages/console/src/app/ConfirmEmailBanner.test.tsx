import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createCache, readKey } from '../data/cache.ts';
import { draw, member } from '../test/harness.tsx';
import { answerOperations } from '../test/operations.ts';
import { ConfirmEmailBanner } from './ConfirmEmailBanner.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(emailConfirmed: boolean) {
  const user = member('admin', { emailConfirmed });
  const calls = answerOperations({
    'auth.user': user,
    'auth.sendConfirmation': { message: 'On its way' },
  });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), user);
  draw(<ConfirmEmailBanner />, client);
  return calls;
}

test('a user with an unconfirmed email address sees a reminder until they dismiss it', async () => {
  show(false);
  expect(screen.getByRole('status').textContent).toContain('Please confirm your email address');
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  show(false);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a user with a confirmed email address sees no reminder', () => {
  show(true);
  expect(screen.queryByRole('status')).toBeNull();
});
