import { actorOf } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { findLed } from '../tickets/read/merged.ts';
import { ticketMissing } from '../tickets/store/update.ts';
import { presentTask } from './present.ts';
import { readTasks } from './read/tasks.ts';
import { addTask, changeTask, deleteTask, restoreTask } from './store/tasks.ts';

export const tasks: Handlers<'tasks'> = {
  list: async ({ org, params }) => {
    const led = await findLed(org, params.id);
    if (!led) throw ticketMissing();
    return (await readTasks(org, led.ticket.id)).map(presentTask);
  },

  create: async ({ org, member, params: { id }, body }) =>
    showTask(org, id, await addTask(org, id, body, actorOf(member))),

  update: async ({ org, member, params: { id, taskId }, body }) => {
    await changeTask(org, { ticketId: id, taskId }, body, actorOf(member));
    return showTask(org, id, taskId);
  },

  delete: ({ org, member, params: { id, taskId } }) =>
    deleteTask(org, { ticketId: id, taskId }, actorOf(member)),

  restore: async ({ org, member, params: { id, taskId } }) => {
    await restoreTask(org, { ticketId: id, taskId }, actorOf(member));
    return showTask(org, id, taskId);
  },
};

async function showTask(org: Org, ticketId: string, taskId: string) {
  const task = (await readTasks(org, ticketId)).find(({ id }) => id === taskId);
  if (!task) throw notFound('Task not found');
  return presentTask(task);
}
