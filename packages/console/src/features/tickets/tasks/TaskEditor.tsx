import { agentName } from '@helpdesk/sdk/rules/names';
import { useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { InlineEditor } from '../detail/InlineEditor.tsx';
import m from '../messages.yaml';
import type { Task } from './use-tasks.ts';

type TaskEditorProps = {
  task: Task;
  /** Input that couldn't be saved before. */
  typed: string | undefined;
  onChange: (change: { title?: string; dueOn?: string | null }) => void;
  onAssign: (assignee: Task['assignee']) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** Edits a task: each field is saved when it loses the focus, and Escape closes the editor and saves the input. */
export function TaskEditor({
  task,
  typed,
  onChange,
  onAssign,
  onDelete,
  onClose,
}: TaskEditorProps) {
  const [title, setTitle] = useState(typed ?? task.title);

  function keep() {
    const words = title.trim();
    if (words === '') setTitle(task.title);
    else if (words !== task.title) onChange({ title: words });
  }
  function close() {
    keep();
    onClose();
  }

  return (
    <InlineEditor onDelete={onDelete} onClose={close}>
      <Field label={m.taskEditor.task} hideLabel>
        <Input
          value={title}
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: It stands where its button had the focus.
          autoFocus
          onChange={(event) => setTitle(event.target.value)}
          onBlur={keep}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <AssigneeField task={task} onAssign={onAssign} />
        <Field label={m.taskEditor.dueDate}>
          <Input
            type="date"
            value={task.dueOn ?? ''}
            onChange={(event) => onChange({ dueOn: event.target.value || null })}
          />
        </Field>
      </div>
    </InlineEditor>
  );
}

function AssigneeField({ task, onAssign }: Pick<TaskEditorProps, 'task' | 'onAssign'>) {
  const { user } = useSession();
  const mayRead = useCan()('assign_tickets');
  const { data: members = [] } = useRead('team.assignable', undefined, { enabled: mayRead });
  const people = members.map((member) => member.user);
  const { assignee } = task;
  // They have left, or the list is still loading: the select must not show another name.
  if (assignee && !people.some(({ id }) => id === assignee.id)) people.unshift(assignee);
  const options = people.map((one) => ({
    value: one.id,
    label: one.id === user.id ? m.taskEditor.you({ agentName: agentName(one) }) : agentName(one),
  }));
  return (
    <Field label={m.taskEditor.assignee}>
      <Select
        value={assignee?.id ?? ''}
        onChange={(event) => onAssign(people.find(({ id }) => id === event.target.value) ?? null)}
        options={[{ value: '', label: m.taskEditor.nobody }, ...options]}
      />
    </Field>
  );
}
