import { WebhookEventName } from '@helpdesk/sdk/schema/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { failed, gatewayTimeout } from '../../../test/operations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { listOf, webhookLike } from '../test-integrations.ts';
import { choose, dialog, noDialog, press, row, serve } from './test-webhooks.tsx';

const error = (text: string) => ({ title: 'Error', text, destructive: true });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('the list of webhooks', () => {
  it("shows each one's address, health and events", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tones = {
      active: 'success',
      inactive: 'muted',
      error: 'destructive',
      pending: 'warning',
    };
    const names = Object.keys(tones) as (keyof typeof tones)[];
    serve([
      ...names.map((status) => webhookLike({ id: status, name: `Is ${status}`, status })),
      webhookLike({
        name: 'Busy',
        isActive: false,
        lastTriggeredAt: new Date().toISOString(),
        retryCount: 1,
        events: [],
      }),
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    for (const name of names) {
      const badge = (await row(`Is ${name}`)).getByText(name);
      expect(badge.className).toContain(`text-${tones[name]}`);
    }
    const quiet = await row('Is active');
    expect(quiet.getByText('https://example.com/hook')).toBeDefined();
    expect(quiet.getByText('No deliveries yet')).toBeDefined();
    expect(quiet.getByText('ticket.created')).toBeDefined();
    expect(quiet.getByRole('switch', { name: 'Is active is active' }).ariaChecked).toBe('true');
    const busy = await row('Busy');
    expect(busy.getByText(/^Last sent/).textContent).toBe(
      'Last sent just now, 1 failed since the last success',
    );
    expect(busy.getByText('No events')).toBeDefined();
    expect(busy.getByRole('switch').ariaChecked).toBe('false');
  });

  it('says if there are none', async () => {
    serve([]);
    expect(await screen.findByText('No webhooks yet')).toBeDefined();
    expect(screen.getByText(/for example when a ticket is opened or resolved/)).toBeDefined();
    expect(screen.getByText(/Signed events sent to your own endpoints/)).toBeDefined();
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    serve([], { 'webhooks.list': () => (isDown ? failed : listOf([webhookLike()])) });
    await screen.findByText('Failed to load data');
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Warehouse')).toBeDefined();
  });
});

describe('a webhook', () => {
  it('can be turned off in the list, once', async () => {
    const slow = held(null);
    const of = serve([webhookLike()], {
      'webhooks.list': () =>
        listOf([webhookLike({ isActive: of('webhooks.update').length === 0 })]),
      'webhooks.update': async () => {
        await slow.answer();
        return { data: webhookLike(), message: 'ok' };
      },
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Warehouse is active' }));
    await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('disabled', true));
    slow.release();
    await waitFor(() => expect(screen.getByRole('switch').ariaChecked).toBe('false'));
    expect(of('webhooks.update')).toMatchObject([
      { params: { id: 'w1' }, body: { isActive: false } },
    ]);
    expect(screen.getByRole('switch')).toHaveProperty('disabled', false);
  });

  it("can send a test, and shows while it's being sent", async () => {
    const slow = held({
      data: { delivered: true, status: 200, durationMs: 3, error: null },
      message: 'ok',
    });
    const of = serve([webhookLike()], { 'webhooks.test': slow.answer });
    const test = await screen.findByRole('button', { name: 'Test' });
    fireEvent.click(test);
    await waitFor(() => expect(test.ariaBusy).toBe('true'));
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Test webhook sent successfully' });
    expect(of('webhooks.test').map(({ params }) => params)).toEqual([{ id: 'w1' }]);
  });

  it("says if it couldn't be updated or tested", async () => {
    serve([webhookLike()], { 'webhooks.update': gatewayTimeout, 'webhooks.test': gatewayTimeout });
    fireEvent.click(await screen.findByRole('switch'));
    expect(await takeToast()).toEqual(error('Failed to update webhook'));
    press('Test');
    expect(await takeToast()).toEqual(error('Failed to test webhook'));
  });

  it('can be deleted, after a question', async () => {
    const of = serve([webhookLike(), webhookLike({ id: 'w2', name: 'Shop' })]);
    await choose('Delete');
    const question = dialog('Delete Warehouse?');
    expect(question.getByText(/delete the delivery log/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await takeToast()).toEqual({ title: 'Webhook deleted successfully' });
    await waitFor(() => expect(screen.queryByText('Warehouse')).toBeNull());
    expect(screen.getByText('Shop')).toBeDefined();
    expect(of('webhooks.delete').map(({ params }) => params)).toEqual([{ id: 'w1' }]);
    noDialog();
  });

  it("stays, with the question, if it couldn't be deleted", async () => {
    const slow = held(gatewayTimeout);
    serve([webhookLike()], { 'webhooks.delete': slow.answer });
    await choose('Delete');
    press('Delete');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' }).ariaBusy).toBe('true'),
    );
    slow.release();
    expect(await takeToast()).toEqual(error('Failed to delete webhook'));
    fireEvent.click(dialog('Delete Warehouse?').getByRole('button', { name: 'Cancel' }));
    noDialog();
    expect(screen.getByText('Warehouse')).toBeDefined();
  });

  it('gets a new secret after a question, which is shown once with the expiry of the old one', async () => {
    const slow = held({ data: { ...webhookLike(), secret: 'whsec_new' }, message: 'ok' });
    const of = serve([webhookLike()], { 'webhooks.rotateSecret': slow.answer });
    await choose('Rotate secret');
    const question = dialog('Rotate the secret?');
    expect(question.getByText(/sign events to Warehouse with both secrets/)).toBeDefined();
    const rotate = question.getByRole('button', { name: 'Rotate' });
    expect(rotate.className).not.toContain('destructive');
    fireEvent.click(rotate);
    await waitFor(() => expect(rotate.ariaBusy).toBe('true'));
    slow.release();
    const shown = within(await screen.findByRole('dialog', { name: 'New signing secret' }));
    expect(shown.getByText('whsec_new')).toBeDefined();
    const once =
      "Copy it now. You won't see it again. We also sign with the old secret for one more day.";
    expect(shown.getByText(once)).toBeDefined();
    expect(of('webhooks.rotateSecret').map(({ params }) => params)).toEqual([{ id: 'w1' }]);
    fireEvent.click(shown.getByRole('button', { name: "I've copied it" }));
    noDialog();
  });

  it('keeps its secret if rotating it failed, and retries with the same idempotency key', async () => {
    const of = serve([webhookLike()], { 'webhooks.rotateSecret': gatewayTimeout });
    await choose('Rotate secret');
    press('Rotate');
    expect(await takeToast()).toEqual(error('Failed to rotate the secret'));
    press('Rotate');
    expect(await takeToast()).toEqual(error('Failed to rotate the secret'));
    const sent = of('webhooks.rotateSecret').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(sent).toEqual([expect.stringMatching(/./), sent[0]]);
    press('Cancel');
    noDialog();
  });
});

describe('the form of a webhook', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);

  it('changes an existing one, starting from its current values', async () => {
    const of = serve([webhookLike({ events: ['ticket.assigned'], isActive: false })]);
    await choose('Edit');
    const form = dialog('Edit Webhook');
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Warehouse');
    expect(form.getByLabelText('URL')).toHaveProperty('value', 'https://example.com/hook');
    expect(form.getByText(/Respond with 2xx within 15 seconds/)).toBeDefined();
    expect(chosen()).toEqual(['ticket.assigned']);
    type('Name', 'Depot');
    fireEvent.click(form.getByRole('checkbox', { name: 'contact_form.submitted' }));
    fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await takeToast()).toEqual({ title: 'Webhook updated successfully' });
    expect(await screen.findByText('Depot')).toBeDefined();
    noDialog();
    expect(of('webhooks.update')).toMatchObject([{ params: { id: 'w1' } }]);
    expect(of('webhooks.update')[0]?.body).toEqual({
      name: 'Depot',
      url: 'https://example.com/hook',
      events: ['ticket.assigned', 'contact_form.submitted'],
      filter: '',
      headers: [],
    });
    expect(of('webhooks.create')).toEqual([]);
  });

  it('offers all events, grouped by subject', async () => {
    serve([]);
    await screen.findByText('No webhooks yet');
    press('Create Webhook');
    const form = dialog('Create Webhook');
    const of = (name: string) =>
      within(form.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ value }) => value);
    expect(of('Chats')).toContain('chat.message_received');
    expect(of('Contact forms')).toEqual([
      'contact_form.submitted',
      'contact_form.created',
      'contact_form.updated',
      'contact_form.deleted',
    ]);
    expect(of('Events').toSorted()).toEqual([...WebhookEventName.options].toSorted());
  });

  it('preselects new tickets for a new one, which the list shows once its secret is copied', async () => {
    serve([]);
    await screen.findByText('No webhooks yet');
    press('Create Webhook');
    const form = dialog('Create Webhook');
    expect(chosen()).toEqual(['ticket.created']);
    expect(form.getByLabelText('Name')).toHaveProperty('value', '');
    type('Name', 'Depot');
    type('URL', 'https://example.com/depot');
    fireEvent.click(form.getByRole('button', { name: 'Create Webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Webhook created' }));
    expect(await takeToast()).toEqual({ title: 'Webhook created successfully' });
    expect(shown.getByText("Copy it now. You won't see it again.")).toBeDefined();
    fireEvent.click(shown.getByRole('button', { name: "I've copied it" }));
    noDialog();
    expect(await screen.findByText('Depot')).toBeDefined();
  });

  it('keeps the input on an error, and retries with the same idempotency key', async () => {
    const sentence = 'This URL must be publicly accessible. To test locally, run helpdesk listen.';
    const errors = [{ field: 'url', code: 'host_not_allowed', message: sentence }];
    const refused = new MockedRefusal(400, sentence, 'validation_failed', errors);
    const slow = held(refused);
    const answers = [slow.answer, () => gatewayTimeout];
    const of = serve([], { 'webhooks.create': () => answers.shift()?.() ?? failed });
    await screen.findByText('No webhooks yet');
    press('Create Webhook');
    type('Name', 'Depot');
    type('URL', 'https://localhost/depot');
    const make = dialog('Create Webhook').getByRole('button', { name: 'Create Webhook' });
    fireEvent.click(make);
    await waitFor(() => expect(make.ariaBusy).toBe('true'));
    slow.release();
    expect(await takeToast()).toEqual(error(sentence));
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByLabelText('URL').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('URL')).toHaveProperty('value', 'https://localhost/depot');
    fireEvent.click(make);
    expect(await takeToast()).toEqual(error('Failed to create webhook'));
    const [first, second] = of('webhooks.create').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    press('Cancel');
    noDialog();
  });

  it("shows why a change was refused, and that it's still being saved", async () => {
    const sentence = 'Name too long';
    const errors = [{ field: 'name', code: 'too_long', message: sentence }];
    const slow = held(new MockedRefusal(400, sentence, 'validation_failed', errors));
    const answers = [slow.answer, () => gatewayTimeout];
    serve([webhookLike()], { 'webhooks.update': () => answers.shift()?.() ?? failed });
    await choose('Edit');
    const form = dialog('Edit Webhook');
    const save = form.getByRole('button', { name: 'Save Changes' });
    type('Name', '');
    fireEvent.click(save);
    expect(await form.findByText('Name is required')).toBeDefined();
    type('Name', 'Depot');
    fireEvent.click(save);
    await waitFor(() => expect(save.ariaBusy).toBe('true'));
    slow.release();
    expect(await takeToast()).toEqual(error(sentence));
    expect(form.getByText(sentence)).toBeDefined();
    fireEvent.click(save);
    expect(await takeToast()).toEqual(error('Failed to update webhook'));
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Depot');
  });

  it('returns the focus to its button with Escape', async () => {
    serve([webhookLike()]);
    await screen.findByText('Warehouse');
    const button = screen.getByRole('button', { name: 'Create Webhook' });
    await userEvent.click(button);
    expect(dialog('Create Webhook').getByLabelText('Name')).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    noDialog();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a member who manages settings but may not read chats', () => {
  const user = member('agent', { permissions: ['view_all_tickets', 'manage_settings'] });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('sees which events are unavailable, and why', async () => {
    serve([], {}, user);
    await screen.findByText('No webhooks yet');
    press('Create Webhook');
    expect(dialog('Create Webhook').getByText("Your role can't view chats.")).toBeDefined();
    expect(box('chat.started').disabled).toBe(true);
    expect(box('ticket.created').disabled).toBe(false);
    expect(box('tag.changed').disabled).toBe(false);
  });

  it("can't change a webhook that gets such events", async () => {
    serve([webhookLike({ events: ['ticket.created', 'chat.started'] })], {}, user);
    await choose('Edit');
    const edit = dialog('Edit Webhook');
    expect(edit.getByText(/ask a member who can see them/)).toBeDefined();
    expect(edit.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }).disabled).toBe(
      true,
    );
  });
});
