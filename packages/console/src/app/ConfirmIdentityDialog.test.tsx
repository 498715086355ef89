import type { OperationId, Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useProofAsked } from '../data/signing-in/fresh-proof.ts';
import { shownToast, toast } from '../data/toast.ts';
import { useWrite } from '../data/use-write.ts';
import { draw } from '../test/harness.tsx';
import { answerOperations } from '../test/operations.ts';
import { Dialog } from '../ui/Dialog.tsx';
import ConfirmIdentityDialog from './ConfirmIdentityDialog.tsx';

const proofNeeded = new MockedRefusal(
  403,
  'Please confirm your password to do this',
  'fresh_proof_needed',
);
const wrongPassword = new MockedRefusal(400, 'Current password is incorrect', 'wrong_password', [
  { field: 'currentPassword', code: 'invalid', message: 'Current password is incorrect' },
]);

const created: Result<'apiKeys.create'> = {
  message: 'Made',
  data: {
    id: 'k1',
    name: 'Shop',
    publicName: null,
    actsFor: null,
    isActive: true,
    expiresAt: null,
    permissions: [],
    lastUsedAt: null,
    usageCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    prefix: 'hdk_abcd',
    lastFour: 'wxyz',
    previousUntil: null,
    key: 'hdk_abcdwxyz',
  },
};

/** A dialog that creates an API key, with the password dialog on top. */
function KeyScreen() {
  const [name, setName] = useState('');
  const isProofAsked = useProofAsked();
  const { write } = useWrite('apiKeys.create', {
    done: 'Key created',
    failed: 'Failed to create key',
  });
  return (
    <>
      <Dialog open onClose={() => {}} title="New key">
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <button type="button" onClick={() => write({ name })}>
          Create
        </button>
      </Dialog>
      {isProofAsked && <ConfirmIdentityDialog />}
    </>
  );
}

/** Renders the screen with a server that requires the password before it creates an API key. */
function drawKeyScreen() {
  let isProved = false;
  const calls = answerOperations({
    'apiKeys.create': () => (isProved ? created : proofNeeded),
    'auth.confirmPassword': ({ body }) => {
      const sent = body as { currentPassword: string };
      isProved = sent.currentPassword === 'the right one';
      return isProved ? undefined : wrongPassword;
    },
  });
  toast({ title: 'Nothing yet' });
  draw(<KeyScreen />);
  return calls;
}

const count = (calls: ReturnType<typeof drawKeyScreen>, operation: OperationId) =>
  calls.filter((one) => one.operation === operation).length;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for the password, repeats the call once and keeps the input', async () => {
  const calls = drawKeyScreen();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Shop');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.type(await screen.findByLabelText('Your Password'), 'the right one');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Key created' }));
  expect(screen.queryByLabelText('Your Password')).toBeNull();
  expect(count(calls, 'apiKeys.create')).toBe(2);
  expect(calls.at(-1)?.body).toMatchObject({ name: 'Shop' });
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Shop');
});

it('says when the password is wrong, and asks again', async () => {
  const calls = drawKeyScreen();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Shop');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.type(await screen.findByLabelText('Your Password'), 'another');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Current password is incorrect')).toBeDefined();
  expect(count(calls, 'apiKeys.create')).toBe(1);
  await user.clear(screen.getByLabelText('Your Password'));
  await user.type(screen.getByLabelText('Your Password'), 'the right one');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(count(calls, 'apiKeys.create')).toBe(2));
});

it('cancels the call without an error message when it is closed', async () => {
  const calls = drawKeyScreen();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Shop');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.type(await screen.findByLabelText('Your Password'), 'half');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Your Password')).toBeNull());
  expect(count(calls, 'apiKeys.create')).toBe(1);
  expect(shownToast()).toMatchObject({ title: 'Nothing yet' });
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Shop');
});
