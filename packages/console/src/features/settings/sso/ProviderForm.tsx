import { SsoInput } from '@helpdesk/sdk/schema/operations';
import { copySetting } from '../../../data/copy-text.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { messageUnlessAtFields, useWrite } from '../../../data/use-write.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { type ProviderValues, valuesOf } from './provider-input.ts';
import { RoleFields } from './RoleFields.tsx';
import { type Sso, ssoKey } from './sso.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The form for the provider, and for the roles of new members. */
export function ProviderForm({ sso }: { sso: Sso }) {
  const form = useContractForm<ProviderValues>(SsoInput as never, { defaults: valuesOf(sso) });
  const { field, errors, watch, setValue, reset, handleSubmit, showRefusals } = form;
  const { write, busy } = useWrite('sso.update', {
    done: m.providerForm.singleSignOnIsSetUp,
    failed: messageUnlessAtFields(m.providerForm.failedToSetUpSingleSign),
    replaces: ssoKey,
    onDone: (saved) => reset(valuesOf(saved)),
    onFailed: showRefusals,
  });
  const { connection } = sso;
  const isKept = connection !== null && watch('issuer').trim() === connection.issuer;
  return (
    <form noValidate onSubmit={handleSubmit((values) => write(values))} autoComplete="off">
      <CardBody className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.providerForm.issuer}
          required
          hint={m.providerForm.theAddressOfYourProviderAs}
          error={errors.issuer?.message}
          className="sm:col-span-2"
        >
          <Input
            {...field('issuer')}
            {...plain}
            inputMode="url"
            placeholder="https://id.example.com"
          />
        </Field>
        <Field label={m.providerForm.clientId} required error={errors.clientId?.message}>
          <Input {...field('clientId')} {...plain} />
        </Field>
        <Field
          label={m.providerForm.clientSecret}
          required={!isKept}
          hint={isKept ? m.providerForm.aSecretIsStoredLeaveThis : undefined}
          error={errors.clientSecret?.message}
        >
          <Input {...field('clientSecret')} type="password" autoComplete="new-password" />
        </Field>
        <Switch
          className="sm:col-span-2"
          checked={watch('makesMembers')}
          onChange={(makes) => setValue('makesMembers', makes, { shouldDirty: true })}
          label={m.providerForm.addPeopleAtTheirFirstSign}
          hint={m.providerForm.whoeverYourProviderLetsInBecomes}
        />
        <Switch
          className="sm:col-span-2"
          checked={watch('atOwnAddresses')}
          onChange={(own) => setValue('atOwnAddresses', own, { shouldDirty: true })}
          label={m.providerForm.signInAtYourOwnAddresses}
          hint={m.providerForm.whoeverBeginsAtYourSubdomainOr}
        />
        {watch('atOwnAddresses') &&
          sso.ownRedirectUris.map((uri) => (
            <div key={uri} className="sm:col-span-2">
              <CopyBox
                copy={copySetting}
                label={m.providerForm.redirectUriOf({ host: new URL(uri).host })}
                hint={m.providerForm.forSigningInThere}
                text={uri}
              />
            </div>
          ))}
        <RoleFields form={form} />
      </CardBody>
      <SettingsSaveBar
        isDirty={form.formState.isDirty}
        busy={busy}
        onReset={() => reset(valuesOf(sso))}
      />
    </form>
  );
}
