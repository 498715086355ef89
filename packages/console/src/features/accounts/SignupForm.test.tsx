import { MockedRefusal } from '@helpdesk/sdk/testing';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { draw, member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { SignupForm } from './SignupForm.tsx';

async function openForm(invitation: { token?: string; email?: string } = {}) {
  const root = createRootRoute({ component: () => <SignupForm {...invitation} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  draw(<RouterProvider router={router} />);
  await screen.findByLabelText('First name');
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await user.type(screen.getByLabelText(label), value);
}

const person = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Password: 'difference',
  'Confirm password': 'difference',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('signing up', () => {
  it('shows an error at every missing field, and clears it when the field is edited', async () => {
    const calls = answerOperations({});
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'Organization name is required',
    ]) {
      expect(await screen.findByText(sentence)).toBeDefined();
    }
    await user.type(screen.getByLabelText('Last name'), 'L');
    expect(screen.queryByText('Last name is required')).toBeNull();
    expect(screen.getByText('First name is required')).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  it('validates password and confirmation with the messages of the contract', async () => {
    answerOperations({});
    const user = await openForm();
    await fill(user, { Email: 'ada', Password: 'short', 'Confirm password': 'other!' });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeDefined();
    expect(screen.getByText('Passwords do not match')).toBeDefined();
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  });

  it("shows a banner with the server's error", async () => {
    const refusal = {
      message: 'An account with this email already exists',
      code: 'email_taken',
      requestId: '1',
    };
    answerOperations({ 'auth.signup': new MockedRefusal(409, refusal.message, refusal.code) });
    const user = await openForm();
    await fill(user, { ...person, Email: 'ada@acme.test', 'Organization name': 'Acme' });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await screen.findByRole('alert')).textContent).toBe(refusal.message);
  });

  it('joins by invitation without asking for an organization, and keeps the session', async () => {
    const calls = answerOperations({
      'auth.signup': { token: 'fresh', user: member('agent') },
    });
    const user = await openForm({ token: 'invited', email: 'ada@acme.test' });
    expect(screen.queryByLabelText('Organization name')).toBeNull();
    await fill(user, person);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('fresh'));
    expect(calls[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@acme.test',
      password: 'difference',
      confirmPassword: 'difference',
      invitationToken: 'invited',
    });
  });
});
