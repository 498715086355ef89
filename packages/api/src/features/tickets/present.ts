import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';
import { fieldsOf, pick, type Whole } from '../../database/fields.ts';
import type { TicketMessageRow, TicketRow } from '../../database/rows/tickets.ts';
import type { TicketFacts } from '../../event-catalog.ts';
import { type HtmlByMessage, noHtml } from '../../formatting/present.ts';
import { encodeCursor } from '../../http/paging.ts';
import { metadataIn } from '../../metadata.ts';
import { type FilesByMessage, noFiles } from '../../stored-files/present.ts';
import { visitorFactsIn } from '../../visitor-context.ts';
import { type Tagged, tagsIn } from '../tags/read/on-ticket.ts';
import { example, publicFields, staffFields, ticketColumns, v1Fields } from './fields.ts';
import { canUndoUntil } from './parts.ts';
import type { Before } from './read/conversation-page.ts';
import type { ShownActivity, ShownMerged, ShownMessage } from './read/detail.ts';
import type { DeliveriesByMessage } from './read/mail-deliveries.ts';
import { presentMention, type ShownMention } from './read/people.ts';
import type { ShownScheduled } from './read/scheduled.ts';
import type { ShownTicket, TicketWithPeople } from './read/tickets.ts';

/** A ticket for staff. `forCustomer` hides the fields that its customer must not see. */
export function presentTicket(row: ShownTicket): Whole<Schema<'Ticket'>> {
  return Object.assign(fieldsOf(row, ticketColumns, staffFields), {
    customer: row.customer_user_email
      ? {
          firstName: row.customer_first_name,
          lastName: row.customer_last_name,
          email: row.customer_user_email,
          profileImageUrl: row.customer_image,
        }
      : null,
    assignedAgent:
      row.assigned_agent_id && row.agent_email
        ? {
            id: row.assigned_agent_id,
            firstName: row.agent_first_name,
            lastName: row.agent_last_name,
            email: row.agent_email,
            profileImageUrl: row.agent_image,
          }
        : null,
    tags: tagsIn(row),
    metadata: metadataIn(row),
  });
}

/** Fields that customers get; a field that is neither here nor in `hidden` doesn't compile. */
type ForCustomers =
  | 'id'
  | 'ticketNumber'
  | 'subject'
  | 'description'
  | ChoiceName
  | 'customerName'
  | 'customerEmail'
  | 'customer'
  | 'assignedAgent'
  | 'turn'
  | 'turnSince'
  | 'lastMessage'
  | 'createdAt'
  | 'updatedAt';

const hidden: Omit<Schema<'Ticket'>, ForCustomers> = {
  tags: [],
  snoozedAt: null,
  snoozedUntil: null,
  unsnoozedAt: null,
  dueAt: null,
  externalId: null,
  metadata: {},
};

export const forCustomer = <Shown extends Schema<'Ticket'>>(ticket: Shown): Shown => ({
  ...ticket,
  ...hidden,
});

/** The data of a ticket apart from its own row. */
interface Beside {
  messages?: readonly ShownMessage[];
  activity?: readonly ShownActivity[];
  /** Where the part of the conversation before this one ends; null if there is none. */
  earlier?: Before | null;
  scheduled?: readonly ShownScheduled[];
  mentions?: readonly ShownMention[];
  followers?: readonly Schema<'UserRef'>[];
  ccs?: readonly Schema<'Cc'>[];
  merged?: readonly ShownMerged[];
  /** Files of the presented messages; may include others. */
  files?: FilesByMessage;
  /** Email deliveries of its messages; absent for customers. */
  deliveries?: DeliveriesByMessage;
  /** The formatting of its messages. */
  html?: HtmlByMessage;
  /** ID under which the files and formatting of the description are stored, if not that of this ticket. */
  describedBy?: string;
  /** The people in the email that opened it; null for customers. */
  mailPeople?: Schema<'MailPeople'> | null;
  /** The support address that its replies are sent from; null for customers. */
  repliesFrom?: Schema<'ReplySender'> | null;
  /** The time up to which the reader has read it; null for customers. */
  readUntil?: string | null;
}

const filesOf = (files: FilesByMessage, id: string) => [...(files.get(id) ?? [])];

