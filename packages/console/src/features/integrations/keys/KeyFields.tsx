import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { ActsForField } from './ActsForField.tsx';
import type { ApiKey } from './keys.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import type { useKeyForm } from './use-key-form.ts';

type KeyFieldsProps = { form: ReturnType<typeof useKeyForm>; apiKey?: ApiKey };

/** The fields of an API key, new or existing. */
export function KeyFields({ form, apiKey }: KeyFieldsProps) {
  const { field, errors, permissions, actsForId, expiry } = form;
  return (
    <>
      <Field label={m.keyFields.name} required error={errors.name?.message}>
        <Input
          {...field('name')}
          data-autofocus=""
          autoComplete="off"
          placeholder={m.keyFields.shopImport}
        />
      </Field>
      <ActsForField
        value={actsForId}
        present={apiKey?.actsFor ?? undefined}
        onChange={form.chooseMember}
        error={errors.actsForId?.message}
      />
      <Field
        label={m.keyFields.customersSeeItAsOptional}
        error={errors.publicName?.message}
        hint={m.keyFields.theAuthorOfWhatItWrites}
      >
        <Input {...field('publicName')} autoComplete="off" />
      </Field>
      <PermissionPicker
        chosen={permissions}
        isForMember={actsForId !== null}
        onChange={(chosen) => form.setValue('permissions', chosen)}
      />
      <Field
        label={m.keyFields.expiresOptional}
        error={errors.expiresAt?.message}
        hint={m.keyFields.withoutADateItWorksUntil}
      >
        <Input
          type="datetime-local"
          value={expiry}
          onChange={(event) => form.setExpiry(event.target.value)}
        />
      </Field>
    </>
  );
}
