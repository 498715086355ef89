import { maxTagsOfTicket } from '@helpdesk/sdk/rules/tags';
import { choiceFields, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { now } from '../../../database/ids.ts';
import type { MacroDone } from '../../../database/rows/macros.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { removeHtmlOf } from '../../../formatting/store/message-html.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { removeFilesOf } from '../../../stored-files/store/message-files.ts';
import { tagsIn } from '../../tags/read/on-ticket.ts';
import { currentTags } from '../../tags/read/tags.ts';
import type { TicketChange } from '../fields.ts';
import { findAgent } from '../read/agents.ts';
import { findRun, type MacroRun } from '../read/macro-runs.ts';
import { findScheduled } from '../read/scheduled.ts';
import { findMessage, findTicket, type TicketWithPeople } from '../read/tickets.ts';
import { changeTicket } from './change.ts';
import { isSameSnooze, type SnoozeStep, snoozeOf } from './snooze-step.ts';
import type { TagMove } from './tags.ts';
import { remarkOnTicket } from './timeline.ts';
import { ticketMissing } from './update.ts';

/** Milliseconds for which a run can be undone. */
export const memoryOfRuns = 24 * 60 * 60 * 1_000;

/** Undoes a macro on a ticket, except for values that were changed since; returns the ticket and what was kept, with reasons. */
export async function undoSteps(
  tx: Tx,
  runId: string,
  actor: Actor & { userId: string },
): Promise<{ ticketId: string; kept: string[] }> {
  const { run, ticket } = await undoable(tx, runId, actor.userId);
  const { ticket_id: ticketId, macro_name: name } = run;
  const done = JSON.parse(run.done) as MacroDone;
  await tx.update('macro_runs', { id: runId }, { undone_at: now(), note: null, due_at: null });
  if (run.due_at !== null) await removeBesides(tx, runId);
  const isReplyBack = await takeBackReply(tx, ticketId, done, actor.userId);
  await remarkOnTicket(tx, ticketId, { kind: 'macro', from: name, to: null, actor });
  const kept = [
    ...(done.hasReply && !isReplyBack ? ['The reply was already sent'] : []),
    ...(done.hasNote && run.due_at === null ? ['The note is already on the ticket'] : []),
  ];
  if (isReplyBack && done.statusWaits) {
    delete done.fields.status;
    delete done.snooze;
  }
  const fields = await fieldsBack(tx, ticket, done, kept);
  const tags = await tagsBack(tx, ticket, done, kept);
  const snooze = snoozeBack(ticket, done, kept);
  await changeTicket(tx, ticket, { fields, tags, snooze }, actor);
  await tx.record('macro.undone', { ticketId, runId, userId: actor.userId });
  return { ticketId, kept };
}

async function undoable(
  tx: Tx,
  id: string,
  userId: string,
): Promise<{ run: MacroRun; ticket: TicketWithPeople }> {
  const run = await findRun(tx, id);
  const oldest = new Date(Date.now() - memoryOfRuns).toISOString();
  if (!run || run.user_id !== userId || run.created_at < oldest) {
    throw notFound('This can no longer be undone');
  }
  if (run.undone_at) {
    const message = 'This was already undone, or its ticket was merged since';
    throw new Refusal(409, message, 'undone');
  }
  const ticket = await findTicket(tx, run.ticket_id, null);
  if (!ticket) throw ticketMissing();
  return { run, ticket };
}

/** Cancels a waiting reply; returns whether it was not sent. */
async function takeBackReply(
  tx: Tx,
  ticketId: string,
  { replyId }: MacroDone,
  userId: string,
): Promise<boolean> {
  if (!replyId) return false;
  // Its author may have canceled it separately.
  if (!(await findScheduled(tx, ticketId, replyId))) {
    return (await findMessage(tx, ticketId, replyId)) === undefined;
  }
  await tx.remove('scheduled_replies', { id: replyId });
  await removeBesides(tx, replyId);
  await tx.record('scheduled_reply.changed', { ticketId, replyId, userId });
  return true;
}

async function removeBesides(tx: Tx, messageId: string) {
  await removeHtmlOf(tx, [messageId]);
  await removeFilesOf(tx, [messageId]);
}

/** The value to restore; undefined if it is already restored, or if someone else has changed it. */
function back<Value>(
  value: Value,
  change: { from: Value; to: Value } | undefined,
  otherwise: () => void,
): Value | undefined {
  if (!change || value === change.from) return undefined;
  if (value === change.to) return change.from;
  otherwise();
  return undefined;
}

async function fieldsBack(
  tx: Tx,
  ticket: TicketWithPeople,
  { fields }: MacroDone,
  kept: string[],
): Promise<TicketChange> {
  const keeps = (what: string) => () => kept.push(`The ${what} was changed by someone else`);
  const choices = choiceNames.flatMap((name) => {
    const { label } = choiceFields[name];
    const value = back<string>(ticket[name], fields[name], keeps(label.toLowerCase()));
    return value === undefined ? [] : [[name, value]];
  });
  const agent = back(ticket.assigned_agent_id, fields.assignedAgentId, keeps('assignee'));
  const isGone = typeof agent === 'string' && !(await findAgent(tx, agent));
  if (isGone) kept.push('The previous assignee is no longer in the team');
  return {
    ...Object.fromEntries(choices),
    ...(agent !== undefined && !isGone && { assignedAgentId: agent }),
  };
}

async function tagsBack(
  tx: Tx,
  ticket: TicketWithPeople,
  { addedTagIds, removedTagIds }: MacroDone,
  kept: string[],
): Promise<TagMove> {
  const has = tagsIn(ticket);
  const gone = await currentTags(tx, addedTagIds);
  const removed = has.filter((tag) => gone.some(({ id }) => id === tag.id));
  const wanted = (await currentTags(tx, removedTagIds)).filter(
    (tag) => !has.some(({ id }) => id === tag.id),
  );
  const room = maxTagsOfTicket - has.length + removed.length;
  if (wanted.length > room) kept.push(`A ticket can have up to ${maxTagsOfTicket} tags`);
  const added = wanted.slice(0, room).map(({ id, name, color }) => ({ id, name, color }));
  return { added, removed };
}

function snoozeBack(
  ticket: TicketWithPeople,
  { snooze }: MacroDone,
  kept: string[],
): SnoozeStep | undefined {
  const is = snoozeOf(ticket);
  if (!snooze || isSameSnooze(is, snooze.from)) return undefined;
  if (!isSameSnooze(is, snooze.to)) {
    kept.push('The snooze was changed by someone else');
    return undefined;
  }
  const { from } = snooze;
  const isOver = from?.until && Date.parse(from.until) <= Date.now();
  return from && !isOver ? from : { because: 'member' };
}
