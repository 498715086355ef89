import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { Draft } from './draft.ts';
import type { Sentences } from './judge.ts';

type DetailsFieldsProps = {
  draft: Draft;
  sentences: Sentences;
  onChange: (part: Partial<Pick<Draft, 'name' | 'title' | 'description'>>) => void;
};

export function DetailsFields({ draft, sentences, onChange }: DetailsFieldsProps) {
  return (
    <section aria-label="Details" className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Form name"
          required
          error={sentences.get('name')}
          hint="Only your team sees it."
        >
          <Input
            value={draft.name}
            maxLength={100}
            data-autofocus=""
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field
          label="Form title"
          required
          error={sentences.get('title')}
          hint="What visitors read above the form."
        >
          <Input
            value={draft.title}
            maxLength={200}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Field>
      </div>
      <Field label="Description" error={sentences.get('description')}>
        <Textarea
          value={draft.description}
          maxLength={2000}
          rows={2}
          className="min-h-14"
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
    </section>
  );
}
