import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import type { Draft } from './draft.ts';
import type { Sentences } from './validate.ts';

type DetailsFieldsProps = {
  draft: Draft;
  sentences: Sentences;
  onChange: (part: Partial<Pick<Draft, 'name' | 'title' | 'description'>>) => void;
};

export function DetailsFields({ draft, sentences, onChange }: DetailsFieldsProps) {
  return (
    <section aria-label={m.detailsFields.details} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={m.detailsFields.formName}
          required
          error={sentences.get('name')}
          hint={m.detailsFields.onlyYourTeamSeesIt}
        >
          <Input
            value={draft.name}
            maxLength={100}
            data-autofocus=""
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field
          label={m.detailsFields.formTitle}
          required
          error={sentences.get('title')}
          hint={m.detailsFields.whatVisitorsReadAboveTheForm}
        >
          <Input
            value={draft.title}
            maxLength={200}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Field>
      </div>
      <Field label={m.detailsFields.description} error={sentences.get('description')}>
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
