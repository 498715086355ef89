import { prepare } from '../../database/prepare.ts';
import type { MessageHtmlRow } from '../../database/rows/files.ts';
import type { JsonFields, Org, OrgScope, P, Query } from '../../database/types.ts';
import { saidOn } from '../../stored-files/read/message-files.ts';

/** The formatting of a message, with the message's id. */
export type ShownHtml = Omit<MessageHtmlRow, 'organization_id'>;

export const htmlColumns: JsonFields<ShownHtml> = {
  message_id: 'message_html.message_id',
  html: 'message_html.html',
  folded: 'message_html.folded',
  markdown: 'message_html.markdown',
  sender_check: 'message_html.sender_check',
  mail_people: 'message_html.mail_people',
  rest: 'message_html.rest',
};

/** The columns that are read with messages and chat notes; to be joined by message id. */
export const htmlToJoin = (org: OrgScope) =>
  org.from('message_html').select('message_id', 'html', 'sender_check').as('formatting');

/** A row with the `html` column. */
export type WithHtml = Pick<MessageHtmlRow, 'html'>;

/** Selects the formatting of all messages that `saidOn` selects. */
export const htmlOn = (org: OrgScope, said: Query): Query =>
  org.from('message_html').whereIn('message_html.message_id', said);

const restsOfTicket = prepare((org, p: P<'ticket'>) =>
  htmlOn(org, saidOn(org, p.ticket)).whereNotNull('message_html.rest').select('message_id', 'rest'),
);

/** The texts that were too long for the messages of a ticket, by message. */
export const readRestsOf = (org: Org, ticket: string) =>
  org.all<{ message_id: string; rest: string }>(restsOfTicket({ ticket }));

const ofMessage = prepare((org, p: P<'message'>) =>
  org.from('message_html').where('message_id', p.message).select(Object.values(htmlColumns)),
);

/** The formatting of one message; empty if it is plain text. */
export const readHtmlOf = (org: Org, message: string) => org.all<ShownHtml>(ofMessage({ message }));
