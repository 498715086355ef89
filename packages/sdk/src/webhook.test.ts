import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Schema } from './contract/operations.ts';
import { verifyWebhook, WebhookRefused } from './webhook.ts';

const secret = `whsec_${Buffer.from('a key of thirty-two bytes exactly').toString('base64')}`;
const body = JSON.stringify({
  id: 'evt_1',
  type: 'ticket.updated',
  timestamp: '2026-11-21T00:00:00.000Z',
  organizationId: 'o',
  data: { ticket: { id: 't' }, changes: { status: { from: 'open', to: 'resolved' } } },
});

function headersFor(text: string, at = Math.floor(Date.now() / 1_000), by = secret) {
  const key = Buffer.from(by.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`evt_1.${at}.${text}`).digest('base64');
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  };
}

const renamed = (headers: ReturnType<typeof headersFor>) => ({
  ...headers,
  'webhook-signature': headers['webhook-signature'].replace('v1,', 'v2,'),
});

afterEach(() => void vi.useRealTimers());

describe('verifyWebhook', () => {
  it('reads a delivery with any kind of headers', async () => {
    for (const headers of [headersFor(body), new Headers(headersFor(body))]) {
      const event = await verifyWebhook(body, headers, secret);
      expect(event.id).toBe('evt_1');
      if ('ticket' in event.data) {
        expectTypeOf(event.data.ticket).toEqualTypeOf<Schema<'V1Ticket'>>();
        expect(event.data.changes?.status?.to).toBe('resolved');
      }
    }
  });

  it('types the data by the name of the event, for tickets, chats and forms', async () => {
    const chatBody = JSON.stringify({
      id: 'evt_2',
      type: 'chat.message_received',
      data: { chat: { id: 'c1' }, chatMessage: { text: 'My kettle is cold' } },
    });
    const event = await verifyWebhook(chatBody, headersFor(chatBody), secret);
    switch (event.type) {
      case 'chat.message_received':
        expectTypeOf(event.data.chatMessage).toEqualTypeOf<Schema<'EventChatMessage'>>();
        expect(event.data.chatMessage.text).toBe('My kettle is cold');
        return;
      case 'chat.closed':
        expectTypeOf(event.data.chat).toEqualTypeOf<Schema<'EventChat'>>();
        expectTypeOf(event.data.reason).toEqualTypeOf<
          'agent' | 'visitor' | 'idle' | 'message_left' | 'blocked'
        >();
        break;
      case 'contact_form.deleted':
        expectTypeOf(event.data.form).toEqualTypeOf<Schema<'EventForm'>>();
        break;
      case 'contact_form.submitted':
        expectTypeOf(event.data.submission).toEqualTypeOf<Schema<'FormSubmission'> | undefined>();
        break;
    }
    throw new Error('It was read as another event');
  });

  it('accepts either signature while a secret is rotated', async () => {
    const headers = headersFor(body);
    headers['webhook-signature'] = `v1,AAAA v2,x ${headers['webhook-signature']}`;
    expect((await verifyWebhook(body, headers, secret)).id).toBe('evt_1');
  });

  it('accepts a delivery for five minutes, and a clock up to five minutes ahead', async () => {
    const at = 1_800_000_000;
    const headers = headersFor(body, at);
    vi.useFakeTimers({ toFake: ['Date'] });
    const isTaken = (seconds: number) => {
      vi.setSystemTime((at + seconds) * 1_000);
      return verifyWebhook(body, headers, secret).then(
        () => true,
        () => false,
      );
    };
    for (const seconds of [-300, 0, 300]) expect(await isTaken(seconds), `${seconds}`).toBe(true);
    for (const seconds of [-301, 301]) expect(await isTaken(seconds), `${seconds}`).toBe(false);
  });

  it('gives the reason for a refusal', async () => {
    const { 'webhook-id': _, ...withoutId } = headersFor(body);
    const refusals: [Record<string, string>, string][] = [
      [withoutId, 'The webhook headers are missing'],
      [headersFor(body, 1), 'The delivery is too old or from the future'],
      [headersFor('other'), 'No signature fits'],
    ];
    for (const [headers, reason] of refusals) {
      const refused = { name: 'WebhookRefused', message: reason };
      await expect(verifyWebhook(body, headers, secret)).rejects.toMatchObject(refused);
    }
  });

  const now = Math.floor(Date.now() / 1_000);
  const other = `whsec_${Buffer.from('another key of thirty-two bytes').toString('base64')}`;
  it.each([
    ['a changed body', `${body} `, headersFor(body)],
    ['another secret', body, headersFor(body, now, other)],
    ['an old delivery', body, headersFor(body, now - 400)],
    ['a delivery from the future', body, headersFor(body, now + 400)],
    ['no time', body, { ...headersFor(body), 'webhook-timestamp': 'x' }],
    ['a signature of a version to come', body, renamed(headersFor(body))],
    ['no signature', body, { ...headersFor(body), 'webhook-signature': '' }],
    ['a signature that is none', body, { ...headersFor(body), 'webhook-signature': 'v1,%%%' }],
    ['no headers', body, {}],
  ])('refuses %s', async (_, text, headers) => {
    await expect(verifyWebhook(text, headers, secret)).rejects.toThrow(WebhookRefused);
  });
});
