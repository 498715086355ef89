import { type FileRules, fileKindList, fileKinds } from '@helpdesk/sdk/rules/file-kinds';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { FormField } from '../field-types.ts';
import m from '../messages.yaml';
import type { Sentences } from './validate.ts';

type Validation = NonNullable<FormField['validation']>;

type FileRulesEditorProps = {
  validation: Validation;
  sentences: Sentences;
  onChange: (validation: Validation | undefined) => void;
};

/** The rules for a question's files: allowed types, number and size. */
export function FileRulesEditor({ validation, sentences, onChange }: FileRulesEditorProps) {
  const { accept = [] } = validation;
  function change(part: FileRules | { [Rule in keyof FileRules]: undefined }) {
    const rules = Object.entries({ ...validation, ...part }).filter(
      ([, rule]) => rule !== undefined,
    );
    onChange(rules.length > 0 ? Object.fromEntries(rules) : undefined);
  }
  function accepts(kinds: typeof accept) {
    change({ accept: kinds.length > 0 ? kinds : undefined } as FileRules);
  }
  const number = (name: 'maxFiles' | 'maxMegabytes', label: string, placeholder: string) => (
    <Field label={label} error={sentences.get(`validation.${name}`)}>
      <Input
        type="number"
        min={1}
        max={name === 'maxFiles' ? 20 : 1_000}
        placeholder={placeholder}
        value={validation[name] ?? ''}
        onChange={({ target }) =>
          change({ [name]: target.value === '' ? undefined : Math.trunc(target.valueAsNumber) })
        }
      />
    </Field>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-medium">{m.fileRulesEditor.kindsOfFiles}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
          {fileKindList.map((kind) => (
            <label key={kind} className="flex items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={accept.includes(kind)}
                onChange={({ target }) =>
                  accepts(
                    fileKindList.filter((one) =>
                      one === kind ? target.checked : accept.includes(one),
                    ),
                  )
                }
              />
              {fileKinds[kind].label}
            </label>
          ))}
        </div>
        <p className="mt-1 text-xs text-muted-foreground">
          {m.fileRulesEditor.withoutAnyTickedFilesOfEvery}
        </p>
      </fieldset>
      {number('maxFiles', m.fileRulesEditor.maximumNumberOfFiles, '20')}
      {number('maxMegabytes', m.fileRulesEditor.maximumSizeOfEachInMb, '25')}
    </div>
  );
}
