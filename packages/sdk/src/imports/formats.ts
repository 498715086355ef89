import { byChoice, type Choices, choiceNames } from '../rules/ticket-fields.ts';
import { choiceNamed } from './choice-aliases.ts';
import { filesAt, filesIn, type ReadTicket } from './files.ts';
import {
  at,
  type CsvReader,
  type Fields,
  type FileRecord,
  isFields,
  listAt,
  momentAt,
  recordsOfCsv,
  recordsOfJson,
  textAt,
  wordsOf,
} from './records.ts';
import {
  message,
  visibilityOfComment,
  visibilityOfNote,
  visibilityOfPart,
  visibilityOfThread,
} from './visibility.ts';
import { entriesOfXml, type XmlReader } from './xml.ts';

/** Loaders of the readers for CSV and XML files; called only when such a file is read. */
export interface Readers {
  csv: () => Promise<CsvReader>;
  xml: () => Promise<XmlReader>;
}

export interface Format {
  label: string;
  /** A hint for finding the file to import. */
  hint: string;
  records: (text: string, readers: Readers) => FileRecord[] | Promise<FileRecord[]>;
  ticket: (value: Fields) => ReadTicket;
}

/** Returns the values of the fields with fixed values, read from an export. */
const choicesIn = (value: Fields) =>
  byChoice((name) => choiceNamed(name, textAt(value, name))) as Choices;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Leaves out empty values: messages without text and files, and people without names. */
