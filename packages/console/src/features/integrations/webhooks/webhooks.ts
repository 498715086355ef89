import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Tone } from '../../../ui/Badge.tsx';

export type Webhook = Schema<'Webhook'>;
export type Delivery = Schema<'WebhookDelivery'>;

export const eventNames = [
  'ticket.created',
  'ticket.updated',
  'ticket.assigned',
  'ticket.resolved',
  'ticket.snoozed',
  'ticket.unsnoozed',
  'ticket.marked_as_spam',
  'ticket.deleted',
  'ticket.restored',
  'ticket.merged',
  'ticket.unmerged',
  'ticket.linked',
  'ticket.unlinked',
  'message.created',
  'note.created',
  'task.changed',
  'time_entry.changed',
  'contact_form.submitted',
  'article.created',
  'article.updated',
  'article.published',
  'article.unpublished',
  'article.deleted',
  'customer.changed',
  'tag.changed',
  'member.joined',
  'member.role_changed',
  'member.removed',
] as const satisfies readonly Schema<'WebhookEventName'>[];

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
