import { agentName } from '@helpdesk/sdk/rules/names';
import { choiceFields, choiceNames, menuOf } from '@helpdesk/sdk/rules/ticket-fields';
import { useCallback } from 'react';
import { insertions, questionWords } from '../../../data/replies/reply-insertions.ts';
import { upload } from '../../../data/upload.ts';
import { useArticleBox } from '../../../data/use-article-picker.ts';
import type { Sentences } from '../../../data/use-draft.ts';
import { useFormatting } from '../../../data/use-formatting.ts';
import { useRead } from '../../../data/use-read.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormattedBox } from '../../../ui/formatting/FormattedBox.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Insertions } from '../../../ui/Insertions.tsx';
import { LaterArticles } from '../../../ui/LaterArticles.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import type { MacroText, MacroValues } from './macro-values.ts';
import { snoozeLabel, snoozeOptions } from './step-texts.ts';
import { TagsField } from './TagsField.tsx';

type MacroFieldsProps = {
  values: MacroValues;
  sentences: Sentences;
  mayWriteTeam: boolean;
  onChange: (part: Partial<MacroValues>) => void;
  onText: ChangeText;
  /** Called with whether a text's files are still uploading. */
  onUnfinished: (kind: Kind, is: boolean) => void;
};

type Kind = 'reply' | 'note';
type ChangeText = (kind: Kind, part: (before: MacroText) => Partial<MacroText>) => void;

const visibilities = [
  { value: 'personal', label: m.macroFields.onlyMe },
  { value: 'team', label: m.macroFields.theTeam },
];
const unchanged = { value: '', label: m.macroFields.leaveAsItIs };

export function MacroFields(props: MacroFieldsProps) {
  const { values, sentences, mayWriteTeam, onChange } = props;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.macroFields.name} required error={sentences.name}>
          <Input
            value={values.name}
            data-autofocus=""
            autoComplete="off"
            maxLength={60}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        {mayWriteTeam && (
          <Field label={m.macroFields.whoCanUseIt} error={sentences.visibility}>
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
        kind="reply"
        label={m.macroFields.replyToTheCustomer}
        hint={m.macroFields.customerFirstnameThereReadsThereWhen}
        {...props}
      />
      <Text kind="note" label={m.macroFields.internalNote} {...props} />
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
      {choiceNames.map((name) => (
        <Field key={name} label={choiceFields[name].label} error={sentences[name]}>
          <Select
            value={values[name]}
            options={[unchanged, ...menuOf(name)]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
      <Field label={m.macroFields.assignee} error={sentences.assignee}>
        <Select
          value={values.assignee}
          options={[
            unchanged,
            { value: 'me', label: m.macroFields.whoeverAppliesIt },
            { value: 'none', label: m.macroFields.nobody },
            ...agents,
            ...(isKnown
              ? []
              : [{ value: values.assignee, label: m.macroFields.somebodyWhoHasLeft }]),
          ]}
          onChange={({ target }) => onChange({ assignee: target.value })}
        />
      </Field>
      <Field label={m.macroFields.snooze} error={sentences.snooze}>
        <Select
          value={values.snooze}
          options={[
            { value: '', label: m.macroFields.doNotSnooze },
            ...snoozeOptions,
            ...(values.snooze && !isListed
              ? [{ value: values.snooze, label: snoozeLabel(values.snooze) }]
              : []),
          ]}
          onChange={({ target }) => onChange({ snooze: target.value })}
        />
      </Field>
      <TagsField
        label={m.macroFields.addTags}
        tags={values.addTags}
        onChange={(addTags) => onChange({ addTags })}
      />
      <TagsField
        label={m.macroFields.removeTags}
        tags={values.removeTags}
        onChange={(removeTags) => onChange({ removeTags })}
      />
    </div>
  );
}

type TextProps = Pick<MacroFieldsProps, 'values' | 'sentences' | 'onText' | 'onUnfinished'> & {
  kind: Kind;
  label: string;
  hint?: string;
};

function Text({ kind, label, hint, values, sentences, onText, onUnfinished }: TextProps) {
  const { text, isFormatted: begun, files } = values[kind];
  const change = (part: Partial<MacroText>) => onText(kind, () => part);
  const onChange = (next: string) => change({ text: next });
  const { box, articles, boxProps } = useArticleBox(text, onChange);
  const formatting = useFormatting(begun, (isFormatted) => change({ isFormatted }));
  const report = useCallback((is: boolean) => onUnfinished(kind, is), [kind, onUnfinished]);
  const uploads = useUploads({
    files,
    onChange: (part) => onText(kind, part),
    onUnfinished: report,
    send: upload,
    box,
  });
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={sentences[kind]} hint={hint}>
        <FormattedBox
          box={box}
          text={text}
          formatting={formatting}
          tools={
            <AttachFiles
              uploads={uploads}
              text={text}
              isFormatted={formatting.isOn}
              onFormatted={() => change({ isFormatted: true })}
            />
          }
        >
          <LaterArticles picker={articles} />
          <Textarea
            ref={box}
            {...boxProps}
            value={text}
            rows={3}
            maxLength={10_000}
            className="max-h-80 w-full"
            onChange={({ target }) => onChange(target.value)}
          />
        </FormattedBox>
      </Field>
      <Insertions
        label={m.macroFields.insertAVariableInto({ label })}
        options={insertions}
        value={text}
        onChange={onChange}
        placeholder={questionWords}
      />
    </div>
  );
}
