import { EmailSettingsInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import m from '../messages.yaml';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { settingsKey, type TabProps } from '../settings.ts';
import { emailInput, valuesOf } from './email-input.ts';
import { GoogleFields } from './GoogleFields.tsx';
import { ProviderPicker } from './ProviderPicker.tsx';
import { ResolutionMail } from './ResolutionMail.tsx';
import { SignatureCard } from './SignatureCard.tsx';
import { SmtpFields } from './SmtpFields.tsx';
import { TestEmail } from './TestEmail.tsx';

/** The mail server that sends the organization's emails. */
export function EmailTab({ settings }: TabProps) {
  const form = useContractForm(EmailSettingsInput, { defaults: valuesOf(settings) });
  const { watch, setValue, reset, handleSubmit, clearErrors } = form;
  const { write, busy } = useWrite('organization.updateEmail', {
    done: m.emailTab.emailSettingsUpdated,
    failed: m.emailTab.failedToUpdateEmailSettings,
    replaces: settingsKey,
    refresh: ['supportAddresses.list'],
    onDone: (saved) => reset(valuesOf(saved)),
    onFailed: form.showRefusals,
  });
  const provider = watch('provider');
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader title={m.emailTab.email} subtitle={m.emailTab.whoSendsTheAnswersThatYour} />
        <form
          noValidate
          onSubmit={handleSubmit((values) => write(emailInput(values)))}
          autoComplete="off"
        >
          <CardBody className="flex flex-col gap-5">
            <ProviderPicker
              value={provider}
              onChange={(picked) => {
                clearErrors();
                setValue('smtpSettings.password', '', { shouldDirty: true });
                setValue('provider', picked, { shouldDirty: true });
              }}
            />
            {provider === 'smtp' && <SmtpFields form={form} settings={settings} />}
            {provider === 'google_workspace' && <GoogleFields form={form} settings={settings} />}
          </CardBody>
          <SettingsSaveBar
            isDirty={form.formState.isDirty}
            busy={busy}
            onReset={() => reset(valuesOf(settings))}
          />
        </form>
      </Card>
      <TestEmail isDirty={form.formState.isDirty} />
      <SignatureCard settings={settings} />
      <ResolutionMail settings={settings} />
    </div>
  );
}
