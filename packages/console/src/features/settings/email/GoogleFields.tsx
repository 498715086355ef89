import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { Settings } from '../settings.ts';
import { type EmailForm, hasPassword } from './email-input.ts';
import { PasswordField } from './PasswordField.tsx';

type GoogleFieldsProps = { form: EmailForm; settings: Settings };

/** The Google address to send from, and its app password. */
export function GoogleFields({ form, settings }: GoogleFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={m.googleFields.googleWorkspaceEmail}
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
        label={m.googleFields.appPassword}
        isKept={hasPassword(settings, 'google_workspace')}
        hint={m.googleFields.madeInTheGoogleAccountUnder}
      />
    </div>
  );
}
