import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from './messages.yaml';

/** How tickets come, for people. */
export const channelNames: Readonly<Record<Schema<'TicketChannel'>, string>> = {
  form: m.channelNames.contactPage,
  widget: m.channelNames.formOnAWebsite,
  chat: m.channelNames.liveChat,
  email: m.channelNames.email,
  api: 'API',
  staff: m.channelNames.openedByStaff,
  other: m.channelNames.answerToAClosedTicket,
};
