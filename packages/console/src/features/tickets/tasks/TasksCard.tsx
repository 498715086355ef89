import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useOwner } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Input } from '../../../ui/Input.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FoldingSection } from '../detail/FoldingSection.tsx';
import { NotRead } from '../detail/NotRead.tsx';
import m from '../messages.yaml';
import { useNewTask } from './new-task.ts';
import { TaskEditor } from './TaskEditor.tsx';
import { TaskRow } from './TaskRow.tsx';
import { type Task, useTasks } from './use-tasks.ts';

type TasksCardProps = { ticket: Pick<Schema<'Ticket'>, 'id'> };

/** The tasks of a ticket, which can be checked off, added, and edited in place. */
export default function TasksCard({ ticket: { id } }: TasksCardProps) {
  const { data: tasks, error, refetch } = useRead('tasks.list', { id });
  const owner = useOwner();
  const typed = useNewTask(owner, id);
  const newTask = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<{ id: string; typed?: string } | null>(null);
  const write = useTasks(id, {
    onAddFailed: typed.restore,
    onChangeFailed: (taskId, title) => setEdited({ id: taskId, typed: title }),
  });

  function add(event: FormEvent) {
    event.preventDefault();
    const title = typed.text.trim();
    if (title === '') return;
    typed.change('');
    write.add(title);
  }
  function remove(task: Task) {
    setEdited(null);
    write.remove(task);
    newTask.current?.focus();
  }
  function close(at: number) {
    setEdited(null);
    // The task's button exists again after the next render, unless a failed edit reopens the editor.
    requestAnimationFrame(() => {
      list.current?.children[at]?.querySelector<HTMLElement>('[data-edit]')?.focus();
    });
  }

  if (!tasks && error) {
    return (
      <FoldingSection
        title={m.tasksCard.tasks}
        name="tasks"
        pinned={<NotRead error={error} onRetry={() => void refetch()} />}
      />
    );
  }
  return (
    <FoldingSection
      title={m.tasksCard.tasks}
      name="tasks"
      summary={tasks && <Progress tasks={tasks} />}
    >
      {!tasks && <Skeleton className="mb-2.5 w-3/5" />}
      {tasks && tasks.length > 0 && (
        <ul ref={list} className="mb-2.5 flex flex-col gap-0.5">
          {tasks.map((task, at) => (
            <li key={task.id}>
              {edited?.id === task.id ? (
                <TaskEditor
                  key={edited.typed}
                  task={task}
                  typed={edited.typed}
                  onChange={(change) => write.change(task, change)}
                  onAssign={(to) => write.change(task, { assigneeId: to?.id ?? null }, to)}
                  onDelete={() => remove(task)}
                  onClose={() => close(at)}
                />
              ) : (
                <TaskRow
                  task={task}
                  onCheck={(isDone) => write.change(task, { isDone })}
                  onEdit={() => setEdited({ id: task.id })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add}>
        <Input
          ref={newTask}
          icon={<Plus />}
          aria-label={m.tasksCard.addATask}
          placeholder={m.tasksCard.addATask}
          enterKeyHint="done"
          maxLength={200}
          value={typed.text}
          onChange={(event) => typed.change(event.target.value)}
        />
      </form>
    </FoldingSection>
  );
}

function Progress({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  const done = tasks.filter(({ doneAt }) => doneAt !== null).length;
  return <span className="font-normal">{m.tasksCard.ofDone({ done, count: tasks.length })}</span>;
}
