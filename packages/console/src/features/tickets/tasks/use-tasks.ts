import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readKey } from '../../../data/cache.ts';
import { useSession } from '../../../data/session.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

export type Task = Schema<'TicketTask'>;
type Change = Schema<'TicketTaskPatch'>;

const failedTo = (what: string) => messageOr(what);

type Options = {
  /** Called with the title of a task that couldn't be added. */
  onAddFailed: (title: string) => void;
  /** Called with the new title of a task that couldn't be changed. */
  onChangeFailed: (taskId: string, title: string) => void;
};

/** Adds, changes and deletes the tasks of a ticket: shown immediately, and rolled back on failure. */
export function useTasks(ticketId: string, { onAddFailed, onChangeFailed }: Options) {
  const client = useQueryClient();
  const { user } = useSession();
  const key = readKey('tasks.list', { id: ticketId });
  const show = (next: (tasks: Task[]) => Task[]) =>
    client.setQueryData<Task[]>(key, (tasks) => tasks && next(tasks));
  const replace = (task: Task) =>
    show((tasks) => tasks.map((one) => (one.id === task.id ? task : one)));
  /** The tasks before pending changes. */
  const before = useRef(new Map<string, Task>());
  const reread = () => void client.invalidateQueries({ queryKey: key });

  const { write: add } = useWrite('tasks.create', {
    repeatable: true,
    failed: failedTo(m.useTasks.theTaskCouldNotBeAdded),
    onDone: (task, { title }) =>
      show((tasks) => [
        ...tasks.filter(({ id }) => id !== task.id && id !== pendingId(title)),
        task,
      ]),
    onFailed: (_, { title }) => {
      show((tasks) => tasks.filter(({ id }) => id !== pendingId(title)));
      onAddFailed(title);
    },
  });

  const { write: change } = useWrite('tasks.update', {
    failed: failedTo(m.useTasks.theTaskCouldNotBeChanged),
    onDone: (task) => {
      before.current.delete(task.id);
      replace(task);
    },
    onFailed: (_, { taskId, title }) => {
      const was = before.current.get(taskId);
      before.current.delete(taskId);
      // Immediately: the editor compares its input with it, and sends only differences.
      if (was) replace(was);
      reread();
      if (title !== undefined) onChangeFailed(taskId, title);
    },
  });

  const { write: restore } = useWrite('tasks.restore', {
    done: m.useTasks.taskRestored,
    failed: failedTo(m.useTasks.theTaskCouldNotBeRestored),
    refresh: [['tasks.list', { id: ticketId }]],
  });
  const { write: remove } = useWrite('tasks.delete', {
    done: (_, { taskId }) => ({
      title: m.useTasks.taskDeleted,
      undo: () => restore({ id: ticketId, taskId }),
    }),
    failed: failedTo(m.useTasks.theTaskCouldNotBeDeleted),
    onFailed: reread,
  });

  return {
    add(title: string) {
      const at = new Date().toISOString();
      show((tasks) => [...tasks, { ...nothing, id: pendingId(title), title, createdAt: at }]);
      add({ id: ticketId, title });
    },
    change(task: Task, to: Change, assignee: Task['assignee'] = task.assignee) {
      const { title = task.title, dueOn = task.dueOn, isDone = task.doneAt !== null } = to;
      const isSame = isDone === (task.doneAt !== null);
      const done = {
        doneAt: isDone ? new Date().toISOString() : null,
        doneBy: isDone ? fullName(user) || user.email : null,
      };
      if (!before.current.has(task.id)) before.current.set(task.id, task);
      replace({ ...task, title, dueOn, assignee, ...(isSame ? {} : done) });
      change({ id: ticketId, taskId: task.id, ...to });
    },
    remove(task: Task) {
      show((tasks) => tasks.filter(({ id }) => id !== task.id));
      remove({ id: ticketId, taskId: task.id });
    },
  };
}

const prefix = 'new:';

/** The temporary id of a task that is being created. */
const pendingId = (title: string) => `${prefix}${title}`;

export const isPending = ({ id }: Task) => id.startsWith(prefix);

const nothing = { assignee: null, dueOn: null, doneAt: null, doneBy: null };
