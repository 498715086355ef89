import type { Body } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { listOf, webhookLike } from '../test-integrations.ts';
import { WebhooksTab } from './WebhooksTab.tsx';
import type { Webhook } from './webhooks.ts';

/** Keeps the webhooks as the server does. */
function serve(webhooks: Webhook[], more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'webhooks.list': () => listOf(webhooks),
    'webhooks.create': ({ body }) => {
      const { headers: _, ...input } = body as Body<'webhooks.create'>;
      const made = webhookLike({ id: 'w9', ...input });
      webhooks = [...webhooks, made];
      return { data: { ...made, secret: 'whsec_once' }, message: 'ok' };
    },
    'webhooks.update': ({ params, body }) => {
      const { headers: _, ...settings } = body as Body<'webhooks.update'>;
      webhooks = webhooks.map((webhook) =>
        webhook.id === params.id ? { ...webhook, ...settings } : webhook,
      );
      return { data: webhooks[0] as Webhook, message: 'ok' };
    },
    'webhooks.delete': ({ params }) => {
      webhooks = webhooks.filter(({ id }) => id !== params.id);
      return { data: null, message: 'ok' };
    },
    'webhooks.rotateSecret': { data: { ...webhookLike(), secret: 'whsec_new' }, message: 'ok' },
    'webhooks.test': {
      data: { delivered: true, status: 200, durationMs: 3, error: null },
      message: 'ok',
    },
    'webhooks.deliveries': {
      data: [],
      pagination: { limit: 20, offset: 0, total: 0 },
      message: 'ok',
    },
    ...more,
  });
  draw(<WebhooksTab />);
  return (asked: string) => calls.filter(({ operation }) => operation === asked);
}

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`There is no row of ${name}`);
  return within(found);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
