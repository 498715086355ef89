import type { Schema } from '@helpdesk/sdk';
import type { FieldType } from '@helpdesk/sdk/rules/form-answers';
import { h } from 'preact';

interface Props {
  field: Schema<'FormField'>;
  id: string;
  /** Whether it takes a whole row of the grid. */
  wide: boolean | undefined;
  value: unknown;
  error?: string | undefined;
}

const inputs: Partial<Record<FieldType, object>> = {
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  date: { type: 'date' },
  // A number input drops what it cannot read; a text input keeps it for the visitor to mend.
  number: { inputMode: 'decimal' },
};

/** One question of the form, with its label, help and error. */
export function Field({ field, id, wide, value, error }: Props) {
  const { name, label, type, required, options, placeholder, helpText } = field;
  const told = {
    id,
    name,
    required,
    'aria-invalid': !!error,
    'aria-describedby': [helpText && `${id}-help`, error && `${id}-error`]
      .filter(Boolean)
      .join(' '),
  };
  const text = { ...told, part: 'input', placeholder, defaultValue: (value ?? '') as string };
  const notes = [
    helpText && (
      <p key="help" id={`${id}-help`} part="help" class="help">
        {helpText}
      </p>
    ),
    error && (
      <p key="error" id={`${id}-error`} part="error" class="error">
        {error}
      </p>
    ),
  ];
  const row = wide ? 'field wide' : 'field';
  const title = [label, required && <span aria-hidden="true"> *</span>];

  if (type === 'checkbox') {
    return (
      <div class={row}>
        <label part="label" class="choice">
          <input {...told} type="checkbox" defaultChecked={value === true} />
          <span>{title}</span>
        </label>
        {notes}
      </div>
    );
  }
  if (type === 'radio') {
    const { id: _, name: __, required: ___, ...group } = told;
    return (
      <fieldset {...group} role="radiogroup" aria-required={!!required} class={row}>
        <legend part="label" class="label">
          {title}
        </legend>
        {options?.map((option, index) => (
          <label key={option} class="choice">
            <input
              id={index ? undefined : id}
              name={name}
              type="radio"
              value={option}
              defaultChecked={value === option}
            />
            <span>{option}</span>
          </label>
        ))}
        {notes}
      </fieldset>
    );
  }
  return (
    <div class={row}>
      <label part="label" class="label" for={id}>
        {title}
      </label>
      {type === 'textarea' ? (
        <textarea {...text} rows={5} />
      ) : type === 'select' ? (
        <div class="select">
          <select {...told} part="input">
            <option value="">{placeholder || 'Select an option'}</option>
            {options?.map((option) => (
              <option key={option} selected={value === option}>
                {option}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input autocomplete={name === 'name' ? 'name' : undefined} {...text} {...inputs[type]} />
      )}
      {notes}
    </div>
  );
}
