import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { newId, now } from '../../../../database/ids.ts';
import type { UserRow } from '../../../../database/rows/people.ts';
import type { TicketMessageRow, TicketRow } from '../../../../database/rows/tickets.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { refusalOf as metadataRefusal } from '../../../../metadata.ts';
import { openedOf } from '../../fields.ts';
import { newRow, type PastTicket } from '../create.ts';
import { momentsOfMessage } from '../moments.ts';
import { type FilesById, wordsOrNames } from './import-files.ts';

export type Imported = Parsed<'tickets.import'>['body']['tickets'][number];
export type Colleague = Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'email'>;

export interface Times {
  created: string;
  resolved: string | null;
  updated: string;
  all: readonly string[];
}

const stored = (moment: string) => new Date(moment).toISOString();

/** When an imported ticket was created, resolved and last changed. */
export function timesOf({
  createdAt,
  resolvedAt,
  updatedAt,
  status,
  messages = [],
}: Imported): Times {
  const created = stored(createdAt);
  const said = messages.map((one) => stored(one.createdAt)).sort();
  const last = said.at(-1) ?? created;
  const isDone = status === 'resolved' || status === 'closed';
  const resolved = isDone ? stored(resolvedAt ?? last) : null;
  const all = [
    created,
    ...said,
    ...(resolved ? [resolved] : []),
    ...(updatedAt ? [stored(updatedAt)] : []),
  ];
  return { created, resolved, updated: all.toSorted().at(-1) ?? created, all };
}

/** Why a ticket can't be imported; null if it can. */
export function refusalOf(
  { messages = [], metadata = {} }: Imported,
  { all, created }: Times,
): string | null {
  if (all.some((time) => time > now())) return 'One of its times is in the future';
  if (all.some((time) => time < created)) return 'One of its times is before it was created';
  if (messages.some(({ author, isInternal }) => isInternal && author === 'customer')) {
    return 'Only staff can write internal notes';
  }
  if (messages.some(({ message, fileIds = [] }) => message === '' && fileIds.length === 0)) {
    return 'Message is required';
  }
  return metadataRefusal(Object.entries(metadata));
}

interface Given {
  id: string;
  number: string;
  staff: ReadonlyMap<string, Colleague>;
  actor: Actor;
  /** The account of the customer. */
  customerUserId: string | null;
  messages: readonly Message[];
}

/** The row of an imported ticket. */
export function columnsOf(
  imported: Imported,
  { created, resolved, updated }: Times,
  { id, number, staff, actor, customerUserId, messages }: Given,
): PastTicket {
  const agent = memberOf(staff, imported.assignedAgentEmail);
  const asked = { ...openedOf(imported), customerUserId, source: 'api' as const };
  const byCustomer: Actor = { ...actor, type: 'customer' };
  const made = { id, number, at: created, agentId: agent?.id ?? null };
  const row = newRow(asked, byCustomer, made);
  const answer = messages.find(
    ({ author_type, visibility }) => author_type === 'staff' && visibility === 'public',
  );
  return {
    ...row,
    ...(answer &&
      momentsOfMessage(
        { opened_by: 'customer', first_response_at: null, created_at: created } as TicketRow,
        { authorType: 'staff', visibility: 'public', userId: answer.user_id },
        answer.created_at,
      )),
    id,
    created_at: created,
    status: imported.status ?? 'open',
    resolved_at: resolved,
    resolved_by: resolved && (agent?.id ?? null),
    updated_at: updated,
  };
}

type Message = Pick<
  TicketMessageRow,
  | 'id'
  | 'ticket_id'
  | 'author_type'
  | 'visibility'
  | 'user_id'
  | 'author_name'
  | 'author_email'
  | 'body'
  | 'created_at'
>;

const memberOf = (staff: ReadonlyMap<string, Colleague>, email: string | undefined) =>
  email === undefined ? undefined : staff.get(normalizeEmail(email));

/** The messages of an imported ticket, oldest first, each with its files. */
export function messagesOf(
  { messages = [], customerName, customerEmail }: Imported,
  ticketId: string,
  staff: ReadonlyMap<string, Colleague>,
  files: FilesById,
): { row: Message; fileIds: readonly string[] | undefined }[] {
  return messages
    .map((one) => {
      const isStaff = one.author === 'staff';
      const member = isStaff ? memberOf(staff, one.authorEmail) : undefined;
      const email = one.authorEmail ?? (isStaff ? undefined : customerEmail);
      const row: Message = {
        id: newId(),
        ticket_id: ticketId,
        author_type: one.author,
        visibility: one.isInternal ? ('internal' as const) : ('public' as const),
        user_id: member?.id ?? null,
        author_name:
          one.authorName ||
          (member && fullName(personOf(member))) ||
          (isStaff ? null : customerName) ||
          null,
        author_email: normalizeEmail(email ?? '') || null,
        body: wordsOrNames(one, files),
        created_at: stored(one.createdAt),
      };
      return { row, fileIds: one.fileIds };
    })
    .sort((one, other) => (one.row.created_at < other.row.created_at ? -1 : 1));
}

const personOf = ({ first_name, last_name }: Colleague) => ({
  firstName: first_name,
  lastName: last_name,
});
