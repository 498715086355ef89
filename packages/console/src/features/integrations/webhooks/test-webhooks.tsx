import type { Body } from '@helpdesk/sdk/contract/operations';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { listOf, webhookLike } from '../test-integrations.ts';
import { WebhooksTab } from './WebhooksTab.tsx';
import type { Webhook } from './webhooks.ts';

/** Simulates the server's webhooks, for an admin or another user. */
export function serve(
  webhooks: Webhook[],
  more: Parameters<typeof answerOperations>[0] = {},
  user = member('admin'),
) {
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
  const { client } = draw(<WebhooksTab />);
  client.setQueryData(readKey('auth.user'), user);
  return (asked: string) => calls.filter(({ operation }) => operation === asked);
}

export const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`There is no row of ${name}`);
  return within(found);
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
export const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
/** Chooses an action from a webhook's menu. */
export async function choose(action: string, name = 'Warehouse') {
  await screen.findByText(name);
  press(`Actions for ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}
