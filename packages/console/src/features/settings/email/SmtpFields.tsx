import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import type { Settings } from '../settings.ts';
import { type EmailForm, hasPassword } from './email-input.ts';
import { PasswordField } from './PasswordField.tsx';

type SmtpFieldsProps = { form: EmailForm; settings: Settings };

/** The organization's own mail server and its sign-in. */
export function SmtpFields({ form, settings }: SmtpFieldsProps) {
  const { field, register, watch, setValue, clearErrors } = form;
  const errors = form.errors.smtpSettings;
  const smtp = watch('smtpSettings');
  const saved = settings.smtpSettings;
  const isKept = hasPassword(settings, 'smtp', smtp?.host);
  const hadPassword = saved.passwordSet && saved.host !== '';
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
      <Field label={m.smtpFields.smtpHost} required error={errors?.host?.message}>
        <Input
          {...field('smtpSettings.host')}
          placeholder="smtp.example.com"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label={m.smtpFields.smtpPort} error={errors?.port?.message}>
        <Input
          {...register('smtpSettings.port', {
            setValueAs: (text) => (String(text).trim() === '' ? Number.NaN : Number(text)),
            onChange: () => clearErrors('smtpSettings.port'),
          })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Field
        label={m.smtpFields.username}
        error={errors?.username?.message}
        className="sm:col-span-2"
      >
        <Input {...field('smtpSettings.username')} autoComplete="off" spellCheck={false} />
      </Field>
      <PasswordField
        form={form}
        settings={settings}
        label={m.smtpFields.password}
        isKept={isKept}
        hint={hadPassword ? m.smtpFields.anotherServerNeedsItsOwnPassword : ''}
        className="sm:col-span-2"
      />
      <Switch
        className="sm:col-span-2"
        checked={smtp?.secure ?? saved.secure}
        onChange={(secure) => setValue('smtpSettings.secure', secure, { shouldDirty: true })}
        label={m.smtpFields.useTls}
        hint={m.smtpFields.nothingIsSentUnlessTheConnection}
      />
    </div>
  );
}
