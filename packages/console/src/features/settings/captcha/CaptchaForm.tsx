import type { Body } from '@helpdesk/sdk/contract/operations';
import { CaptchaInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { messageUnlessAtFields, useWrite } from '../../../data/use-write.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { type CaptchaSettings, captchaKey, providerNames, readsWithCaptcha } from './captcha.ts';

type Values = Required<Body<'organization.setCaptcha'>>;

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
const providers = Object.entries(providerNames).map(([value, label]) => ({ value, label }));

/** The form values of the stored captcha; the secret is never shown. */
const valuesOf = ({ captcha }: CaptchaSettings): Values => ({
  provider: captcha?.provider ?? 'turnstile',
  siteKey: captcha?.siteKey ?? '',
  secret: '',
});

/** The fields for the provider and its two keys for a site. */
export function CaptchaForm({ settings }: { settings: CaptchaSettings }) {
  const form = useContractForm<Values>(CaptchaInput as never, { defaults: valuesOf(settings) });
  const { field, errors, watch, reset, handleSubmit, showRefusals } = form;
  const { write, busy } = useWrite('organization.setCaptcha', {
    done: m.captchaCard.saved,
    failed: messageUnlessAtFields(m.captchaCard.failedToSave),
    replaces: captchaKey,
    refresh: readsWithCaptcha,
    onDone: (saved) => reset(valuesOf(saved)),
    onFailed: showRefusals,
  });
  const isKept = watch('provider') === settings.captcha?.provider;
  return (
    <form noValidate autoComplete="off" onSubmit={handleSubmit((values) => write(values))}>
      <CardBody className="grid gap-5 sm:grid-cols-2">
        <Field label={m.captchaCard.provider} className="sm:col-span-2">
          <Select options={providers} {...field('provider')} />
        </Field>
        <Field label={m.captchaCard.siteKey} required error={errors.siteKey?.message}>
          <Input {...field('siteKey')} {...plain} maxLength={200} />
        </Field>
        <Field
          label={m.captchaCard.secretKey}
          required={!isKept}
          hint={isKept ? m.captchaCard.secretIsKept : undefined}
          error={errors.secret?.message}
        >
          <Input
            {...field('secret')}
            type="password"
            autoComplete="new-password"
            maxLength={500}
            placeholder={isKept ? '••••••••' : ''}
          />
        </Field>
      </CardBody>
      <SettingsSaveBar
        isDirty={form.formState.isDirty}
        busy={busy}
        onReset={() => reset(valuesOf(settings))}
      />
    </form>
  );
}
