import type { Result } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { newId, now } from '../../../../database/ids.ts';
import { prepare } from '../../../../database/prepare.ts';
import type { ImportedTicketRow } from '../../../../database/rows/tickets.ts';
import { together } from '../../../../database/together.ts';
import type { Org, P, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { Refusal } from '../../../../refusal.ts';
import type { TagRef } from '../../../tags/read/on-ticket.ts';
import { tagsNamed } from '../../../tags/store/tags.ts';
import { findByExternalId, type Holder } from '../../read/external-id.ts';
import { insertPastTickets, nextNumber } from '../create.ts';
import { customerByEmail } from '../people/requester.ts';
import { attachImported, type FilesById, filesOfImport, type Importer } from './import-files.ts';
import {
  type Colleague,
  columnsOf,
  type Imported,
  messagesOf,
  refusalOf,
  type Times,
  timesOf,
} from './import-rows.ts';

type Outcome = Result<'tickets.import'>['results'][number];

/** Tickets per transaction, so other writes don't wait long. */
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

/** Imports tickets of another system unchanged, unless they were imported before. */
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
        for (const run of runsOf(some))
          outcomes.push(...(await importSome(tx, run, { staff, actor, importer })));
        return outcomes;
      })),
    );
  }
  return { imported: results.filter(({ outcome }) => outcome === 'imported').length, results };
}

/** Groups tickets in their order; a ticket with files is on its own, because it may name files of another one. */
function runsOf(some: readonly Imported[]): Imported[][] {
  const runs: Imported[][] = [];
  let canJoin = false;
  for (const imported of some) {
    const hasFiles = [imported, ...(imported.messages ?? [])].some(
      ({ fileIds }) => fileIds?.length,
    );
    if (canJoin && !hasFiles) runs.at(-1)?.push(imported);
    else runs.push([imported]);
    canJoin = !hasFiles;
  }
  return runs;
}

interface By {
  staff: ReadonlyMap<string, Colleague>;
  actor: Actor;
  importer: Importer;
}

/** A ticket to import, with its index in the batch. */
interface Fresh {
  at: number;
  imported: Imported;
  times: Times;
  files: FilesById;
  tags: TagRef[];
}

/** Runs each step for all tickets at once, which saves PostgreSQL a round trip for each ticket. */
async function importSome(tx: Tx, some: readonly Imported[], by: By): Promise<Outcome[]> {
  const known = await together(...some.map(({ externalId }) => findKnown(tx, externalId)));
  const outcomes: Outcome[] = [];
  const fresh = new Map<string, Fresh>();
  const repeated: number[] = [];
  for (const [at, imported] of some.entries()) {
    const { externalId } = imported;
    const times = timesOf(imported);
    const why = refusalOf(imported, times);
    const same = known[at];
    if (why) outcomes[at] = refused(externalId, why);
    else if (same) outcomes[at] = outcome(externalId, 'known', same.id, same.number);
    else if (fresh.has(externalId)) repeated.push(at);
    else {
      try {
        const files = await filesOfImport(tx, imported, by.importer);
        const tags = await tagsNamed(tx, imported.tags ?? []);
        fresh.set(externalId, { at, imported, times, files, tags });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        outcomes[at] = refused(externalId, error.message);
      }
    }
  }
  const all = [...fresh.values()];
  const stored = await store(tx, all, by);
  for (const [index, { at }] of all.entries()) outcomes[at] = stored[index] as Outcome;
  for (const at of repeated) {
    const { externalId } = some[at] as Imported;
    const first = outcomes[fresh.get(externalId)?.at ?? -1] as Outcome;
    outcomes[at] = { ...first, outcome: 'known' };
  }
  return outcomes;
}

type Known = Pick<Holder, 'id' | 'number'>;

async function findKnown(tx: Tx, externalId: string): Promise<Known | undefined> {
  const [before, same] = await together(
    tx.first<Pick<ImportedTicketRow, 'ticket_id' | 'number'>>(importedAs({ externalId })),
    findByExternalId(tx, externalId),
  );
  return before ? { id: before.ticket_id, number: before.number } : same;
}

async function store(tx: Tx, all: readonly Fresh[], by: By): Promise<Outcome[]> {
  const numbers = await together(...all.map(({ times }) => nextNumber(tx, times.created)));
  const rows = all.map(({ imported }, index) => ({
    external_id: imported.externalId,
    ticket_id: newId(),
    number: numbers[index]?.number ?? '',
    imported_at: now(),
  }));
  // Of two concurrent imports, the second discards its numbers, and finds the tickets of the first when it is retried.
  const areNew = await together(...rows.map((row) => tx.insertIfAbsent('imported_tickets', row)));
  const customers = await together(...all.map(({ imported }) => findCustomer(tx, imported)));
  const hung: { id: string; fileIds: readonly string[] | undefined }[] = [];
  const past = all.flatMap(({ imported, times, files, tags }, index) => {
    const row = rows[index];
    if (!areNew[index] || !row) return [];
    const { ticket_id: id, number } = row;
    const said = messagesOf(imported, id, by.staff, files);
    const messages = said.map(({ row: message }) => message);
    const customerUserId = customers[index] ?? null;
    const ticket = columnsOf(imported, times, { id, number, ...by, customerUserId, messages });
    hung.push({ id, fileIds: imported.fileIds });
    hung.push(...said.map(({ row: message, fileIds }) => ({ id: message.id, fileIds })));
    return [{ ticket, messages, tags }];
  });
  await insertPastTickets(tx, past);
  await attachImported(tx, hung, by.importer);
  return together(
    ...rows.map(async ({ external_id, ticket_id, number }, index) => {
      if (areNew[index]) return outcome(external_id, 'imported', ticket_id, number);
      const other = await findKnown(tx, external_id);
      return outcome(external_id, 'known', other?.id ?? ticket_id, other?.number ?? number);
    }),
  );
}

async function findCustomer(tx: Tx, { customerEmail }: Imported): Promise<string | undefined> {
  const email = normalizeEmail(customerEmail ?? '');
  return email ? (await tx.first<{ id: string }>(customerByEmail({ email })))?.id : undefined;
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
