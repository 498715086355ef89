import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { Settings } from '../settings.ts';
import { type EmailForm, hasPassword } from './email-input.ts';
import { PasswordField } from './PasswordField.tsx';

type GoogleFieldsProps = { form: EmailForm; settings: Settings };

/** The Google address to send from, and its app password. */
export function GoogleFields({ form, settings }: GoogleFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Google Workspace Email"
        required
        error={form.errors.googleWorkspaceEmail?.message}
      >
        <Input
          {...form.field('googleWorkspaceEmail')}
          type="email"
          placeholder="support@example.com"
          autoComplete="off"
        />
      </Field>
      <PasswordField
        form={form}
        settings={settings}
        label="App Password"
        isKept={hasPassword(settings, 'google_workspace')}
        hint="Made in the Google account under Security, 2-Step Verification, App passwords."
      />
    </div>
  );
}
