import { useId } from 'react';
import { Field } from '../Field.tsx';
import { Insertions } from '../Insertions.tsx';
import m from '../messages.yaml';
import type { SelectOption } from '../Select.tsx';
import { Textarea } from '../Textarea.tsx';

type SignatureFieldsProps = {
  value: string;
  error: string | null;
  hint: string;
  insertions: readonly SelectOption[];
  /** The preview; null if it is empty. */
  preview: string | null;
  /** The text shown without a preview. */
  none: string;
  onChange: (value: string) => void;
};

/** A signature and its preview. */
export function SignatureFields(props: SignatureFieldsProps) {
  const { value, error, hint, insertions, preview, none, onChange } = props;
  const previewId = useId();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Field label={m.signatureFields.signature} error={error ?? undefined} hint={hint}>
          <Textarea
            value={value}
            rows={4}
            maxLength={1000}
            className="max-h-60"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        <Insertions
          label={m.signatureFields.insertAVariable}
          options={insertions}
          value={value}
          onChange={onChange}
        />
      </div>
      <section aria-labelledby={previewId} className="flex flex-col gap-1.5">
        <h3 id={previewId} className="text-sm font-medium">
          {m.signatureFields.preview}
        </h3>
        <p className="max-h-48 min-h-10 overflow-y-auto rounded-md bg-muted px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap">
          {preview ?? <span className="text-muted-foreground">{none}</span>}
        </p>
      </section>
    </div>
  );
}
