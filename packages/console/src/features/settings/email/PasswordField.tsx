import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { type Settings, settingsKey } from '../settings.ts';
import type { EmailForm } from './email-input.ts';

type PasswordFieldProps = {
  form: EmailForm;
  settings: Settings;
  label: string;
  /** Whether the server has stored a password for this host. */
  isKept: boolean;
  hint: string;
  className?: string;
};

/** A password that can be set and removed, but never shown. */
export function PasswordField({
  form,
  settings,
  label,
  isKept,
  hint,
  className,
}: PasswordFieldProps) {
  const { write, busy } = useWrite('organization.updateEmail', {
    done: m.passwordField.emailSettingsUpdated,
    failed: m.passwordField.failedToUpdateEmailSettings,
    replaces: settingsKey,
    refresh: ['supportAddresses.list'],
  });
  const provider = settings.emailProvider;
  return (
    <div className={className}>
      <Field
        label={label}
        error={form.errors.smtpSettings?.password?.message}
        hint={isKept ? m.passwordField.aPasswordIsKeptLeaveThis : hint}
      >
        <Input
          {...form.field('smtpSettings.password')}
          type="password"
          autoComplete="new-password"
          placeholder={isKept ? '••••••••' : ''}
        />
      </Field>
      {isKept && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1.5 -ml-2.5"
          busy={busy}
          onClick={() => write({ provider, smtpSettings: { password: '' } })}
        >
          {m.passwordField.removeTheKeptPassword}
        </Button>
      )}
    </div>
  );
}
