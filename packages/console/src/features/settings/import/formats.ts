import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  at,
  type Fields,
  type FileRecord,
  listAt,
  momentAt,
  recordsOfCsv,
  recordsOfJson,
  textAt,
  wordsOf,
} from './records.ts';

export type ImportedTicket = Schema<'ImportedTicket'>;
type Message = NonNullable<ImportedTicket['messages']>[number];
type Status = Schema<'TicketStatus'>;
type Priority = Schema<'TicketPriority'>;

export interface Format {
  label: string;
  /** Which file it is, for whoever looks for it. */
  hint: string;
  records: (text: string) => FileRecord[] | Promise<FileRecord[]>;
  ticket: (value: Fields) => ImportedTicket;
}

const statuses: Record<string, Status> = {
  new: 'open',
  open: 'open',
  active: 'open',
  opened: 'open',
  '2': 'open',
  pending: 'in_progress',
  hold: 'in_progress',
  snoozed: 'in_progress',
  '3': 'in_progress',
  'in progress': 'in_progress',
  in_progress: 'in_progress',
  solved: 'resolved',
  resolved: 'resolved',
  '4': 'resolved',
  closed: 'closed',
  spam: 'closed',
  '5': 'closed',
};
const priorities: Record<string, Priority> = {
  low: 'low',
  '1': 'low',
  normal: 'normal',
  medium: 'normal',
  '2': 'normal',
  high: 'high',
  priority: 'high',
  '3': 'high',
  urgent: 'urgent',
  '4': 'urgent',
};

/** What is unknown stays as it is written, and is refused by name. */
const statusOf = (text: string) => (statuses[text.toLowerCase()] ?? (text || 'open')) as Status;
const priorityOf = (text: string) =>
  (priorities[text.toLowerCase()] ?? (text || 'normal')) as Priority;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What says nothing is left out: messages with nothing but files, and people without names. */
function ticketOf({
  customerName,
  customerEmail,
  assignedAgentEmail,
  updatedAt,
  messages = [],
  ...ticket
}: ImportedTicket): ImportedTicket {
  const said = messages.filter(({ message }) => message !== '');
  const subject = oneLine(ticket.subject) || oneLine(ticket.description).slice(0, 100);
  return {
    ...ticket,
    subject,
    description: ticket.description || subject,
    ...(customerName && { customerName }),
    ...(customerEmail && { customerEmail }),
    ...(assignedAgentEmail && { assignedAgentEmail }),
    ...(updatedAt && { updatedAt }),
    messages: said,
  };
}

function message(
  isCustomer: boolean,
  said: Omit<Message, 'author' | 'isInternal'>,
  isInternal = false,
): Message {
  const { authorName, authorEmail, ...rest } = said;
  return {
    author: isCustomer ? 'customer' : 'staff',
    ...(authorName && { authorName }),
    ...(authorEmail && { authorEmail }),
    isInternal: isInternal && !isCustomer,
    ...rest,
  };
}

const names = (value: unknown, ...path: string[]) => {
  const list = at(value, ...path);
  if (!Array.isArray(list)) return [];
  const all = list.map((one) =>
    typeof one === 'string' ? one : textAt(one, 'name') || textAt(one, 'tag'),
  );
  return tagsIn(all.join(','));
};

const tagsIn = (text: string) => [...new Set(text.split(',').map(oneLine).filter(Boolean))];

