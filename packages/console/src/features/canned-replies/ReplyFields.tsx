import { useId } from 'react';
import { insertions, questionWords } from '../../data/reply-insertions.ts';
import { useRead } from '../../data/use-read.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Insertions } from '../../ui/Insertions.tsx';
import { Select } from '../../ui/Select.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import type { Visibility } from './replies.ts';
import type { ReplyValues, Sentences } from './reply-values.ts';

type ReplyFieldsProps = {
  values: ReplyValues;
  sentences: Sentences;
  mayWriteTeam: boolean;
  onChange: (part: Partial<ReplyValues>) => void;
};

const visibilities = [
  { value: 'personal', label: 'Only me' },
  { value: 'team', label: 'The team' },
];

export function ReplyFields({ values, sentences, mayWriteTeam, onChange }: ReplyFieldsProps) {
  const foldersId = useId();
  const { data: folders } = useRead('cannedReplies.folders');

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Title" required error={sentences.title}>
          <Input
            value={values.title}
            data-autofocus=""
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Field>
        <Field
          label="Shortcut"
          error={sentences.shortcut}
          hint="Typed after / in a reply or a chat"
        >
          <Input
            value={values.shortcut}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={41}
            placeholder="parcel"
            onChange={({ target }) => onChange({ shortcut: target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-col gap-2">
        <Field
          label="Text"
          required
          error={sentences.text}
          hint="{customer.firstName|there} reads “there” when the name is not known; {?order number} asks for it."
        >
          <Textarea
            value={values.text}
            rows={6}
            maxLength={10_000}
            className="max-h-80"
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </Field>
        <Insertions
          label="Insert a variable"
          options={insertions}
          value={values.text}
          onChange={(text) => onChange({ text })}
          placeholder={questionWords}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Folder" error={sentences.folder}>
          <Input
            value={values.folder}
            list={foldersId}
            autoComplete="off"
            maxLength={100}
            onChange={({ target }) => onChange({ folder: target.value })}
          />
        </Field>
        <datalist id={foldersId}>
          {folders?.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {mayWriteTeam && (
          <Field label="Who can use it" error={sentences.visibility}>
            <Select
              value={values.visibility}
              options={visibilities}
              onChange={({ target }) => onChange({ visibility: target.value as Visibility })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}
