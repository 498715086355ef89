import type { Schema } from '@helpdesk/sdk/contract/operations';

type Channel = Schema<'TicketChannel'>;

/** The stored value of each channel. */
export const sourceOf = {
  form: 'form',
  widget: 'widget',
  chat: 'chat',
  email: 'email',
  api: 'api',
  staff: 'console',
  other: 'follow_up',
} as const satisfies Record<Channel, string>;

export type TicketSource = (typeof sourceOf)[Channel];
