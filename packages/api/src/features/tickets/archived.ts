import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { actorOf } from '../../auth/caller.ts';
import type { ArchivedRow } from '../../database/rows/archived.ts';
import type { Org, Tx } from '../../database/types.ts';
import type { Handlers, Page } from '../../http/handlers.ts';
import { encodeCursor } from '../../http/paging.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentFiles } from '../../stored-files/present.ts';
import { readFilesOfAll } from '../../stored-files/read/message-files.ts';
import { leavesAt } from './archive-lifetime.ts';
import { evidenceIn } from './evidence.ts';
import { presentMessage } from './present.ts';
import {
  countArchived,
  countFound,
  findArchived,
  readArchived,
  type ShownArchived,
} from './read/archived.ts';
import { findOriginalMail } from './read/original-mail.ts';
import type { Content } from './store/archive/content.ts';
import { deleteForGood, markAsSpam } from './store/archive/delete.ts';
import { restoreTicket } from './store/archive/restore.ts';
import { ticketMissing } from './store/update.ts';

type Place = ArchivedRow['place'];
type Operation =
  | 'listDeleted'
  | 'getDeleted'
  | 'restore'
  | 'deleteForGood'
  | 'listSpam'
  | 'getSpam'
  | 'markSpam'
  | 'unmarkSpam';

/** The operations for spam and trash. */
export const archived: Pick<Handlers<'tickets'>, Operation> = {
  listDeleted: ({ org, query }) => list(org, 'trash', query),
  getDeleted: ({ server, org, params }) => show(server, org, 'trash', params.id),
  restore: ({ org, member, body }) =>
    each(org, body.ids, (tx, id) => restoreTicket(tx, id, 'trash', actorOf(member))),
  deleteForGood: ({ org, member, body }) =>
    each(org, body.ids, (tx, id) => deleteForGood(tx, id, actorOf(member))),

  listSpam: ({ org, query }) => list(org, 'spam', query),
  getSpam: ({ server, org, params }) => show(server, org, 'spam', params.id),
  markSpam: ({ org, member, body }) =>
    each(org, body.ids, (tx, id) => markAsSpam(tx, id, actorOf(member))),
  unmarkSpam: ({ org, member, body }) =>
    each(org, body.ids, (tx, id) => restoreTicket(tx, id, 'spam', actorOf(member))),
};

async function list(
  org: Org,
  place: Place,
  query: Parameters<typeof readArchived>[2],
): Promise<Page<Schema<'PutAwayTicket'>>> {
  const rows = await readArchived(org, place, query);
  const items = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? items.at(-1) : undefined;
  return {
    items: items.map(present),
    next: last ? encodeCursor([last.put_away_at, last.id]) : null,
    total: query.q?.trim()
      ? await countFound(org, place, query.q)
      : await countArchived(org, place),
  };
}

async function show(
  { config }: ServerContext,
  org: Org,
  place: Place,
  id: string,
): Promise<Schema<'PutAwayTicketDetail'>> {
  const row = await findArchived(org, id, place);
  if (!row) throw ticketMissing();
  const { ticket, ticket_messages: messages } = JSON.parse(row.content) as Content;
  const mailId = (ticket.mail_id as string | null | undefined) ?? null;
  const ids = [id, ...messages.map((message) => String(message.id))];
  const files = presentFiles(config, org.id, await readFilesOfAll(org, ids), true);
  const mail = mailId ? await findOriginalMail(org, id, mailId) : undefined;
  return {
    ...present(row),
    description: String(ticket.description),
    files: [...(files.get(id) ?? [])],
    createdAt: String(ticket.created_at),
    mailId,
    messages: messages.map((row) => presentMessage({ ...row, ...nobody }, [], files)),
    evidence: mail ? evidenceIn(mail.raw) : [],
  };
}

/** Archived messages store the names of their authors. */
const nobody = { user_first_name: null, user_last_name: null, user_email: null, user_image: null };

const present = (row: ShownArchived): Schema<'PutAwayTicket'> => ({
  id: row.id,
  ticketNumber: row.number,
  subject: row.subject,
  customerName: row.customer_name,
  customerEmail: row.customer_email,
  firstWords: row.first_words,
  putAwayAt: row.put_away_at,
  putAwayBy: fullName({ firstName: row.by_first_name, lastName: row.by_last_name }) || row.by_email,
  blockedBy: row.blocked_by,
  leavesAt: leavesAt(row.put_away_at),
});

/** Tickets per transaction, so other writes can run in between. */
const atOnce = 25;

/** Runs an action for each ticket; those that can't be changed are listed in `failed`. */
async function each(
  org: Org,
  ids: readonly string[],
  verb: (tx: Tx, id: string) => Promise<void>,
): Promise<Schema<'PutAwayResult'>> {
  const result: Schema<'PutAwayResult'> = { done: [], failed: [] };
  const asked = [...new Set(ids)];
  for (let at = 0; at < asked.length; at += atOnce) {
    const { done, failed } = await org.write((tx) =>
      eachOf(tx, asked.slice(at, at + atOnce), verb),
    );
    result.done.push(...done);
    result.failed.push(...failed);
  }
  return result;
}

async function eachOf(
  tx: Tx,
  ids: readonly string[],
  verb: (tx: Tx, id: string) => Promise<void>,
): Promise<Schema<'PutAwayResult'>> {
  const result: Schema<'PutAwayResult'> = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await verb(tx, id);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}