/** The ticket with its conversation, timeline and people. */
export function presentTicketDetail(
  row: ShownTicket,
  {
    messages = [],
    activity = [],
    earlier = null,
    scheduled = [],
    mentions = [],
    followers = [],
    ccs = [],
    merged = [],
    files = noFiles,
    html = noHtml,
    deliveries = () => [],
    describedBy = row.id,
    mailPeople = null,
    repliesFrom = null,
    readUntil,
  }: Beside,
): Whole<Schema<'TicketDetail'>> {
  const mentionsOf = (id: string) => mentions.filter((one) => one.message_id === id);
  return Object.assign(presentTicket(row), {
    messages: messages.map((message) =>
      presentMessage(message, mentionsOf(message.id), files, html, deliveries(message.id)),
    ),
    timeline: activity.map(presentTimelineEntry),
    earlier: earlier && cursorOf(earlier),
    scheduledReplies: scheduled.map((reply) => presentScheduled(reply, files, html)),
    followers: [...followers],
    ccs: [...ccs],
    merged: merged.map(presentMerged),
    files: filesOf(files, describedBy),
    descriptionHtml: html(describedBy).html,
    descriptionFoldedHtml: html(describedBy).foldedHtml,
    descriptionSenderCheck: html(describedBy).senderCheck,
    mailId: row.mail_id,
    mailPeople,
    repliesFrom,
    visitorContext: visitorFactsIn(row.visitor_context),
    readUntil: readUntil || null,
  });
}

export function presentMessage(
  row: ShownMessage,
  mentions: readonly ShownMention[] = [],
  files = noFiles,
  html = noHtml,
  deliveries: Schema<'MailDelivery'>[] = [],
): Whole<Schema<'TicketMessage'>> {
  return {
    id: row.id,
    message: row.body,
    ...html(row.id),
    isInternal: row.visibility === 'internal',
    authorType: row.author_type,
    user: row.user_email
      ? {
          firstName: row.user_first_name,
          lastName: row.user_last_name,
          email: row.user_email,
          profileImageUrl: row.user_image,
        }
      : null,
    senderName: row.author_name,
    senderEmail: row.author_email,
    mentions: mentions.map(presentMention),
    sharedDraft: row.draft,
    sharedDraftFormat: row.draft === null ? null : (row.draft_format ?? 'text'),
    files: filesOf(files, row.id),
    createdAt: row.created_at,
    mailId: row.mail_id,
    deliveries,
    mergedFrom: row.merged_from,
    via: row.via,
    followUp: undefined,
  };
}

/** A message as it appears in events. */
export const presentEventMessage = (row: TicketMessageRow): Schema<'EventMessage'> => ({
  id: row.id,
  text: row.body,
  isInternal: row.visibility === 'internal',
  authorType: row.author_type,
  authorId: row.user_id,
  authorName: row.author_name,
  authorEmail: row.author_email,
  createdAt: row.created_at,
});

/** A reply by staff that isn't sent yet. */
export const presentScheduled = (
  row: ShownScheduled,
  files = noFiles,
  html = noHtml,
): Whole<Schema<'ScheduledReply'>> => ({
  id: row.id,
  message: row.body,
  html: html(row.id).html,
  markdown: html(row.id).markdown,
  author: {
    id: row.user_id,
    firstName: row.user_first_name,
    lastName: row.user_last_name,
    email: row.user_email,
    profileImageUrl: row.user_image,
  },
  sendAt: row.send_at,
  holdSeconds: row.hold_seconds,
  status: row.status,
  stopped: row.stopped,
  files: filesOf(files, row.id),
  createdAt: row.created_at,
});

export function presentTimelineEntry(row: ShownActivity): Whole<Schema<'TimelineEntry'>> {
  const name = fullName({ firstName: row.actor_first_name, lastName: row.actor_last_name });
  return {
    id: row.id,
    kind: row.kind as Schema<'TimelineEntry'>['kind'],
    actor: name || row.actor_email,
    from: row.from_value,
    to: row.to_value,
    mergedFrom: row.merged_from,
    via: row.via,
    createdAt: row.created_at,
  };
}

/** A ticket that was merged into another one. */
export function presentMerged(row: ShownMerged): Whole<Schema<'MergedTicket'>> {
  const name = fullName({ firstName: row.by_first_name, lastName: row.by_last_name });
  return {
    ...presentRef(row),
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    mergedAt: row.merged_at,
    mergedBy: name || row.by_email,
    canUndoUntil: canUndoUntil(row),
  };
}

