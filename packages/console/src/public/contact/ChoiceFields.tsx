import { useId } from 'react';
import { type ContactFieldProps, Label, Note } from './QuestionParts.tsx';

const boxClass = 'mt-0.5 size-4 shrink-0 accent-(--primary)';

export function CheckboxField({ field, value, error, onChange }: ContactFieldProps) {
  const note = useId();
  return (
    <div className="flex flex-col gap-1.5 sm:col-span-2">
      <label className="flex items-start gap-2.5 text-base pointer-coarse:py-1.5">
        <input
          type="checkbox"
          name={field.name}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-required={field.required || undefined}
          aria-describedby={note}
          className={boxClass}
        />
        <span>
          <Label text={field.label} required={field.required} />
        </span>
      </label>
      <Note id={note} error={error} hint={field.helpText} />
    </div>
  );
}

export function RadioField({ field, value, error, onChange }: ContactFieldProps) {
  const note = useId();
  return (
    <fieldset aria-describedby={note} className="flex flex-col gap-1.5 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">
        <Label text={field.label} required={field.required} />
      </legend>
      {field.options?.map((option) => (
        <label key={option} className="flex items-start gap-2.5 text-base pointer-coarse:py-1.5">
          <input
            type="radio"
            name={field.name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            className={boxClass}
          />
          {option}
        </label>
      ))}
      <Note id={note} error={error} hint={field.helpText} />
    </fieldset>
  );
}
