import type { Result } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type {
  ImportedTicketRow,
  TicketMessageRow,
  TicketRow,
} from '../../../database/rows/tickets.ts';
import type { Input, Org, P, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { refusalOf as metadataRefusal } from '../../../metadata.ts';
import { Refusal } from '../../../refusal.ts';
import type { TagRef } from '../../tags/read/on-ticket.ts';
import { tagsNamed } from '../../tags/store/tags.ts';
import { openedOf } from '../fields.ts';
import { findByExternalId } from '../read/external-id.ts';
import { insertPastTicket, newRow, nextNumber } from './create.ts';
import {
  attachImported,
  type FilesById,
  filesOfImport,
  type Importer,
  wordsOrNames,
} from './import-files.ts';
import { momentsOfMessage } from './moments.ts';
import { customerByEmail } from './requester.ts';

type Imported = Parsed<'tickets.import'>['body']['tickets'][number];
type Outcome = Result<'tickets.import'>['results'][number];
type Colleague = Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'email'>;

/** So few that others who write need not wait for long. */
const perTransaction = 25;

const staffOf = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select('users.id', 'users.first_name', 'users.last_name', 'users.email'),
);

const importedAs = prepare((org, p: P<'externalId'>) =>
  org.from('imported_tickets').where('external_id', p.externalId).select('ticket_id', 'number'),
);

/** Stores tickets of another system as they were, each unless it was imported before. */
export async function importTickets(
  org: Org,
  tickets: readonly Imported[],
  actor: Actor,
  importer: Importer,
): Promise<Result<'tickets.import'>> {
  const colleagues = await org.all<Colleague>(staffOf({}));
  const staff = new Map(colleagues.map((one) => [one.email, one]));
  const results: Outcome[] = [];
  for (let at = 0; at < tickets.length; at += perTransaction) {
    const some = tickets.slice(at, at + perTransaction);
    results.push(
      ...(await org.write(async (tx) => {
        const outcomes: Outcome[] = [];
        for (const ticket of some)
          outcomes.push(await importOne(tx, ticket, { staff, actor, importer }));
        return outcomes;
      })),
    );
  }
  return { imported: results.filter(({ outcome }) => outcome === 'imported').length, results };
}

interface By {
  staff: ReadonlyMap<string, Colleague>;
  actor: Actor;
  importer: Importer;
}

async function importOne(
  tx: Tx,
  imported: Imported,
  { staff, actor, importer }: By,
): Promise<Outcome> {
  const { externalId } = imported;
  const times = timesOf(imported);
  const why = refusalOf(imported, times);
  if (why) return refused(externalId, why);
  const known = await tx.first<Pick<ImportedTicketRow, 'ticket_id' | 'number'>>(
    importedAs({ externalId }),
  );
  if (known) return outcome(externalId, 'known', known.ticket_id, known.number);
  const same = await findByExternalId(tx, externalId);
  if (same) return outcome(externalId, 'known', same.id, same.number);
  let tags: TagRef[];
  let files: FilesById;
  try {
    files = await filesOfImport(tx, imported, importer);
    tags = await tagsNamed(tx, imported.tags ?? []);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(externalId, error.message);
  }
  const id = newId();
  const { number } = await nextNumber(tx, times.created);
  const row = { external_id: externalId, ticket_id: id, number, imported_at: now() };
  // Of two imports at once the second makes its numbers in vain, and finds what the first has stored when it is sent again.
  if (!(await tx.insertIfAbsent('imported_tickets', row))) {
    const other = await tx.first<Pick<ImportedTicketRow, 'ticket_id' | 'number'>>(
      importedAs({ externalId }),
    );
    return outcome(externalId, 'known', other?.ticket_id ?? id, other?.number ?? number);
  }
  const said = messagesOf(imported, id, staff, files);
  const messages = said.map(({ row: message }) => message);
  const ticket = await columnsOf(tx, imported, times, { id, number, staff, actor, messages });
  await insertPastTicket(tx, ticket, messages, tags);
  const hung = said.map(({ row: message, fileIds }) => ({ id: message.id, fileIds }));
  await attachImported(tx, [{ id, fileIds: imported.fileIds }, ...hung], importer);
  return outcome(externalId, 'imported', id, number);
}

const refused = (externalId: string, message: string): Outcome => ({
  externalId,
  outcome: 'refused',
  id: null,
  ticketNumber: null,
  message,
});

const outcome = (
  externalId: string,
  what: Outcome['outcome'],
  id: string,
  ticketNumber: string,
): Outcome => ({ externalId, outcome: what, id, ticketNumber, message: null });

interface Times {
  created: string;
  resolved: string | null;
  updated: string;
  all: readonly string[];
}

const stored = (moment: string) => new Date(moment).toISOString();

function timesOf({ createdAt, resolvedAt, updatedAt, status, messages = [] }: Imported): Times {
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

function refusalOf(
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
  messages: readonly Message[];
}

async function columnsOf(
  tx: Tx,
  imported: Imported,
  { created, resolved, updated }: Times,
  { id, number, staff, actor, messages }: Given,
): Promise<Input<TicketRow> & { id: string; created_at: string }> {
  const agent = memberOf(staff, imported.assignedAgentEmail);
  const email = normalizeEmail(imported.customerEmail ?? '');
  const account = email ? await tx.first<{ id: string }>(customerByEmail({ email })) : undefined;
  const customerUserId = account?.id ?? null;
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

/** Its messages, oldest first, each with its files. */
function messagesOf(
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
