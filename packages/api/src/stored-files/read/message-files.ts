import { prepare } from '../../database/prepare.ts';
import type { MessageFileRow } from '../../database/rows/files.ts';
import type { JsonFields, Org, OrgScope, P, Query } from '../../database/types.ts';

/** The fields of a file that a message shows. */
export type ShownFile = Pick<
  MessageFileRow,
  'id' | 'message_id' | 'name' | 'size' | 'type' | 'verdict' | 'threat'
>;

export const fileColumns: JsonFields<ShownFile> = {
  id: 'message_files.id',
  message_id: 'message_files.message_id',
  name: 'message_files.name',
  size: 'message_files.size',
  type: 'message_files.type',
  verdict: 'message_files.verdict',
  threat: 'message_files.threat',
};

const inOrder = (query: Query) =>
  query.orderBy(['message_files.message_id', 'message_files.position', 'message_files.id']);

/** The column of a query with the files of the row with this id: JSON objects separated by commas; null for none. */
export function fileColumn(org: OrgScope, id: string) {
  const files = org
    .from('message_files')
    .whereRaw(`message_files.message_id = ${id}`)
    .orderBy(['message_files.position', 'message_files.id'])
    .select(org.json<AttachedFile>(attachedColumns, 'json'));
  return org.raw('? as file_items', [org.text(files, 'json', ',')]);
}

/** A file as listed on the message or text it is attached to. */
export type AttachedFile = Omit<ShownFile, 'message_id'>;

const { message_id: _, ...attachedColumns } = fileColumns;

/** A row with that column. */
export interface WithFiles {
  file_items: string | null;
}

/** The files in such a row. */
export const filesOfRow = ({ file_items: items }: WithFiles): AttachedFile[] =>
  items ? (JSON.parse(`[${items}]`) as AttachedFile[]) : [];

/** The value of that column for files. */
export const fileItemsOf = (files: readonly AttachedFile[]): string | null =>
  files.map((file) => JSON.stringify(file)).join(',') || null;

/** The ids of all texts on a ticket: its description, its messages (or those given), and scheduled replies. */
export const saidOn = (org: OrgScope, ticket: P<string>[string], messages?: Query): Query =>
  org
    .from('tickets')
    .where('id', ticket)
    .select('id')
    .unionAll([
      messages ?? org.from('ticket_messages').where('ticket_id', ticket).select('id'),
      org.from('scheduled_replies').where('ticket_id', ticket).select('id'),
    ]);

/** The files of the ids from `saidOn`, as rows of a query. */
export const filesOn = (org: OrgScope, said: Query): Query =>
  inOrder(org.from('message_files').whereIn('message_files.message_id', said));

const fileSaid = prepare((org, p: P<'ticket'>) =>
  org
    .from('message_files')
    .whereIn(
      'message_id',
      org
        .from('tickets')
        .where('id', p.ticket)
        .select('id')
        .unionAll([org.from('ticket_messages').where('ticket_id', p.ticket).select('id')]),
    )
    .limit(1)
    .select('id'),
);

/** Whether the description of a ticket, a message or a note has a file; files of scheduled replies don't count yet. */
export const hasFile = async (org: Org, ticket: string) =>
  (await org.first(fileSaid({ ticket }))) !== undefined;

const ticketWith = prepare((org, p: P<'message'>) =>
  org
    .from('tickets')
    .where('id', p.message)
    .select('id')
    .unionAll([org.from('ticket_messages').where('id', p.message).select('ticket_id as id')]),
);

/** The ticket of a message or description; undefined for a scheduled reply, and for spam and trash. */
export const findTicketWith = (org: Org, message: string) =>
  org.first<{ id: string }>(ticketWith({ message }));

const ofTicket = prepare((org, p: P<'ticket'>) =>
  filesOn(org, saidOn(org, p.ticket)).select(Object.values(fileColumns)),
);

/** All files of a ticket, including those of notes and scheduled replies. */
export const readFilesOfTicket = (org: Org, ticket: string) =>
  org.all<ShownFile>(ofTicket({ ticket }));

const ofMessage = prepare((org, p: P<'message'>) =>
  inOrder(org.from('message_files').where('message_id', p.message)),
);

/** The files of one message. */
export const readFilesOf = (org: Org, message: string) =>
  org.all<MessageFileRow>(ofMessage({ message }));

/** The files of several messages, even if the messages are gone. */
export async function readFilesOfAll(
  org: Org,
  messages: readonly string[],
): Promise<MessageFileRow[]> {
  const found: MessageFileRow[] = [];
  for (let from = 0; from < messages.length; from += 500) {
    const some = messages.slice(from, from + 500);
    found.push(
      ...(await org.all<MessageFileRow>(
        inOrder(org.from('message_files').whereIn('message_id', some)),
      )),
    );
  }
  return found;
}

const byId = prepare((org, p: P<'id'>) =>
  org.from('message_files').where('id', p.id).whereNotNull('message_id'),
);

const ofPublished = prepare((org, p: P<'id'>) =>
  org
    .from('message_files')
    .where('id', p.id)
    .whereIn('message_id', org.from('help_articles').where('is_published', 1).select('id')),
);

/** A file of a published article. */
export const findPublishedFile = (org: Org, id: string) =>
  org.first<MessageFileRow>(ofPublished({ id }));

/** A file that is attached to something. */
export const findMessageFile = (org: Org, id: string) => org.first<MessageFileRow>(byId({ id }));

/** The tables of everything with files. None of them contains tickets in spam or the trash. */
const carriers = [
  'tickets',
  'ticket_messages',
  'scheduled_replies',
  'macro_runs',
  'chat_messages',
  'chat_notes',
  'canned_replies',
  'macros',
  'help_articles',
] as const;

const carrier = prepare((org, p: P<'id'>) =>
  org
    .from(carriers[0])
    .where('id', p.id)
    .select('id')
    .unionAll(carriers.slice(1).map((table) => org.from(table).where('id', p.id).select('id'))),
);

/** Whether the owner of a file exists, and isn't in spam or the trash. */
export const isThere = async (org: Org, messageId: string) =>
  (await org.first(carrier({ id: messageId }))) !== undefined;
