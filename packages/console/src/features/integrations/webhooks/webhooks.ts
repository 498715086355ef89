import type { Schema } from '@helpdesk/sdk/contract/operations';
import { WebhookEventName } from '@helpdesk/sdk/schema/operations';
import type { Tone } from '../../../ui/Badge.tsx';
import m from '../messages.yaml';

export type Webhook = Schema<'Webhook'>;
export type Delivery = Schema<'WebhookDelivery'>;

type EventGroup = {
  title: string;
  names: readonly Schema<'WebhookEventName'>[];
  /** The explanation for users who may not read the events' subject. */
  lack: string;
};

const named = (title: string, lack: string, ...nouns: string[]): EventGroup => ({
  title,
  lack,
  names: WebhookEventName.options.filter((name) => nouns.includes(name.split('.', 1)[0] ?? '')),
});

/** The selectable events, by subject. */
export const eventGroups: readonly EventGroup[] = [
  named(
    'Tickets',
    m.webhooks.yourRoleDoesNotSeeAll,
    'ticket',
    'message',
    'note',
    'task',
    'time_entry',
  ),
  named('Chats', m.webhooks.yourRoleDoesNotReadChats, 'chat'),
  named(m.webhooks.contactForms, m.webhooks.yourRoleDoesNotBuildContact, 'contact_form'),
  named(m.webhooks.helpCenter, m.webhooks.yourRoleDoesNotWriteThe, 'article'),
  named(m.webhooks.customersAndTags, m.webhooks.yourRoleDoesNotSeeAll2, 'customer', 'tag'),
  named('Team', m.webhooks.yourRoleDoesNotSeeThe, 'member'),
];

export const statusTones: Record<Schema<'WebhookStatus'>, Tone> = {
  active: 'success',
  inactive: 'neutral',
  error: 'danger',
  pending: 'warning',
};

export const stateTones: Record<Delivery['state'], Tone> = {
  delivered: 'success',
  waiting: 'warning',
  failed: 'danger',
};
