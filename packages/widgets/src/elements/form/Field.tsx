import type { Schema } from '@helpdesk/sdk';
import { type FieldControl, fieldKinds, inputOf } from '@helpdesk/sdk/rules/field-kinds';
import { maxFilesOf } from '@helpdesk/sdk/rules/form-answers';
import { type ComponentChildren, h } from 'preact';
import type { fetchModule } from '../../loader/chunks.ts';
import { LaterFiles } from './LaterFiles.tsx';
import type { Texts } from './texts.ts';

/** The props that a form passes to its file fields. */
export interface Uploads {
  host: HTMLElement;
  texts: Pick<Texts, 'choose' | 'again'>;
  organization?: string | undefined;
  formId: string;
  fetchModule: typeof fetchModule;
  onChange(field: string, isUnfinished: boolean): void;
}

interface Props {
  field: Schema<'FormField'>;
  id: string;
  /** Whether it takes a whole row of the grid. */
  wide: boolean | undefined;
  value: unknown;
  error?: string | undefined;
  uploads: Uploads;
}

interface Question {
  field: Schema<'FormField'>;
  id: string;
  value: unknown;
  /** The label, with an asterisk when required. */
  title: ComponentChildren;
  uploads: Uploads;
  /** ARIA attributes of a control. */
  aria: { 'aria-invalid': boolean; 'aria-describedby': string };
}

/** Renders each kind of control; help text and error follow below. */
const controls = {
  line: ({ field, id, value, title, aria }) => [
    labelOf(id, title),
    <input
      key="line"
      id={id}
      name={field.name}
      required={field.required}
      part="input"
      placeholder={field.placeholder}
      defaultValue={String(value ?? '')}
      {...(inputOf(field) as object)}
      {...aria}
    />,
  ],
  lines: ({ field: { name, required, placeholder }, id, value, title, aria }) => [
    labelOf(id, title),
    <textarea
      key="text"
      id={id}
      name={name}
      required={required}
      part="input"
      placeholder={placeholder}
      defaultValue={(value ?? '') as string}
      rows={5}
      {...aria}
    />,
  ],
  list: ({ field, id, value, title, aria, uploads }) => [
    labelOf(id, title),
    <div key="list" class="select">
      <select id={id} name={field.name} required={field.required} part="input" {...aria}>
        <option value="">{field.placeholder || uploads.texts.choose}</option>
        {field.options?.map((option, index) => (
          <option key={option} value={option} selected={value === option}>
            {field.optionTexts?.[index] ?? option}
          </option>
        ))}
      </select>
    </div>,
  ],
  buttons: ({ field, id, value, title, aria }) => {
    const choices = field.options?.map((option, index) => (
      <label key={option} class="choice">
        <input
          id={index ? undefined : id}
          name={field.name}
          type="radio"
          value={option}
          defaultChecked={value === option}
        />
        <bdi>{field.optionTexts?.[index] ?? option}</bdi>
      </label>
    ));
    return (
      <fieldset {...aria} role="radiogroup" aria-required={!!field.required}>
        <legend part="label" class="label">
          {title}
        </legend>
        {choices}
      </fieldset>
    );
  },
  tick: ({ field: { name, required }, id, value, title, aria }) => (
    <label part="label" class="choice">
      <input
        id={id}
        name={name}
        required={required}
        type="checkbox"
        defaultChecked={value === true}
        {...aria}
      />
      <span>{title}</span>
    </label>
  ),
  files: ({ field, id, title, aria, uploads }) => (
    <LaterFiles
      {...uploads}
      field={field}
      id={id}
      max={maxFilesOf(field.validation)}
      aria={aria}
      label={labelOf(id, title)}
      onChange={(isUnfinished) => uploads.onChange(field.name, isUnfinished)}
    />
  ),
} satisfies Record<FieldControl, (question: Question) => ComponentChildren>;

/** One field of the form, with its label, help and error. */
export function Field({ field, id, wide, value, error, uploads }: Props) {
  const { label, type, required, helpText } = field;
  const { control } = fieldKinds[type];
  const notes = [helpText && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div part="field" class={wide ? 'field wide' : 'field'}>
      {controls[control]({
        field,
        id,
        value,
        uploads,
        title: [
          <bdi key="label">{label}</bdi>,
          required && <span aria-hidden="true">{'\u00a0*'}</span>,
        ],
        aria: { 'aria-invalid': !!error, 'aria-describedby': notes },
      })}
      {helpText && (
        <p key="help" id={`${id}-help`} part="help" class="help">
          <bdi>{helpText}</bdi>
        </p>
      )}
      {error && (
        <p key="error" id={`${id}-error`} part="error" class="error">
          <bdi>{error}</bdi>
        </p>
      )}
    </div>
  );
}

const labelOf = (id: string, title: ComponentChildren) => (
  <label key="label" part="label" class="label" for={id}>
    {title}
  </label>
);
