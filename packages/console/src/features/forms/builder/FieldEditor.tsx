import {
  type FieldKind,
  fieldCatalog,
  fieldKindList,
  hasOptions,
} from '@helpdesk/sdk/rules/field-kinds';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { type FormField, hasPlaceholder, hasRules } from '../field-types.ts';
import m from '../messages.yaml';
import { FileRulesEditor } from './FileRulesEditor.tsx';
import { relabelled, retyped } from './fields.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { ValidationEditor } from './ValidationEditor.tsx';
import type { Sentences } from './validate.ts';

type FieldEditorProps = {
  field: FormField;
  others: readonly FormField[];
  isSaved: boolean;
  sentences: Sentences;
  onChange: (field: FormField) => void;
};

const typeOptions = fieldKindList.map((value) => ({ value, label: fieldCatalog[value].label }));

export function FieldEditor({ field, others, isSaved, sentences, onChange }: FieldEditorProps) {
  const { label, type, name, placeholder = '', helpText = '', required } = field;
  const change = (part: Partial<FormField>) => onChange({ ...field, ...part });
  return (
    <div className="flex flex-col gap-4 border-t px-4 pt-3.5 pb-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.fieldEditor.label} required error={sentences.get('label')}>
          <Input
            value={label}
            maxLength={200}
            onChange={({ target }) => onChange(relabelled(field, target.value, others, isSaved))}
          />
        </Field>
        <Field label={m.fieldEditor.type} hint={fieldCatalog[type].description}>
          <Select
            value={type}
            options={typeOptions}
            onChange={({ target }) => onChange(retyped(field, target.value as FieldKind))}
          />
        </Field>
        {hasPlaceholder(type) && (
          <Field label={m.fieldEditor.placeholder} error={sentences.get('placeholder')}>
            <Input
              value={placeholder}
              maxLength={200}
              onChange={({ target }) => change({ placeholder: target.value })}
            />
          </Field>
        )}
        <Field label={m.fieldEditor.helpText} error={sentences.get('helpText')}>
          <Input
            value={helpText}
            maxLength={500}
            onChange={({ target }) => change({ helpText: target.value })}
          />
        </Field>
      </div>
      {hasOptions(type) && (
        <OptionsEditor
          options={field.options ?? []}
          sentences={sentences}
          onChange={(options) => change({ options })}
        />
      )}
      {type === 'file' && (
        <FileRulesEditor
          validation={field.validation ?? {}}
          sentences={sentences}
          onChange={(validation) => change({ validation })}
        />
      )}
      <Switch
        label={m.fieldEditor.required}
        checked={required}
        onChange={(checked) => change({ required: checked })}
      />
      <details className="group text-sm" open={areRulesWrong(sentences) || undefined}>
        <summary className="w-fit rounded-sm text-muted-foreground hover:text-foreground">
          {m.fieldEditor.validationAndName}
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {hasRules(type) && (
            <ValidationEditor
              validation={field.validation ?? {}}
              sentences={sentences}
              onChange={(validation) => change({ validation })}
            />
          )}
          <Field
            label={m.fieldEditor.fieldName}
            error={sentences.get('name')}
            hint={
              isSaved ? m.fieldEditor.answersSentSoFarAreKept : m.fieldEditor.theKeyOfTheAnswerIn
            }
          >
            <Input
              value={name}
              maxLength={64}
              spellCheck={false}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
        </div>
      </details>
    </div>
  );
}

const areRulesWrong = (sentences: Sentences) =>
  [...sentences.keys()].some((path) => path === 'name' || path.startsWith('validation.'));
