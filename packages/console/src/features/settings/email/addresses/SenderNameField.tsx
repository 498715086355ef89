import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import m from '../../messages.yaml';

type SenderNameFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
};

/** The name that emails from a support address are sent under. */
export function SenderNameField({ value, error, onChange }: SenderNameFieldProps) {
  return (
    <Field
      label={m.senderNameField.senderName}
      error={error}
      hint={m.senderNameField.defaultsToYourOrganizationsName}
    >
      <Input
        autoComplete="off"
        maxLength={80}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