function ticketOf({
  customerName,
  customerEmail,
  assignedAgentEmail,
  updatedAt,
  messages = [],
  files = [],
  ...ticket
}: ReadTicket): ReadTicket {
  const said = messages.filter((one) => one.message !== '' || one.files);
  const subject = oneLine(ticket.subject) || oneLine(ticket.description).slice(0, 100);
  return {
    ...ticket,
    subject,
    description: ticket.description || subject,
    ...(customerName && { customerName }),
    ...(customerEmail && { customerEmail }),
    ...(assignedAgentEmail && { assignedAgentEmail }),
    ...(updatedAt && { updatedAt }),
    ...(files.length > 0 && { files }),
    messages: said,
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

/** Pages from Zendesk's API reference people by ID, and include them in a list beside the tickets on request. */
function withUsers(records: FileRecord[], text: string): FileRecord[] {
  const users = text.includes('"users"') ? recordsOfJson(text, ['users']) : [];
  const byId = new Map(users.map(({ value }) => [textAt(value, 'id'), value]));
  const person = (value: Fields, role: string) =>
    at(value, role) ?? byId.get(textAt(value, `${role}_id`)) ?? undefined;
  if (byId.size === 0) return records;
  return records.map(({ line, value }) => ({
    line,
    value: value && {
      ...value,
      requester: person(value, 'requester'),
      assignee: person(value, 'assignee'),
    },
  }));
}

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

const zendesk: Format = {
  label: 'Zendesk',
  hint: 'JSON export with one ticket per line, or pages from the ticket API with comments.',
  records: (text) => withUsers(recordsOfJson(text, ['tickets']), text),
  ticket(value) {
    const requester = textAt(value, 'requester', 'id') || textAt(value, 'requester_id');
    const [first, ...others] = listAt(value, 'comments');
    const bodyOf = (one: Fields) =>
      textAt(one, 'plain_body') || textAt(one, 'body') || wordsOf(textAt(one, 'html_body'));
    const isRequesters = (one: Fields) => {
      const author = textAt(one, 'author', 'id') || textAt(one, 'author_id');
      return author !== '' && author === requester;
    };
    // The description repeats the first comment, even if that is an internal note.
    const isFirst =
      first !== undefined &&
      (visibilityOfComment(first) === 'public' ||
        (isRequesters(first) && visibilityOfComment(first) === 'unknown'));
    const isPublic = first ? isFirst : at(value, 'is_public') !== false;
    const begun = textAt(value, 'description') || (first ? bodyOf(first) : '');
    const isRepeated = first !== undefined && lettersIn(begun) === lettersIn(bodyOf(first));
    const note = { message: begun, createdAt: momentAt(value, 'created_at') };
    const attached = (one: Fields) =>
      filesIn(listAt(one, 'attachments'), [['file_name']], [['content_url']]);
    const comments = isFirst ? others : [...(first ? [first] : []), ...others];
    return ticketOf({
      externalId: `zendesk-${textAt(value, 'id')}`,
      subject: textAt(value, 'subject') || textAt(value, 'raw_subject'),
      description: isPublic ? begun : '',
      ...choicesIn(value),
      customerName: textAt(value, 'requester', 'name'),
      customerEmail: textAt(value, 'requester', 'email'),
      assignedAgentEmail: textAt(value, 'assignee', 'email'),
      tags: names(value, 'tags'),
      createdAt: momentAt(value, 'created_at'),
      updatedAt: momentAt(value, 'updated_at'),
      files: isFirst ? attached(first) : [],
      messages: [
        ...(isPublic || isRepeated ? [] : [message(false, note, first ? 'unknown' : 'internal')]),
        ...comments.map((one) => {
          const said = {
            authorName: textAt(one, 'author', 'name'),
            authorEmail: textAt(one, 'author', 'email'),
            message: bodyOf(one),
            createdAt: momentAt(one, 'created_at'),
            files: attached(one),
          };
          return message(isRequesters(one), said, visibilityOfComment(one));
        }),
      ],
    });
  },
};

const intercom: Format = {
  label: 'Intercom',
  hint: 'Conversations from the API with their parts, as a list or one per line.',
  records: (text) => recordsOfJson(text, ['conversations', 'data']),
  ticket(value) {
    // Before version 2.0 of the API, a conversation started with conversation_message, with its user beside it.
    const source = at(value, 'source') ?? at(value, 'conversation_message');
    const contacts = listAt(value, 'contacts', 'contacts');
    const known = [at(value, 'user'), at(value, 'assignee'), ...contacts].filter(isFields);
    /** Some exports identify authors only by ID. */
    const authorOf = (one: unknown) => {
      const author = at(one, 'author');
      const found = known.find((other) => textAt(other, 'id') === textAt(author, 'id'));
      return { ...found, ...(isFields(author) ? author : {}) };
    };
    const author = authorOf(source);
    const isCustomers = (one: unknown) => /^(user|lead|contact)$/.test(textAt(one, 'type'));
    const customer = isCustomers(author) ? author : (at(value, 'user') ?? contacts[0]);
    const attached = (one: unknown) => filesIn(listAt(one, 'attachments'), [['name']], [['url']]);
    const parts = listAt(value, 'conversation_parts', 'conversation_parts');
    return ticketOf({
      externalId: `intercom-${textAt(value, 'id')}`,
      subject: wordsOf(textAt(value, 'title') || textAt(source, 'subject')),
      description: wordsOf(textAt(source, 'body')),
      ...choicesIn(value),
      status: choiceNamed('status', textAt(value, 'state')),
      customerName: textAt(customer, 'name'),
      customerEmail: textAt(customer, 'email'),
      assignedAgentEmail: textAt(value, 'assignee', 'email'),
      tags: names(value, 'tags', 'tags'),
      createdAt: momentAt(value, 'created_at'),
      updatedAt: momentAt(value, 'updated_at'),
      files: attached(source),
      messages: parts.map((part) =>
        message(
          isCustomers(at(part, 'author')),
          {
            authorName: textAt(authorOf(part), 'name'),
            authorEmail: textAt(authorOf(part), 'email'),
            message: wordsOf(textAt(part, 'body')),
            createdAt: momentAt(part, 'created_at'),
            files: attached(part),
          },
          visibilityOfPart(part),
        ),
      ),
    });
  },
};

/** Exports contain both HTML and text; the API only HTML. */
const wordsIn = (value: Fields, name: string) =>
  at(value, `${name}_html`) === undefined ? wordsOf(textAt(value, name)) : textAt(value, name);

const freshdesk: Format = {
  label: 'Freshdesk',
  hint: 'Tickets from the export (XML or JSON) or the API, with conversations.',
  records: async (text, { xml: load }) =>
    /^\s*</.test(text.replace(/^\uFEFF/, ''))
      ? entriesOfXml(text, await load()).map((value, index) => ({ line: index + 1, value }))
      : recordsOfJson(text, ['tickets', 'results']),
  ticket(wrapped) {
    const value = (at(wrapped, 'helpdesk_ticket') ?? at(wrapped, 'ticket') ?? wrapped) as Fields;
    const attached = (one: unknown) =>
      filesIn(
        listAt(one, 'attachments'),
        [['name'], ['content_file_name']],
        [['attachment_url'], ['content_url']],
      );
    const notes = [...listAt(value, 'conversations'), ...listAt(value, 'notes')];
    return ticketOf({
      externalId: `freshdesk-${textAt(value, 'display_id') || textAt(value, 'id')}`,
      subject: textAt(value, 'subject'),
      description: textAt(value, 'description_text') || wordsIn(value, 'description'),
      ...choicesIn(value),
      customerName: textAt(value, 'requester', 'name') || textAt(value, 'requester_name'),
      customerEmail: textAt(value, 'requester', 'email') || textAt(value, 'email'),
      assignedAgentEmail: textAt(value, 'responder', 'email'),
      tags: names(value, 'tags'),
      createdAt: momentAt(value, 'created_at'),
      updatedAt: momentAt(value, 'updated_at'),
      files: attached(value),
      messages: notes.map((wrappedNote) => {
        const note = (at(wrappedNote, 'helpdesk_note') ?? wrappedNote) as Fields;
        const said = {
          authorEmail: at(note, 'incoming') === true ? '' : textAt(note, 'user', 'email'),
          message: textAt(note, 'body_text') || wordsIn(note, 'body'),
          createdAt: momentAt(note, 'created_at'),
          files: attached(note),
        };
        return message(at(note, 'incoming') === true, said, visibilityOfNote(note));
      }),
    });
  },
};

const helpScout: Format = {
  label: 'Help Scout',
  hint: 'Conversations from the API with embedded threads, as pages, a list or one per line.',
  records(text) {
    const pages = recordsOfJson(text, ['conversations']);
    const [only] = pages;
    const paged = pages.length === 1 ? listAt(only?.value, '_embedded', 'conversations') : [];
    return paged.length > 0 ? paged.map((value, index) => ({ line: index + 1, value })) : pages;
  },
  ticket(value) {
    const nameAt = (one: unknown, name: string) => textAt(one, name) || textAt(one, `${name}Name`);
    const person = (...known: unknown[]) => ({
      name:
        known
          .map((one) => oneLine(`${nameAt(one, 'first')} ${nameAt(one, 'last')}`))
          .find(Boolean) ?? '',
      email: known.map((one) => textAt(one, 'email')).find(Boolean) ?? '',
    });
    const threads = [...listAt(value, '_embedded', 'threads'), ...listAt(value, 'threads')]
      .filter((one) => textAt(one, 'type') !== 'lineitem' && textAt(one, 'state') !== 'draft')
      .map((one) => ({ one, createdAt: momentAt(one, 'createdAt') }))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const attached = (one: unknown) =>
      filesIn(
        [...listAt(one, '_embedded', 'attachments'), ...listAt(one, 'attachments')],
        [['filename'], ['fileName']],
        [['_links', 'web', 'href'], ['url'], ['fileUrl']],
      );
    // Some exports identify the customer only by ID; the details are in the threads.
    const mainCustomer = at(value, 'primaryCustomer') ?? at(value, 'customer');
    const mainId = textAt(mainCustomer, 'id');
    const ofThreads = threads.map(({ one }) => at(one, 'customer'));
    const customer = person(
      mainCustomer,
      ...ofThreads.filter((one) => mainId !== '' && textAt(one, 'id') === mainId),
    );
    const firstAt = threads.findIndex(({ one }) => visibilityOfThread(one) === 'public');
    // The preview may be of an internal note.
    const preview = threads.length === 0 ? textAt(value, 'preview') : '';
    const kept = { message: preview, createdAt: momentAt(value, 'createdAt') };
    return ticketOf({
      externalId: `helpscout-${textAt(value, 'id')}`,
      subject: textAt(value, 'subject'),
      description: wordsOf(textAt(threads[firstAt]?.one, 'body')),
      status: choiceNamed('status', textAt(value, 'status')),
      customerName: customer.name,
      customerEmail: customer.email,
      assignedAgentEmail: textAt(value, 'assignee', 'email'),
      tags: [...names(value, 'tags'), ...names(value, '_embedded', 'tags')],
      createdAt: momentAt(value, 'createdAt'),
      updatedAt: momentAt(value, 'userUpdatedAt'),
      files: attached(threads[firstAt]?.one),
      messages: [
        message(false, kept, 'unknown'),
        ...threads.toSpliced(firstAt, firstAt === -1 ? 0 : 1).map(({ one, createdAt }) => {
          const isCustomers =
            textAt(one, 'type') === 'customer' || textAt(one, 'createdBy', 'type') === 'customer';
          const { name, email } = person(at(one, 'createdBy'), isCustomers && at(one, 'customer'));
          const said = {
            authorName: name,
            authorEmail: email,
            message: wordsOf(textAt(one, 'body')),
            createdAt,
            files: attached(one),
          };
          return message(isCustomers, said, visibilityOfThread(one));
        }),
      ],
    });
  },
};

const csv: Format = {
  label: 'CSV',
  hint: `The first line has the columns id, subject, description and created. Optional: ${choiceNames.join(', ')}, customer name, customer email, assignee email, tags, updated and files (URLs separated by spaces).`,
  records: async (text, { csv: load }) =>
    recordsOfCsv(text, ['id', 'subject', 'description', 'created'], await load()),
  ticket: (value) =>
    ticketOf({
      externalId: textAt(value, 'id'),
      subject: textAt(value, 'subject'),
      description: textAt(value, 'description'),
      ...choicesIn(value),
      customerName: textAt(value, 'customer name'),
      customerEmail: textAt(value, 'customer email'),
      assignedAgentEmail: textAt(value, 'assignee email'),
      tags: tagsIn(textAt(value, 'tags')),
      createdAt: momentAt(value, 'created'),
      updatedAt: momentAt(value, 'updated'),
      files: filesAt(textAt(value, 'files')),
    }),
};

const helpdesk: Format = {
  label: 'Helpdesk',
  hint: 'Output of the command “helpdesk export”, one ticket per line.',
  records: (text) => recordsOfJson(text, ['tickets']),
  ticket: (value) => value as unknown as ReadTicket,
};

export const formats = { zendesk, intercom, freshdesk, 'help-scout': helpScout, csv, helpdesk };
export type FormatName = keyof typeof formats;
