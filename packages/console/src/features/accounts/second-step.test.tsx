import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import SecondStep from './SecondStep.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = { token: 'asked', expiresAt: '2026-11-20T12:10:00.000Z' };
const ada = { token: 'fresh', user: member('agent') };

function step(methods: ('totp' | 'passkey' | 'recovery_code')[]) {
  const [done, expired] = [vi.fn(), vi.fn()];
  draw(<SecondStep challenge={{ ...asked, methods }} onDone={done} onExpired={expired} />);
  return { done, expired };
}

it('accepts a code after a wrong one', async () => {
  const answers = [new MockedRefusal(401, 'This code is wrong or was already used', 'wrong_code')];
  const calls = answerOperations({ 'auth.answerChallenge': () => answers.shift() ?? ada });
  const { done } = step(['totp', 'recovery_code']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('This code is wrong'),
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '492039{Enter}');
  await waitFor(() => expect(done.mock.calls[0]?.[0]).toEqual(ada));
  expect(calls.map(({ body }) => body)).toEqual([
    { challenge: 'asked', code: '000000' },
    { challenge: 'asked', code: '492039' },
  ]);
});

it('asks for the password again once the challenge has expired', async () => {
  const over = new MockedRefusal(410, 'This sign-in has expired.', 'challenge_expired');
  answerOperations({ 'auth.answerChallenge': over });
  const { expired } = step(['totp']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '492039{Enter}');
  await waitFor(() => expect(expired).toHaveBeenCalledWith('This sign-in has expired.'));
});

it('asks for a recovery code if there is no app, and offers a passkey only if the browser supports it', async () => {
  answerOperations({});
  step(['passkey', 'recovery_code']);
  expect(screen.getByRole('textbox', { name: 'Recovery code' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use the authenticator app' })).toBeNull();
  cleanup();
  vi.stubGlobal('PublicKeyCredential', class {});
  step(['passkey', 'recovery_code']);
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeDefined();
});

it("asks for no code if none is left, and says what to do if passkeys don't work either", () => {
  answerOperations({});
  step(['passkey']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/ask an administrator/)).toBeDefined();
  cleanup();
  vi.stubGlobal('PublicKeyCredential', class {});
  step(['passkey']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeDefined();
  expect(screen.queryByText(/ask an administrator/)).toBeNull();
});
