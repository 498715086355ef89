import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayTimeout } from '../../../test/operations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { keyLike } from '../test-integrations.ts';
import { choose, serve } from './test-keys.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('editing an API key', () => {
  const shop = keyLike({
    publicName: 'Shop of Acme',
    actsFor: { id: 'u2', name: 'Ben Day', hasLeft: false },
    permissions: ['tickets:read', 'macros:read'],
    expiresAt: '2999-01-01T12:00:00.000Z',
  });
  const edit = async (user: ReturnType<typeof userEvent.setup>) => {
    await choose(user, 'Shop', 'Edit');
    return within(screen.getByRole('dialog', { name: 'Edit API Key' }));
  };

  it('shows the current values, and saves only the fields that changed', async () => {
    const { of, user } = serve([shop]);
    const form = await edit(user);
    const forWhom = form.getByRole('combobox', { name: 'Acts for' });
    await waitFor(() => expect(forWhom).toHaveProperty('value', 'u2'));
    expect(form.getByLabelText('Display name for customers (optional)')).toHaveProperty(
      'value',
      'Shop of Acme',
    );
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Till');
    await user.clear(form.getByLabelText('Display name for customers (optional)'));
    await user.click(form.getByRole('checkbox', { name: 'Tickets: Create' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await takeToast()).toEqual({ title: 'API key updated successfully' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Till')).toBeDefined();
    expect(of('apiKeys.update')).toMatchObject([
      {
        params: { id: 'k1' },
        body: {
          name: 'Till',
          publicName: null,
          permissions: ['tickets:read', 'macros:read', 'tickets:create'],
        },
      },
    ]);
    expect(Object.keys((of('apiKeys.update')[0]?.body ?? {}) as object)).toHaveLength(3);
  });

  it('can change the member or remove it, and remove the expiry', async () => {
    const { of, user } = serve([shop]);
    const form = await edit(user);
    await user.selectOptions(
      form.getByRole('combobox', { name: 'Acts for' }),
      'No member (API v1 only)',
    );
    fireEvent.change(form.getByLabelText('Expires (optional)'), { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await takeToast();
    expect(of('apiKeys.update').map(({ body }) => body)).toEqual([
      {
        name: 'Shop',
        publicName: 'Shop of Acme',
        permissions: ['tickets:read'],
        actsForId: null,
        expiresAt: null,
      },
    ]);
  });

  it('keeps a member who has left', async () => {
    const gone = { id: 'u9', name: 'Eve Gone', hasLeft: true };
    const { of, user } = serve([{ ...shop, actsFor: gone }]);
    const form = await edit(user);
    expect(form.getByRole('option', { name: 'Eve Gone' })).toHaveProperty('selected', true);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await takeToast();
    expect(of('apiKeys.update').map(({ body }) => body)).not.toMatchObject([
      { actsForId: expect.anything() },
    ]);
  });

  it('keeps the input if the server refuses it', async () => {
    const name = 'Name too long';
    const errors = [{ field: 'name', code: 'too_long', message: name }];
    const { user } = serve([shop], {
      'apiKeys.update': new MockedRefusal(400, name, 'validation_failed', errors),
    });
    const form = await edit(user);
    await user.type(form.getByLabelText('Name'), ' two');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(name)).toBeDefined();
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Shop two');
    expect(await takeToast()).toMatchObject({ text: name });
  });

  it('rotates the key after a question, and shows the new secret once', async () => {
    const { of, user } = serve([shop]);
    await choose(user, 'Shop', 'Rotate');
    const question = within(screen.getByRole('dialog', { name: 'Rotate Shop?' }));
    expect(question.getByText(/works for one more day/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Rotate' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(shown.getByText('hdk_second')).toBeDefined();
    expect(of('apiKeys.rotate')).toMatchObject([
      { params: { id: 'k1' }, body: { overlapHours: 24 } },
    ]);
    await user.click(shown.getByRole('button', { name: "I've copied it" }));
    expect(await screen.findByText('Previous key works until Jan 2, 2999')).toBeDefined();
  });

  it('rotates the key only once, even if the first response was lost', async () => {
    const { of, user } = serve([shop], { 'apiKeys.rotate': gatewayTimeout });
    await choose(user, 'Shop', 'Rotate');
    const question = within(screen.getByRole('dialog', { name: 'Rotate Shop?' }));
    await user.click(question.getByRole('button', { name: 'Rotate' }));
    expect(await takeToast()).toMatchObject({ text: 'Failed to rotate API key' });
    await user.click(question.getByRole('button', { name: 'Rotate' }));
    await takeToast();
    const [first, second] = of('apiKeys.rotate').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});