const zendesk: Format = {
  label: 'Zendesk',
  hint: 'The JSON export of tickets, one a line, or pages of the ticket API with their comments.',
  records: (text) => recordsOfJson(text, ['tickets']),
  ticket(value) {
    const requester = textAt(value, 'requester', 'id') || textAt(value, 'requester_id');
    const [first, ...others] = listAt(value, 'comments');
    const bodyOf = (one: Fields) =>
      textAt(one, 'plain_body') || textAt(one, 'body') || wordsOf(textAt(one, 'html_body'));
    const description = textAt(value, 'description') || (first ? bodyOf(first) : '');
    const isFirst = first !== undefined && at(first, 'public') !== false;
    const comments = isFirst ? others : [...(first ? [first] : []), ...others];
    return ticketOf({
      externalId: `zendesk-${textAt(value, 'id')}`,
      subject: textAt(value, 'subject') || textAt(value, 'raw_subject'),
      description,
      status: statusOf(textAt(value, 'status')),
      priority: priorityOf(textAt(value, 'priority')),
      customerName: textAt(value, 'requester', 'name'),
      customerEmail: textAt(value, 'requester', 'email'),
      assignedAgentEmail: textAt(value, 'assignee', 'email'),
      tags: names(value, 'tags'),
      createdAt: momentAt(value, 'created_at'),
      updatedAt: momentAt(value, 'updated_at'),
      messages: comments.map((one) => {
        const author = textAt(one, 'author', 'id') || textAt(one, 'author_id');
        const said = {
          authorName: textAt(one, 'author', 'name'),
          authorEmail: textAt(one, 'author', 'email'),
          message: bodyOf(one),
          createdAt: momentAt(one, 'created_at'),
        };
        return message(author !== '' && author === requester, said, at(one, 'public') === false);
      }),
    });
  },
};

const intercom: Format = {
  label: 'Intercom',
  hint: 'Conversations as the API gives them with their parts: a list, or one a line.',
  records: (text) => recordsOfJson(text, ['conversations', 'data']),
  ticket(value) {
    const source = at(value, 'source');
    const [contact] = listAt(value, 'contacts', 'contacts');
    const author = at(source, 'author');
    const isCustomers = (one: unknown) => /^(user|lead|contact)$/.test(textAt(one, 'type'));
    const customer = isCustomers(author) ? author : contact;
    const parts = listAt(value, 'conversation_parts', 'conversation_parts');
    return ticketOf({
      externalId: `intercom-${textAt(value, 'id')}`,
      subject: wordsOf(textAt(value, 'title') || textAt(source, 'subject')),
      description: wordsOf(textAt(source, 'body')),
      status: statusOf(textAt(value, 'state')),
      priority: textAt(value, 'priority') === 'priority' ? 'high' : 'normal',
      customerName: textAt(customer, 'name'),
      customerEmail: textAt(customer, 'email'),
      tags: names(value, 'tags', 'tags'),
      createdAt: momentAt(value, 'created_at'),
      updatedAt: momentAt(value, 'updated_at'),
      messages: parts.map((part) =>
        message(
          isCustomers(at(part, 'author')),
          {
            authorName: textAt(part, 'author', 'name'),
            authorEmail: textAt(part, 'author', 'email'),
            message: wordsOf(textAt(part, 'body')),
            createdAt: momentAt(part, 'created_at'),
          },
          textAt(part, 'part_type') === 'note',
        ),
      ),
    });
  },
};

const freshdesk: Format = {
  label: 'Freshdesk',
  hint: 'Tickets as the export or the API gives them, with their conversations: a list, or one a line.',
  records: (text) => recordsOfJson(text, ['tickets', 'results']),
  ticket(wrapped) {
    const value = (at(wrapped, 'helpdesk_ticket') ?? wrapped) as Fields;
    const notes = [...listAt(value, 'conversations'), ...listAt(value, 'notes')];
    return ticketOf({
      externalId: `freshdesk-${textAt(value, 'display_id') || textAt(value, 'id')}`,
      subject: textAt(value, 'subject'),
      description: textAt(value, 'description_text') || wordsOf(textAt(value, 'description')),
      status: statusOf(textAt(value, 'status')),
      priority: priorityOf(textAt(value, 'priority')),
      customerName: textAt(value, 'requester', 'name') || textAt(value, 'requester_name'),
      customerEmail: textAt(value, 'requester', 'email') || textAt(value, 'email'),
      assignedAgentEmail: textAt(value, 'responder', 'email'),
      tags: names(value, 'tags'),
      createdAt: momentAt(value, 'created_at'),
      updatedAt: momentAt(value, 'updated_at'),
      messages: notes.map((wrappedNote) => {
        const note = (at(wrappedNote, 'helpdesk_note') ?? wrappedNote) as Fields;
        const said = {
          authorEmail: at(note, 'incoming') === true ? '' : textAt(note, 'user', 'email'),
          message: textAt(note, 'body_text') || wordsOf(textAt(note, 'body')),
          createdAt: momentAt(note, 'created_at'),
        };
        return message(at(note, 'incoming') === true, said, at(note, 'private') === true);
      }),
    });
  },
};

