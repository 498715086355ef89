import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from './messages.yaml';

/** The labels of ticket channels. */
export const channelNames: Readonly<Record<Schema<'TicketChannel'>, string>> = {
  form: m.channelNames.contactPage,
  widget: m.channelNames.formOnAWebsite,
  chat: m.channelNames.liveChat,
  email: m.channelNames.email,
  api: 'API',
  staff: m.channelNames.openedByStaff,
  other: m.channelNames.answerToAClosedTicket,
};
