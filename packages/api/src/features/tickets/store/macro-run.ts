import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { newId, now } from '../../../database/ids.ts';
import type { MessageFileRow } from '../../../database/rows/files.ts';
import type { MacroDone } from '../../../database/rows/macros.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import type { Formatted } from '../../../formatting/formatted.ts';
import { keepHtml, withFilesAs } from '../../../formatting/store/message-html.ts';
import { markIfFiles } from '../../../stored-files/store/message-files.ts';
import { copyFilesFor, refuseInfected } from '../../../stored-files/store/texts-with-files.ts';
import type { TicketChange } from '../fields.ts';
import { findRun } from '../read/macro-runs.ts';
import { mustFind, type TicketWithPeople } from '../read/tickets.ts';
import { changeTicket, type Said } from './change.ts';
import { rejectIfStale } from './replies/hold-back.ts';
import { checkQuota, inSeconds, keepReply } from './replies/scheduled.ts';
import { isActive, isSameSnooze, type Snooze, snoozeOf } from './snooze-step.ts';
import type { TagMove } from './tags.ts';
import { remarkOnTicket } from './timeline.ts';

/** The changes that a macro makes to one ticket. */
export interface TicketSteps {
  fields: TicketChange;
  tags: TagMove;
  snooze?: Snooze | undefined;
  reply: MacroWords | null;
  note: MacroWords | null;
}

/** A text with its variables filled in, and the files that are copied to its message. */
export interface MacroWords {
  text: string;
  format: Schema<'TextFormat'>;
  files: readonly MessageFileRow[];
}

interface Applying {
  macroName: string;
  actor: Actor & { userId: string };
  author: { name: string; email: string };
  /** Returns the formatting of its texts, which takes too long inside a transaction. */
  formattedOf(words: MacroWords): Formatted;
  /** Undo delay of reply and note in seconds; without it, they are sent at once. */
  holdSeconds?: number | undefined;
  seenMessageId?: string | null | undefined;
}

/** Applies the changes of a macro to a ticket, and stores how to undo them. Rejects before changing anything. Returns the run's ID. */
export async function takeSteps(
  tx: Tx,
  before: TicketWithPeople,
  { fields, tags, snooze, reply, note }: TicketSteps,
  { macroName, actor, author, formattedOf, holdSeconds, seenMessageId }: Applying,
): Promise<string> {
  const { id: ticketId } = before;
  const { userId } = actor;
  const ready = (words: MacroWords): Ready => {
    refuseInfected(words.files);
    return { ...formattedOf(words), files: words.files };
  };
  const [replied, noted] = [reply && ready(reply), note && ready(note)];
  if (replied) {
    await rejectIfStale(tx, ticketId, { seenMessageId, visibility: 'public', userId });
    if (holdSeconds) await checkQuota(tx, ticketId);
  }
  // A status that ends the ticket is set when the reply is sent.
  const { status, ...others } = fields;
  const ends = replied !== null && status !== undefined && !isActive({ status });
  const statusWaits = ends && holdSeconds !== undefined;
  await remarkOnTicket(tx, ticketId, { kind: 'macro', from: null, to: macroName, actor });
  let ticket = await changeTicket(
    tx,
    before,
    { fields: ends ? others : fields, tags, snooze },
    actor,
  );
  const said = (id: string, body: string, visibility: Said['visibility']): Said => ({
    id,
    body,
    authorType: 'staff',
    visibility,
    userId,
    authorName: author.name || null,
    authorEmail: author.email,
  });
  const due = holdSeconds === undefined ? null : inSeconds(holdSeconds);
  const runId = newId();
  if (noted) {
    const message = said(runId, noted.text, 'internal');
    if (!due) ticket = await changeTicket(tx, ticket, { said: message }, actor);
    await keepBesides(tx, runId, noted, userId);
  }
  let replyId: string | undefined;
  if (replied && due) {
    const kept = { message: replied.text, due, holdSeconds, status: ends ? status : undefined };
    replyId = await keepReply(tx, ticketId, kept, userId);
    await keepBesides(tx, replyId, replied, userId);
  } else if (replied) {
    const message = said(newId(), replied.text, 'public');
    ticket = await changeTicket(tx, ticket, { said: message }, actor);
    await keepBesides(tx, message.id, replied, userId);
    if (ends) ticket = await changeTicket(tx, ticket, { fields: { status } }, actor);
  }
  if (!due) await markIfFiles(tx, ticketId);
  const done: MacroDone = {
    ...changedBy(before, ticket),
    addedTagIds: tags.added.map(({ id }) => id),
    removedTagIds: tags.removed.map(({ id }) => id),
    hasReply: replied !== null,
    hasNote: noted !== null,
    statusWaits,
    replyId,
  };
  if (statusWaits) done.fields.status = { from: before.status, to: status };
  if (statusWaits && ticket.snoozed_at) done.snooze = { from: snoozeOf(before), to: null };
  await tx.insert('macro_runs', {
    id: runId,
    ticket_id: ticketId,
    user_id: userId,
    macro_name: macroName,
    done,
    note: noted && due ? noted.text : null,
    due_at: noted ? due : null,
    leased_until: null,
    created_at: now(),
    undone_at: null,
  });
  await tx.record('macro.applied', { ticketId, runId, userId });
  return runId;
}

type Ready = Formatted & Pick<MacroWords, 'files'>;

/** Stores the formatting and the files of a message; a waiting note, and later its message, has the ID of its run. */
async function keepBesides(tx: Tx, messageId: string, { files, ...words }: Ready, userId: string) {
  const copies = await copyFilesFor(tx, files, { userId, messageId });
  const copied = new Map(files.map(({ id }, at) => [id, copies[at]?.id ?? id]));
  const { html, markdown } = words;
  await keepHtml(tx, messageId, {
    html: html && withFilesAs(html, copied),
    markdown: markdown && withFilesAs(markdown, copied),
  });
}

/** The changed fields and snooze of a ticket, without tags. */
function changedBy(
  before: TicketWithPeople,
  after: TicketWithPeople,
): Pick<MacroDone, 'fields' | 'snooze'> {
  const changed = choiceNames
    .filter((name) => after[name] !== before[name])
    .map((name) => [name, { from: before[name], to: after[name] }]);
  const fields: MacroDone['fields'] = Object.fromEntries(changed);
  const [agent, former] = [after.assigned_agent_id, before.assigned_agent_id];
  if (agent !== former) fields.assignedAgentId = { from: former, to: agent };
  const [snooze, was] = [snoozeOf(after), snoozeOf(before)];
  return isSameSnooze(snooze, was) ? { fields } : { fields, snooze: { from: was, to: snooze } };
}

/** Adds a note that is due, unless it was canceled meanwhile. */
export function sendDueNote(org: Org, ticketId: string, id: string): Promise<void> {
  return org.write(async (tx) => {
    const run = await findRun(tx, id);
    if (!run?.due_at || run.note === null) return;
    await tx.update('macro_runs', { id }, { note: null, due_at: null });
    const name = fullName({ firstName: run.first_name, lastName: run.last_name });
    const said: Said = {
      id,
      body: run.note,
      authorType: 'staff',
      visibility: 'internal',
      userId: run.user_id,
      authorName: name || null,
      authorEmail: run.email,
      writtenAt: run.created_at,
    };
    const actor: Actor = { type: 'staff', userId: run.user_id, name: name || run.email };
    await changeTicket(tx, await mustFind(tx, ticketId), { said }, actor);
    await markIfFiles(tx, ticketId);
  });
}