/** Chooses an action of a webhook from its menu. */
async function choose(action: string, name = 'Warehouse') {
  await screen.findByText(name);
  press(`Actions for ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}
const error = (text: string) => ({ title: 'Error', text, destructive: true });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('the list of webhooks', () => {
  it('shows where each leads, how it fares and what it is sent', async () => {
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
    expect(quiet.getByText('Nothing sent yet')).toBeDefined();
    expect(quiet.getByText('ticket.created')).toBeDefined();
    expect(quiet.getByRole('switch', { name: 'Is active is active' }).ariaChecked).toBe('true');
    const busy = await row('Busy');
    expect(busy.getByText(/^Last sent/).textContent).toBe(
      'Last sent just now, 1 failed since the last success',
    );
    expect(busy.getByText('No events')).toBeDefined();
    expect(busy.getByRole('switch').ariaChecked).toBe('false');
  });

  it('says when there is none', async () => {
    serve([]);
    expect(await screen.findByText('No webhooks yet')).toBeDefined();
    expect(screen.getByText(/such as when a ticket is opened or resolved/)).toBeDefined();
    expect(screen.getByText(/Signed messages to your own addresses/)).toBeDefined();
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    serve([], { 'webhooks.list': () => (isDown ? failed : listOf([webhookLike()])) });
    await screen.findByText('This could not be loaded');
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Warehouse')).toBeDefined();
  });
});

describe('a webhook', () => {
  it('is switched off in the list, once', async () => {
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

  it('is sent a test, and says meanwhile that it is being sent', async () => {
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

  it('says why it could not be changed or tried', async () => {
    serve([webhookLike()], { 'webhooks.update': gatewayTimeout, 'webhooks.test': gatewayTimeout });
    fireEvent.click(await screen.findByRole('switch'));
    expect(await takeToast()).toEqual(error('Failed to update webhook'));
    press('Test');
    expect(await takeToast()).toEqual(error('Failed to test webhook'));
  });

  it('is deleted after a question', async () => {
    const of = serve([webhookLike(), webhookLike({ id: 'w2', name: 'Shop' })]);
    await choose('Delete');
    const question = dialog('Delete Warehouse?');
    expect(question.getByText(/its log of deliveries is deleted/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await takeToast()).toEqual({ title: 'Webhook deleted successfully' });
    await waitFor(() => expect(screen.queryByText('Warehouse')).toBeNull());
    expect(screen.getByText('Shop')).toBeDefined();
    expect(of('webhooks.delete').map(({ params }) => params)).toEqual([{ id: 'w1' }]);
    noDialog();
  });

  it('stays, with the question, when it could not be deleted', async () => {
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

  it('gets a new secret after a question, which is shown once beside what becomes of the old one', async () => {
    const slow = held({ data: { ...webhookLike(), secret: 'whsec_new' }, message: 'ok' });
    const of = serve([webhookLike()], { 'webhooks.rotateSecret': slow.answer });
    await choose('Rotate secret');
    const question = dialog('Rotate the secret?');
    expect(question.getByText(/messages to Warehouse are signed with both secrets/)).toBeDefined();
    const rotate = question.getByRole('button', { name: 'Rotate' });
    expect(rotate.className).not.toContain('destructive');
    fireEvent.click(rotate);
    await waitFor(() => expect(rotate.ariaBusy).toBe('true'));
    slow.release();
    const shown = within(await screen.findByRole('dialog', { name: 'New signing secret' }));
    expect(shown.getByText('whsec_new')).toBeDefined();
    const once =
      'Copy it now: it is shown only this once. The old one goes on signing beside it for a day.';
    expect(shown.getByText(once)).toBeDefined();
    expect(of('webhooks.rotateSecret').map(({ params }) => params)).toEqual([{ id: 'w1' }]);
    fireEvent.click(shown.getByRole('button', { name: 'I have copied it' }));
    noDialog();
  });

  it('keeps its secret when that could not be rotated, and asks again as the same request', async () => {
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

describe('a webhook that fails', () => {
  it('says since when, and by when it is switched off', async () => {
    serve([webhookLike({ failingSince: '2026-05-01T10:00:00.000Z', filter: 'tag:vip' })]);
    const failing = await row('Warehouse');
    const [since, until] = ['2026-05-01T10:00:00.000Z', '2026-05-06T10:00:00.000Z'].map((at) => dateTime(at));
    const text = `All has failed since ${since}. It is switched off if nothing arrives until ${until}.`;
    expect(failing.getByText(text)).toBeDefined();
    expect(failing.getByText('tag:vip')).toBeDefined();
    expect(failing.queryByRole('button', { name: 'Turn on again' })).toBeNull();
  });

  it.each([
    ['failing', /^Switched off on .+ after five days of nothing but failures\.$/],
    ['gone', /its receiver answered that it is gone for good \(410\)\.$/],
  ] as const)(
    'says that the server switched it off as %s, and is turned on again',
    async (because, text) => {
      const switchedOff = { at: '2026-05-06T10:00:00.000Z', because };
      const of = serve([webhookLike({ isActive: false, status: 'inactive', switchedOff })], {
        'webhooks.list': () =>
          listOf([
            of('webhooks.update').length > 0
              ? webhookLike()
              : webhookLike({ isActive: false, status: 'inactive', switchedOff }),
          ]),
      });
      expect((await row('Warehouse')).getByText(text)).toBeDefined();
      press('Turn on again');
      await waitFor(() =>
        expect(of('webhooks.update')).toMatchObject([
          { params: { id: 'w1' }, body: { isActive: true } },
        ]),
      );
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    },
  );

  it('says that its filter lets nothing through', async () => {
    serve([webhookLike({ filter: 'tag:vip', filterProblem: 'There is no tag “vip”' })]);
    const text = 'The filter lets nothing through: There is no tag “vip”';
    expect((await row('Warehouse')).getByText(text)).toBeDefined();
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

  it('changes an existing one, from what it is now', async () => {
    const of = serve([webhookLike({ events: ['ticket.assigned'], isActive: false })]);
    await choose('Edit');
    const form = dialog('Edit Webhook');
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Warehouse');
    expect(form.getByLabelText('URL')).toHaveProperty('value', 'https://example.com/hook');
    expect(form.getByText(/should answer 2xx within 15 seconds/)).toBeDefined();
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

  it('begins with opened tickets for a new one, which the list shows once its secret is copied', async () => {
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
    expect(shown.getByText('Copy it now: it is shown only this once.')).toBeDefined();
    fireEvent.click(shown.getByRole('button', { name: 'I have copied it' }));
    noDialog();
    expect(await screen.findByText('Depot')).toBeDefined();
  });

  it('keeps what was typed when the server refuses, and can be sent again as the same request', async () => {
    const sentence = 'This address is not allowed';
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

  it('says why a change was refused, and when it is still being saved', async () => {
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

  it('sends a filter and headers, and shows what the server says of them at their places', async () => {
    const sentence = 'There is no tag “vip” (at character 1)';
    const errors = [{ field: 'filter', code: 'invalid', message: sentence }];
    const answers = [new MockedRefusal(400, sentence, 'validation_failed', errors)];
    const of = serve([], {
      'webhooks.create': () =>
        answers.shift() ?? { data: { ...webhookLike(), secret: 'whsec_once' }, message: 'ok' },
    });
    await screen.findByText('No webhooks yet');
    press('Create Webhook');
    const form = dialog('Create Webhook');
    type('Name', 'Depot');
    type('URL', 'https://example.com/depot');
    type('Only tickets', 'tag:vip');
    press('Add header');
    type('Name of header 1', 'X Bad');
    const make = form.getByRole('button', { name: 'Create Webhook' });
    fireEvent.click(make);
    expect(await form.findByText(/The name of a header has only letters/)).toBeDefined();
    expect(of('webhooks.create')).toEqual([]);
    type('Name of header 1', 'Authorization');
    type('Value of header 1', 'Bearer s3cr3t');
    press('Add header');
    fireEvent.click(make);
    expect(await form.findByText(sentence)).toBeDefined();
    type('Only tickets', 'priority:urgent');
    expect(form.queryByText(sentence)).toBeNull();
    fireEvent.click(make);
    await screen.findByRole('dialog', { name: 'Webhook created' });
    expect(of('webhooks.create').at(-1)?.body).toMatchObject({
      filter: 'priority:urgent',
      headers: [{ name: 'Authorization', value: 'Bearer s3cr3t' }],
    });
  });

  it('keeps the value of a header that nobody types again, and leaves out one that is removed', async () => {
    const headers = [
      { name: 'Authorization', lastFour: '9xQ2' },
      { name: 'X-Shop', lastFour: null },
    ];
    const of = serve([webhookLike({ headers })]);
    await choose('Edit');
    const form = dialog('Edit Webhook');
    expect(form.getByLabelText('Value of header 1')).toHaveProperty('value', '');
    expect(form.getByPlaceholderText('••••••••9xQ2')).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: 'Remove header 2' }));
    fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(of('webhooks.update')).toHaveLength(1));
    expect(of('webhooks.update')[0]?.body).toMatchObject({ headers: [{ name: 'Authorization' }] });
  });

  it('leads back to its button with Escape', async () => {
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
