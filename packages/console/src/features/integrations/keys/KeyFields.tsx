import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { ActsForField } from './ActsForField.tsx';
import type { ApiKey } from './keys.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import type { useKeyForm } from './use-key-form.ts';

type KeyFieldsProps = { form: ReturnType<typeof useKeyForm>; apiKey?: ApiKey };

/** What is said of a key, new or not. */
export function KeyFields({ form, apiKey }: KeyFieldsProps) {
  const { field, errors, permissions, actsForId, expiry } = form;
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        <Input {...field('name')} data-autofocus="" autoComplete="off" placeholder="Shop import" />
      </Field>
      <ActsForField
        value={actsForId}
        present={apiKey?.actsFor ?? undefined}
        onChange={form.chooseMember}
        error={errors.actsForId?.message}
      />
      <Field
        label="Customers see it as (optional)"
        error={errors.publicName?.message}
        hint="The author of what it writes to them under /api/v1. Without one, that is the organization."
      >
        <Input {...field('publicName')} autoComplete="off" />
      </Field>
      <PermissionPicker
        chosen={permissions}
        isForMember={actsForId !== null}
        onChange={(chosen) => form.setValue('permissions', chosen)}
      />
      <Field
        label="Expires (optional)"
        error={errors.expiresAt?.message}
        hint="Without a date it works until it is switched off."
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