const helpScout: Format = {
  label: 'Help Scout',
  hint: 'Conversations as the API gives them with embedded threads: pages, a list, or one a line.',
  records(text) {
    const pages = recordsOfJson(text, ['conversations']);
    const [only] = pages;
    const paged = pages.length === 1 ? listAt(only?.value, '_embedded', 'conversations') : [];
    return paged.length > 0 ? paged.map((value, index) => ({ line: index + 1, value })) : pages;
  },
  ticket(value) {
    const person = (one: unknown) => ({
      name: oneLine(`${textAt(one, 'first')} ${textAt(one, 'last')}`),
      email: textAt(one, 'email'),
    });
    const customer = person(at(value, 'primaryCustomer') ?? at(value, 'customer'));
    const threads = [...listAt(value, '_embedded', 'threads'), ...listAt(value, 'threads')]
      .filter((one) => /^(customer|message|note|reply|chat|phone)$/.test(textAt(one, 'type')))
      .filter((one) => textAt(one, 'state') !== 'draft')
      .map((one) => ({ one, createdAt: momentAt(one, 'createdAt') }))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const firstAt = threads.findIndex(({ one }) => textAt(one, 'type') !== 'note');
    return ticketOf({
      externalId: `helpscout-${textAt(value, 'id')}`,
      subject: textAt(value, 'subject'),
      description: wordsOf(textAt(threads[firstAt]?.one, 'body')) || textAt(value, 'preview'),
      status: statusOf(textAt(value, 'status')),
      customerName: customer.name,
      customerEmail: customer.email,
      assignedAgentEmail: textAt(value, 'assignee', 'email'),
      tags: names(value, 'tags'),
      createdAt: momentAt(value, 'createdAt'),
      updatedAt: momentAt(value, 'userUpdatedAt'),
      messages: threads.toSpliced(firstAt, firstAt === -1 ? 0 : 1).map(({ one, createdAt }) => {
        const { name, email } = person(at(one, 'createdBy'));
        const said = {
          authorName: name,
          authorEmail: email,
          message: wordsOf(textAt(one, 'body')),
          createdAt,
        };
        const type = textAt(one, 'type');
        const isCustomers = type === 'customer' || textAt(one, 'createdBy', 'type') === 'customer';
        return message(isCustomers, said, type === 'note');
      }),
    });
  },
};

const csv: Format = {
  label: 'CSV',
  hint: 'A first line with the columns id, subject, description and created, and any of status, priority, customer name, customer email, assignee email, tags and updated.',
  records: (text) => recordsOfCsv(text, ['id', 'subject', 'description', 'created']),
  ticket: (value) =>
    ticketOf({
      externalId: textAt(value, 'id'),
      subject: textAt(value, 'subject'),
      description: textAt(value, 'description'),
      status: statusOf(textAt(value, 'status')),
      priority: priorityOf(textAt(value, 'priority')),
      customerName: textAt(value, 'customer name'),
      customerEmail: textAt(value, 'customer email'),
      assignedAgentEmail: textAt(value, 'assignee email'),
      tags: tagsIn(textAt(value, 'tags')),
      createdAt: momentAt(value, 'created'),
      updatedAt: momentAt(value, 'updated'),
    }),
};

const helpdesk: Format = {
  label: 'Helpdesk',
  hint: 'What the command “helpdesk export” has written, one ticket a line.',
  records: (text) => recordsOfJson(text, ['tickets']),
  ticket: (value) => value as unknown as ImportedTicket,
};

export const formats = { zendesk, intercom, freshdesk, 'help-scout': helpScout, csv, helpdesk };
export type FormatName = keyof typeof formats;
