import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { FormField } from '../field-types.ts';
import m from '../messages.yaml';
import type { Sentences } from './validate.ts';

type Validation = NonNullable<FormField['validation']>;

type ValidationEditorProps = {
  validation: Validation;
  sentences: Sentences;
  onChange: (validation: Validation | undefined) => void;
};

export function ValidationEditor({ validation, sentences, onChange }: ValidationEditorProps) {
  function change(part: Validation) {
    const rules = Object.entries({ ...validation, ...part }).filter(
      ([, rule]) => rule !== undefined && rule !== '',
    );
    onChange(rules.length > 0 ? Object.fromEntries(rules) : undefined);
  }
  const length = (name: 'minLength' | 'maxLength', label: string) => (
    <Field label={label} error={sentences.get(`validation.${name}`)}>
      <Input
        type="number"
        min={name === 'minLength' ? 0 : 1}
        max={10_000}
        value={validation[name] ?? ''}
        onChange={({ target }) =>
          change({ [name]: target.value === '' ? undefined : Math.trunc(target.valueAsNumber) })
        }
      />
    </Field>
  );
  return (
    <>
      {length('minLength', m.validationEditor.minimumLength)}
      {length('maxLength', m.validationEditor.maximumLength)}
      <Field
        label={m.validationEditor.pattern}
        error={sentences.get('validation.pattern')}
        hint={m.validationEditor.patternHint}
      >
        <Input
          className="font-mono"
          value={validation.pattern ?? ''}
          maxLength={500}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => change({ pattern: target.value })}
        />
      </Field>
    </>
  );
}
