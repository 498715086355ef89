import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { held } from '../../../test/held.ts';
import { failed, gatewayTimeout } from '../../../test/operations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { keyLike, listOf } from '../test-integrations.ts';
import { choose, openForm, row, serve } from './test-keys.tsx';

const importer = keyLike({ id: 'k2', name: 'Importer', isActive: false, permissions: [] });

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('the list of API keys', () => {
  it("shows each key's name, permissions and usage", async () => {
    const soon = keyLike({ id: 'k3', name: 'Soon', expiresAt: '2999-01-01T12:00:00.000Z' });
    const over = keyLike({ id: 'k4', name: 'Over', expiresAt: '2020-01-01T12:00:00.000Z' });
    serve([keyLike(), importer, soon, over]);
    expect(screen.getByText(/give your programs access to the API/)).toBeDefined();
    expect(
      within(screen.getByRole('list', { name: 'API Keys' })).getAllByRole('listitem').length,
    ).toBe(3);
    const first = await row('Shop');
    expect(first.getByText('hdk_abcd…wxyz').parentElement?.textContent).toBe(
      'hdk_abcd…wxyz · Never used',
    );
    expect(first.getByText('tickets:read')).toBeDefined();
    expect(first.queryByText(/more$|^Inactive$|^Expire/)).toBeNull();
    expect(first.getByRole('switch', { name: 'Shop is active' }).ariaChecked).toBe('true');
    const off = await row('Importer');
    expect(off.getByText('Inactive')).toBeDefined();
    expect(off.getByText('No permissions')).toBeDefined();
    expect(off.getByRole('switch').ariaChecked).toBe('false');
    expect((await row('Soon')).getByText('Expires Jan 1, 2999').className).not.toContain(
      'destructive',
    );
    expect((await row('Over')).getByText('Expired').className).toContain('destructive');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('counts the permissions beyond three, and names them in a tooltip', async () => {
    const three = ['tickets:read', 'tickets:create', 'tickets:update'] as const;
    serve([
      keyLike({ permissions: [...three, 'analytics:read', 'webhooks:read'] }),
      keyLike({ id: 'k2', name: 'Three', permissions: [...three] }),
    ]);
    const more = (await row('Shop')).getByText('+2 more');
    expect(more.parentElement?.title).toBe('analytics:read, webhooks:read');
    expect((await row('Three')).getByText('tickets:update')).toBeDefined();
    expect((await row('Three')).queryByText(/more/)).toBeNull();
  });

  it('says if there are none', async () => {
    serve([]);
    expect(await screen.findByText('No API keys yet')).toBeDefined();
    expect(screen.getByText(/read and open tickets from your own programs/)).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    const { user } = serve([], {
      'apiKeys.list': () => (isDown ? failed : listOf([keyLike()])),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No API keys yet')).toBeNull();
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('Shop')).toBeDefined();
  });
});

describe('an API key', () => {
  it('can be turned off and on in the list, once per click', async () => {
    const slow = held({ data: keyLike({ isActive: false }), message: 'ok' });
    const { of, user } = serve([importer]);
    await user.click(await screen.findByRole('switch', { name: 'Importer is active' }));
    await waitFor(() => expect(screen.getByRole('switch').ariaChecked).toBe('true'));
    expect(screen.queryByText('Inactive')).toBeNull();
    expect(of('apiKeys.update')).toMatchObject([
      { params: { id: 'k2' }, body: { isActive: true } },
    ]);
    cleanup();
    serve([keyLike()], { 'apiKeys.update': slow.answer });
    await user.click(await screen.findByRole('switch'));
    await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('disabled', true));
    slow.release();
    await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('disabled', false));
  });

  it.each([
    ['the server says why', new MockedRefusal(404, 'Not found', 'not_found'), 'Not found'],
    ['nobody says why', gatewayTimeout, 'Failed to update API key'],
  ])("says that it couldn't be turned off: %s", async (_, answer, text) => {
    const { user } = serve([keyLike()], { 'apiKeys.update': answer });
    await user.click(await screen.findByRole('switch'));
    expect(await takeToast()).toEqual({ title: 'Error', text, destructive: true });
    expect(screen.getByRole('switch').ariaChecked).toBe('true');
  });

  it('can be deleted, after a question', async () => {
    const { of, user } = serve([keyLike(), importer]);
    await choose(user, 'Shop', 'Delete');
    const question = { name: 'Delete Shop?' };
    let dialog = within(screen.getByRole('dialog', question));
    expect(dialog.getByText(/Programs that use this key stop working immediately/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of('apiKeys.delete')).toEqual([]);
    await choose(user, 'Shop', 'Delete');
    dialog = within(screen.getByRole('dialog', question));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await takeToast()).toEqual({ title: 'API key deleted successfully' });
    await waitFor(() => expect(screen.queryByText('Shop')).toBeNull());
    expect(screen.getByText('Importer')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of('apiKeys.delete').map(({ params }) => params)).toEqual([{ id: 'k1' }]);
  });

  it("stays, with the question, if it couldn't be deleted", async () => {
    const slow = held(gatewayTimeout);
    const { of, user } = serve([keyLike()], { 'apiKeys.delete': slow.answer });
    await choose(user, 'Shop', 'Delete');
    const remove = screen.getByRole('button', { name: 'Delete' });
    await user.click(remove);
    await waitFor(() => expect(remove.ariaBusy).toBe('true'));
    await user.click(remove);
    slow.release();
    expect(await takeToast()).toEqual({
      title: 'Error',
      text: 'Failed to delete API key',
      destructive: true,
    });
    expect(screen.getByRole('dialog', { name: 'Delete Shop?' })).toBeDefined();
    expect(of('apiKeys.delete')).toHaveLength(1);
  });
});

describe('a new API key', () => {
  it('without a member has only the permissions on screen', async () => {
    const { of, user } = serve([]);
    const form = await openForm(user);
    await user.type(form.getByLabelText('Name'), 'Shop');
    await user.click(form.getByText('More permissions'));
    await user.click(await form.findByRole('checkbox', { name: 'Macros: Read' }));
    const nobody = 'No member (API v1 only)';
    await user.selectOptions(form.getByRole('combobox', { name: 'Acts for' }), nobody);
    await user.click(form.getByRole('button', { name: 'Create API Key' }));
    await screen.findByText('hdk_secret');
    expect(of('apiKeys.create').map(({ body }) => body)).toEqual([
      { name: 'Shop', actsForId: null, permissions: ['tickets:read'] },
    ]);
  });

  it('acts for its creator, a colleague or no member, and may do more for a member', async () => {
    const { of, user } = serve([]);
    const form = await openForm(user);
    const forWhom = form.getByRole('combobox', { name: 'Acts for' });
    await form.findByRole('option', { name: 'Ben Day' });
    const options = within(forWhom).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'You',
      'Ben Day',
      'No member (API v1 only)',
    ]);
    await user.type(form.getByLabelText('Name'), 'Macros');
    await user.type(form.getByLabelText('Display name for customers (optional)'), 'Acme Bot');
    await user.selectOptions(forWhom, 'No member (API v1 only)');
    expect(form.queryByText('More permissions')).toBeNull();
    await user.selectOptions(forWhom, 'Ben Day');
    await user.click(form.getByText('More permissions'));
    await user.click(await form.findByRole('checkbox', { name: 'Macros: Read' }));
    await user.click(form.getByRole('button', { name: 'Create API Key' }));
    await screen.findByText('hdk_secret');
    expect(of('apiKeys.create').map(({ body }) => body)).toEqual([
      {
        name: 'Macros',
        publicName: 'Acme Bot',
        actsForId: 'u2',
        permissions: ['tickets:read', 'macros:read'],
      },
    ]);
  });

  it('may read tickets by default, and can expire', async () => {
    const { of, user } = serve([]);
    const form = await openForm(user);
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    expect(
      form.getByText('Leave empty to keep the key active until you deactivate it.'),
    ).toBeDefined();
    const chosen = () =>
      form
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ ariaLabel }) => ariaLabel);
    expect(form.getAllByRole('checkbox')).toHaveLength(15);
    expect(chosen()).toEqual(['Tickets: Read']);
    await user.click(form.getByRole('checkbox', { name: 'Webhooks: Create' }));
    await user.click(form.getByRole('checkbox', { name: 'Tickets: Read' }));
    expect(chosen()).toEqual(['Webhooks: Create']);
    await user.type(form.getByLabelText('Name'), 'Importer');
    fireEvent.change(form.getByLabelText('Expires (optional)'), {
      target: { value: '2030-05-01T10:30' },
    });
    await user.click(form.getByRole('button', { name: 'Create API Key' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(await takeToast()).toEqual({ title: 'API key created successfully' });
    expect(of('apiKeys.create').map(({ body }) => body)).toEqual([
      {
        name: 'Importer',
        permissions: ['webhooks:create'],
        expiresAt: new Date('2030-05-01T10:30').toISOString(),
      },
    ]);
    expect(shown.getByText("Copy it now. You won't see it again.")).toBeDefined();
    expect(shown.getByText('hdk_secret')).toBeDefined();
    await user.click(shown.getByRole('button', { name: "I've copied it" }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Importer')).toBeDefined();
  });

  it('is created only once on retries, and keeps the input on failure', async () => {
    const name = 'Name too long';
    const errors = [{ field: 'name', code: 'too_long', message: name }];
    const slow = held(gatewayTimeout);
    const answers = [slow.answer, () => new MockedRefusal(400, name, 'validation_failed', errors)];
    const { of, user } = serve([], { 'apiKeys.create': () => answers.shift()?.() ?? failed });
    const form = await openForm(user);
    await user.type(form.getByLabelText('Name'), 'Importer');
    const make = form.getByRole('button', { name: 'Create API Key' });
    await user.click(make);
    await waitFor(() => expect(make.ariaBusy).toBe('true'));
    await user.click(make);
    slow.release();
    expect(await takeToast()).toEqual({
      title: 'Error',
      text: 'Failed to create API key',
      destructive: true,
    });
    await user.click(make);
    expect(await form.findByText(name)).toBeDefined();
    expect(await takeToast()).toMatchObject({ text: name });
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Importer');
    const sent = of('apiKeys.create');
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Importer', permissions: ['tickets:read'] },
      { name: 'Importer', permissions: ['tickets:read'] },
    ]);
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it("isn't created if the form is canceled", async () => {
    const { of, user } = serve([]);
    const form = await openForm(user);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of('apiKeys.create')).toEqual([]);
  });
});
