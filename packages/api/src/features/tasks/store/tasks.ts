import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { newId, now } from '../../../database/ids.ts';
import type { TicketTaskRow } from '../../../database/rows/tasks.ts';
import type { Input, Org, Tx } from '../../../database/types.ts';
import type { Actor, EventPayloads } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import { ticketFacts } from '../../tickets/present.ts';
import { staffNamed } from '../../tickets/read/people.ts';
import type { TicketWithPeople } from '../../tickets/read/tickets.ts';
import { remarkOnTicket } from '../../tickets/store/timeline.ts';
import { mustWrite } from '../../tickets/store/update.ts';
import { taskFacts } from '../present.ts';
import { findTask, readTasks } from '../read/tasks.ts';

const maxTasks = 50;
/** Milliseconds for which a deleted task can be restored. */
const memory = 24 * 60 * 60 * 1_000;

const noTask = () => notFound('Task not found');
const momentsAgo = (at: string, milliseconds: number) =>
  new Date(Date.parse(at) - milliseconds).toISOString();

/** A task and its ticket. */
interface Which {
  ticketId: string;
  taskId: string;
}

type How = EventPayloads['task.changed']['how'];

/** Timeline entries by kind of change; other changes have no entry. */
const kinds = {
  added: 'task_added',
  done: 'task_done',
  undone: 'task_undone',
  deleted: 'task_deleted',
  restored: 'task_added',
} as const satisfies Record<Exclude<How, 'changed'>, `task_${string}`>;

/** Adds a task to a ticket and returns its ID. */
export function addTask(
  org: Org,
  ticketId: string,
  { title, assigneeId = null, dueOn = null }: Parsed<'tasks.create'>['body'],
  actor: Actor,
): Promise<string> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, ticketId);
    await refuseUnlessStaff(tx, assigneeId);
    const others = await readTasks(tx, ticketId);
    refuseMore(others.length);
    const row: Omit<TicketTaskRow, 'organization_id'> = {
      id: newId(),
      ticket_id: ticketId,
      title,
      assignee_id: assigneeId,
      due_on: dueOn,
      position: (others.at(-1)?.position ?? -1) + 1,
      done_at: null,
      done_by: null,
      created_by: actor.userId ?? '',
      created_at: now(),
      deleted_at: null,
      merged_from: null,
    };
    await tx.insert('ticket_tasks', row);
    await tell(tx, ticket, { organization_id: tx.id, ...row }, { how: 'added', actor });
    return row.id;
  });
}

/** Changes the given fields of a task. */
export function changeTask(
  org: Org,
  { ticketId, taskId }: Which,
  { title, assigneeId, dueOn, isDone, position }: Parsed<'tasks.update'>['body'],
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const { ticket, task } = await mustHave(tx, ticketId, taskId);
    if (assigneeId !== task.assignee_id) await refuseUnlessStaff(tx, assigneeId ?? null);
    const { done_at: before } = task;
    const isSame = isDone === undefined || isDone === (before !== null);
    const done = isDone
      ? { done_at: now(), done_by: actor.userId }
      : { done_at: null, done_by: null };
    const patch: Input<Partial<TicketTaskRow>> = {
      ...(title !== undefined && { title }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(dueOn !== undefined && { due_on: dueOn }),
      ...(isSame ? {} : done),
    };
    const changed = { ...task, ...patch } as TicketTaskRow;
    const isMoved = position !== undefined && (await putAt(tx, task, position));
    const differs = (Object.keys(patch) as (keyof TicketTaskRow)[]).some(
      (column) => changed[column] !== task[column],
    );
    if (!differs && !isMoved) return;
    if (differs) await tx.update('ticket_tasks', { id: taskId }, patch);
    const how = isSame ? 'changed' : isDone ? 'done' : 'undone';
    const isGiven = changed.assignee_id !== task.assignee_id;
    await tell(tx, ticket, changed, { how, actor, isGiven });
  });
}

/** Moves a task to a position and shifts the others; returns whether the order changed. */
async function putAt(tx: Tx, { ticket_id, id }: TicketTaskRow, place: number): Promise<boolean> {
  const before = await readTasks(tx, ticket_id);
  const order = before.filter((one) => one.id !== id);
  const [task] = before.filter((one) => one.id === id);
  if (!task) return false;
  order.splice(place, 0, task);
  if (order.every((one, at) => one === before[at])) return false;
  for (const [position, one] of order.entries()) {
    if (one.position !== position) await tx.update('ticket_tasks', { id: one.id }, { position });
  }
  return true;
}

/** Deletes a task, and permanently removes tasks of the ticket that were deleted more than a day ago. */
export function deleteTask(org: Org, { ticketId, taskId }: Which, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket, task } = await mustHave(tx, ticketId, taskId);
    const at = now();
    await tx.remove('ticket_tasks', (row) =>
      row.where('ticket_id', ticketId).where('deleted_at', '<', momentsAgo(at, memory)),
    );
    await tx.update('ticket_tasks', { id: taskId }, { deleted_at: at });
    await tell(tx, ticket, task, { how: 'deleted', actor });
  });
}

/** Restores a task that was deleted within the last day, at its position. */
export function restoreTask(org: Org, { ticketId, taskId }: Which, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, ticketId);
    const task = await findTask(tx, ticketId, taskId);
    if (!task) throw noTask();
    if (task.deleted_at === null) return;
    if (task.deleted_at < momentsAgo(now(), memory)) throw noTask();
    refuseMore((await readTasks(tx, ticketId)).length);
    await tx.update('ticket_tasks', { id: taskId }, { deleted_at: null });
    await tell(tx, ticket, task, { how: 'restored', actor });
  });
}

async function mustHave(tx: Tx, ticketId: string, taskId: string) {
  const { ticket } = await mustWrite(tx, ticketId);
  const task = await findTask(tx, ticketId, taskId);
  if (!task || task.deleted_at !== null) throw noTask();
  return { ticket, task };
}

function refuseMore(count: number) {
  if (count < maxTasks) return;
  throw new Refusal(409, `A ticket can have up to ${maxTasks} tasks`, 'too_many');
}

async function refuseUnlessStaff(tx: Tx, userId: string | null) {
  if (userId === null || (await staffNamed(tx, [userId])).size > 0) return;
  throw invalid('assigneeId', 'Tasks can be assigned only to staff');
}

/** Adds a timeline entry if the change has one, and records the event. */
async function tell(
  tx: Tx,
  ticket: TicketWithPeople,
  task: TicketTaskRow,
  { how, actor, isGiven = how === 'added' }: { how: How; actor: Actor; isGiven?: boolean },
) {
  if (how !== 'changed') {
    await remarkOnTicket(tx, ticket.id, { kind: kinds[how], from: null, to: task.title, actor });
  }
  await tx.record('task.changed', {
    ticket: ticketFacts(ticket),
    actor,
    task: taskFacts(task),
    how,
    ...(isGiven && task.assignee_id ? { assigned: task.assignee_id } : {}),
  });
}