export const presentRef = ({
  id,
  number: ticketNumber,
  subject,
}: Pick<TicketRow, 'id' | 'number' | 'subject'>): Whole<Schema<'TicketRef'>> => ({
  id,
  ticketNumber,
  subject,
});

const cursorOf = ({ at, id }: Before) => encodeCursor([at, id]);

/** The ticket for its requester: without internal notes and agents' email addresses. */
export function presentPublicTicket(
  row: ShownTicket,
  messages: ShownMessage[],
  {
    files,
    html,
    describedBy,
    earlier,
  }: Required<Pick<Beside, 'files' | 'html' | 'describedBy' | 'earlier'>>,
): Whole<Schema<'PublicTicket'>> {
  const agent = { firstName: row.agent_first_name, lastName: row.agent_last_name };
  return {
    ...fieldsOf(row, ticketColumns, publicFields),
    customerEmail: row.customer_email ?? '',
    assignedAgent: row.assigned_agent_id
      ? { name: fullName(agent) || 'Support Agent', ...agent }
      : null,
    messages: messages
      .filter((one) => one.visibility === 'public')
      .map((one) => presentPublicMessage(one, files, html)),
    earlier: earlier ? cursorOf(earlier) : undefined,
    files: filesOf(files, describedBy),
    descriptionHtml: html(describedBy).html,
  };
}

/** A public message; here `isInternal` means "written by staff". */
export function presentPublicMessage(
  row: ShownMessage,
  files: FilesByMessage,
  html: HtmlByMessage,
): Whole<Schema<'PublicTicketMessage'>> {
  const isStaff = row.author_type !== 'customer';
  return {
    id: row.id,
    message: row.body,
    html: html(row.id).html,
    isInternal: isStaff,
    customerName: isStaff ? null : row.author_name,
    customerEmail: isStaff ? null : row.author_email,
    user: isStaff ? { firstName: row.user_first_name, lastName: row.user_last_name } : null,
    files: filesOf(files, row.id),
    createdAt: row.created_at,
  };
}

/** The description of a ticket as a message of its customer. */
export function presentDescription(
  row: TicketWithPeople,
  files: FilesByMessage,
  html: HtmlByMessage,
): Whole<Schema<'PublicTicketMessage'>> {
  return {
    id: row.id,
    message: row.description,
    html: html(row.id).html,
    isInternal: false,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    user: null,
    files: filesOf(files, row.id),
    createdAt: row.created_at,
  };
}

/** The description of a follow-up, as the message that its customer has just sent. */
export function presentOpening(
  row: TicketWithPeople,
  html: HtmlByMessage,
): Whole<Schema<'TicketMessage'>> {
  return {
    id: row.id,
    message: row.description,
    ...html(row.id),
    isInternal: false,
    authorType: 'customer',
    user: presentTicket(row).customer,
    senderName: row.customer_name,
    senderEmail: row.customer_email,
    mentions: [],
    sharedDraft: null,
    sharedDraftFormat: null,
    files: [],
    createdAt: row.created_at,
    deliveries: [],
    mailId: row.mail_id,
    mergedFrom: null,
    via: null,
    followUp: { id: row.id, ticketNumber: row.number },
  };
}

/** A ticket, for the public API. */
export const presentV1Ticket = (row: TicketRow & Tagged): Whole<Schema<'V1Ticket'>> =>
  Object.assign(fieldsOf(row, ticketColumns, v1Fields), {
    tags: tagNames(row),
    metadata: metadataIn(row),
  });

const tagNames = (row: Tagged) => tagsIn(row).map(({ name }) => name);

/** The ticket data of events. */
export const ticketFacts = (row: TicketRow & Tagged): TicketFacts =>
  Object.assign(fieldsOf(row, ticketColumns, [...v1Fields, 'assignedAgentId']), {
    tags: tagNames(row),
    metadata: metadataIn(row),
  });

/** A ticket for webhooks, as it was at the time of the event. */
export const presentTicketFacts = (facts: TicketFacts): Whole<Schema<'V1Ticket'>> =>
  pick(facts, [...v1Fields, 'tags', 'metadata']);

/** The sample ticket for testing webhooks, opened now. */
export const exampleTicket = (at: string): Schema<'V1Ticket'> => ({
  ...example,
  createdAt: at,
  updatedAt: at,
});
