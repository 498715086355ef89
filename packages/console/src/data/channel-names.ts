import type { Schema } from '@helpdesk/sdk/contract/operations';

/** How tickets come, for people. */
export const channelNames: Readonly<Record<Schema<'TicketChannel'>, string>> = {
  form: 'Contact page',
  widget: 'Form on a website',
  chat: 'Live chat',
  email: 'Email',
  api: 'API',
  staff: 'Opened by staff',
  other: 'Answer to a closed ticket',
};
