import { shortDate } from '@helpdesk/sdk/rules/dates';
import { agentName } from '@helpdesk/sdk/rules/names';
import { CalendarClock, CalendarX, UserRound } from 'lucide-react';
import { useNow } from '../../../data/use-now.ts';
import { cx } from '../../../ui/cx.ts';
import m from '../messages.yaml';
import { dueText } from './due-text.ts';
import { isPending, type Task } from './use-tasks.ts';

type TaskRowProps = {
  task: Task;
  onCheck: (isDone: boolean) => void;
  onEdit: () => void;
};

/** A task: its checkbox, its title (which opens the editor), its assignee and its due date. */
export function TaskRow({ task, onCheck, onEdit }: TaskRowProps) {
  const isDone = task.doneAt !== null;
  return (
    <div className={cx('flex gap-2.5 rounded-md', isPending(task) && 'opacity-60')}>
      <input
        type="checkbox"
        aria-label={task.title}
        checked={isDone}
        disabled={isPending(task)}
        onChange={(event) => onCheck(event.target.checked)}
        className="relative mt-2 block size-4 shrink-0 cursor-pointer rounded-sm accent-primary after:absolute after:-inset-2.5"
      />
      <button
        type="button"
        data-edit=""
        disabled={isPending(task)}
        onClick={onEdit}
        className="min-w-0 flex-1 rounded-md px-1.5 py-1.5 text-left text-sm transition-colors duration-100 not-disabled:hover:bg-muted/70"
      >
        <span className="sr-only">{m.taskRow.editTask} </span>
        <span className={cx('block wrap-anywhere', isDone && 'text-muted-foreground line-through')}>
          {task.title}
        </span>
        <Facts task={task} />
      </button>
    </div>
  );
}

function Facts({ task: { assignee, dueOn, doneAt, doneBy } }: { task: Task }) {
  const now = useNow();
  if (doneAt) {
    const by = doneBy ? m.taskRow.doneBy({ doneBy }) : m.taskRow.done;
    return <span className={facts}>{`${by}, ${shortDate(doneAt, now)}`}</span>;
  }
  if (!assignee && !dueOn) return null;
  const due = dueOn ? dueText(dueOn, now) : null;
  return (
    <span className={facts}>
      {assignee && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">{agentName(assignee)}</span>
        </span>
      )}
      {due && (
        <span className={cx('inline-flex shrink-0 items-center gap-1', dueTones[due.state])}>
          {due.state === 'overdue' ? (
            <CalendarX aria-hidden="true" className="size-3.5" />
          ) : (
            <CalendarClock aria-hidden="true" className="size-3.5" />
          )}
          {due.text}
        </span>
      )}
    </span>
  );
}

const facts = 'mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted-foreground';

const dueTones = {
  overdue: 'font-medium text-destructive-text',
  today: 'text-warning-text',
  later: '',
};
