import type { Schema } from '@helpdesk/sdk';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { CheckboxField, RadioField } from './ChoiceFields.tsx';
import { type ContactFieldProps, Label } from './QuestionParts.tsx';

const inputTypes: Partial<Record<Schema<'FieldType'>, string>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  date: 'date',
};

const autofills: Partial<Record<string, string>> = { email: 'email', phone: 'tel', name: 'name' };

const controlHeight = 'h-10 text-base';

/** One question of the form. */
export function ContactField(props: ContactFieldProps) {
  const { field, wide, value, error, onChange } = props;
  const { type, name, label, helpText, required, placeholder, options = [] } = field;
  if (type === 'checkbox') return <CheckboxField {...props} />;
  if (type === 'radio') return <RadioField {...props} />;

  const control = {
    name,
    placeholder,
    value: String(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field
      label={<Label text={label} required={required} />}
      required={required}
      error={error}
      hint={helpText}
      className={cx(wide && 'sm:col-span-2')}
    >
      {type === 'textarea' ? (
        <Textarea {...control} rows={5} className="min-h-32" />
      ) : type === 'select' ? (
        <Select
          {...control}
          className="[&>select]:h-10 [&>select]:text-base"
          options={[
            { value: '', label: placeholder || 'Select an option' },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
        />
      ) : (
        <Input
          {...control}
          type={inputTypes[type] ?? 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={autofills[type] ?? autofills[name]}
          className={controlHeight}
        />
      )}
    </Field>
  );
}
