import { agentName } from '@helpdesk/sdk/rules/names';
import { insertions, questionWords } from '../../../data/reply-insertions.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Insertions } from '../../../ui/Insertions.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { priorityOptions, statusOptions } from '../choices.ts';
import type { MacroValues, Sentences } from './macro-values.ts';
import { snoozeLabel, snoozeOptions } from './step-texts.ts';
import { TagsField } from './TagsField.tsx';

type MacroFieldsProps = {
  values: MacroValues;
  sentences: Sentences;
  mayWriteTeam: boolean;
  onChange: (part: Partial<MacroValues>) => void;
};

const visibilities = [
  { value: 'personal', label: 'Only me' },
  { value: 'team', label: 'The team' },
];
const unchanged = { value: '', label: 'Leave as it is' };

export function MacroFields(props: MacroFieldsProps) {
  const { values, sentences, mayWriteTeam, onChange } = props;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required error={sentences.name}>
          <Input
            value={values.name}
            data-autofocus=""
            autoComplete="off"
            maxLength={60}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        {mayWriteTeam && (
          <Field label="Who can use it" error={sentences.visibility}>
            <Select
              value={values.visibility}
              options={visibilities}
              onChange={({ target }) =>
                onChange({ visibility: target.value as MacroValues['visibility'] })
              }
            />
          </Field>
        )}
      </div>
      <Changes {...props} />
      <Text
        label="Reply to the customer"
        hint="{customer.firstName|there} reads “there” when the name is not known; {?order number} asks for it."
        value={values.reply}
        error={sentences.reply}
        onChange={(reply) => onChange({ reply })}
      />
      <Text
        label="Internal note"
        value={values.note}
        error={sentences.note}
        onChange={(note) => onChange({ note })}
      />
      {sentences.steps && (
        <p role="alert" className="text-sm text-destructive-text">
          {sentences.steps}
        </p>
      )}
    </div>
  );
}

function Changes({ values, sentences, onChange }: MacroFieldsProps) {
  const { data: members = [] } = useRead('team.assignable');
  const agents = members.map(({ user }) => ({ value: user.id, label: agentName(user) }));
  const isOther = !['', 'me', 'none'].includes(values.assignee);
  const isKnown = !isOther || agents.some(({ value }) => value === values.assignee);
  const isListed = snoozeOptions.some(({ value }) => value === values.snooze);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Status" error={sentences.status}>
        <Select
          value={values.status}
          options={[unchanged, ...statusOptions]}
          onChange={({ target }) => onChange({ status: target.value as MacroValues['status'] })}
        />
      </Field>
      <Field label="Priority" error={sentences.priority}>
        <Select
          value={values.priority}
          options={[unchanged, ...priorityOptions.toReversed()]}
          onChange={({ target }) => onChange({ priority: target.value as MacroValues['priority'] })}
        />
      </Field>
      <Field label="Assignee" error={sentences.assignee}>
        <Select
          value={values.assignee}
          options={[
            unchanged,
            { value: 'me', label: 'Whoever applies it' },
            { value: 'none', label: 'Nobody' },
            ...agents,
            ...(isKnown ? [] : [{ value: values.assignee, label: 'Somebody who has left' }]),
          ]}
          onChange={({ target }) => onChange({ assignee: target.value })}
        />
      </Field>
      <Field label="Snooze" error={sentences.snooze}>
        <Select
          value={values.snooze}
          options={[
            { value: '', label: 'Do not snooze' },
            ...snoozeOptions,
            ...(values.snooze && !isListed
              ? [{ value: values.snooze, label: snoozeLabel(values.snooze) }]
              : []),
          ]}
          onChange={({ target }) => onChange({ snooze: target.value })}
        />
      </Field>
      <TagsField
        label="Add tags"
        tags={values.addTags}
        onChange={(addTags) => onChange({ addTags })}
      />
      <TagsField
        label="Remove tags"
        tags={values.removeTags}
        onChange={(removeTags) => onChange({ removeTags })}
      />
    </div>
  );
}

type TextProps = {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Text({ label, hint, value, error, onChange }: TextProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error} hint={hint}>
        <Textarea
          value={value}
          rows={3}
          maxLength={10_000}
          className="max-h-80"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <Insertions
        label={`Insert a variable into: ${label}`}
        options={insertions}
        value={value}
        onChange={onChange}
        placeholder={questionWords}
      />
    </div>
  );
}
