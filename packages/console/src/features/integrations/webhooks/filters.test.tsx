import { dateTime } from '@helpdesk/sdk/rules/dates';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetToast } from '../../../test/toasts.ts';
import { listOf, webhookLike } from '../test-integrations.ts';
import { choose, dialog, press, row, serve } from './test-webhooks.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('a failing webhook', () => {
  it('says since when it fails, and when it will be turned off', async () => {
    serve([webhookLike({ failingSince: '2026-05-01T10:00:00.000Z', filter: 'tag:vip' })]);
    const failing = await row('Warehouse');
    const [since, until] = ['2026-05-01T10:00:00.000Z', '2026-05-06T10:00:00.000Z'].map((at) =>
      dateTime(at),
    );
    const text = `All deliveries have failed since ${since}. We turn the webhook off on ${until} unless one succeeds.`;
    expect(failing.getByText(text)).toBeDefined();
    expect(failing.getByText('tag:vip')).toBeDefined();
    expect(failing.queryByRole('button', { name: 'Turn back on' })).toBeNull();
  });

  it.each([
    ['failing', /^Turned off on .+ after failing for five days\.$/],
    ['gone', /the endpoint responded 410 Gone\.$/],
  ] as const)(
    'says that the server turned it off as %s, and can be turned on again',
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
      press('Turn back on');
      await waitFor(() =>
        expect(of('webhooks.update')).toMatchObject([
          { params: { id: 'w1' }, body: { isActive: true } },
        ]),
      );
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    },
  );

  it('says that its filter matches nothing', async () => {
    serve([webhookLike({ filter: 'tag:vip', filterProblem: 'There is no tag “vip”' })]);
    const text = 'The filter matches no tickets: There is no tag “vip”';
    expect((await row('Warehouse')).getByText(text)).toBeDefined();
  });
});

describe('the form of a webhook', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it("sends a filter and headers, and shows the server's errors at their fields", async () => {
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
    type('Ticket filter', 'tag:vip');
    press('Add header');
    type('Name of header 1', 'X Bad');
    const make = form.getByRole('button', { name: 'Create Webhook' });
    fireEvent.click(make);
    expect(await form.findByText(/A header name can contain only letters/)).toBeDefined();
    expect(of('webhooks.create')).toEqual([]);
    type('Name of header 1', 'Authorization');
    type('Value of header 1', 'Bearer s3cr3t');
    press('Add header');
    fireEvent.click(make);
    expect(await form.findByText(sentence)).toBeDefined();
    type('Ticket filter', 'priority:urgent');
    expect(form.queryByText(sentence)).toBeNull();
    fireEvent.click(make);
    await screen.findByRole('dialog', { name: 'Webhook created' });
    expect(of('webhooks.create').at(-1)?.body).toMatchObject({
      filter: 'priority:urgent',
      headers: [{ name: 'Authorization', value: 'Bearer s3cr3t' }],
    });
  });

  it('accepts headers on a page without TLS too, where browsers have no random ids', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    serve([]);
    await screen.findByText('No webhooks yet');
    press('Create Webhook');
    press('Add header');
    expect(await screen.findByLabelText('Name of header 1')).toBeDefined();
  });

  it("keeps the value of a header that isn't retyped, and leaves out a removed one", async () => {
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
});
