import { Plus, X } from 'lucide-react';
import type { useContractForm } from '../../../data/use-contract-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import type { ProviderValues } from './provider-input.ts';

const roles = [
  { value: 'admin', label: m.roleFields.admin },
  { value: 'agent', label: m.roleFields.agent },
  { value: 'customer', label: m.roleFields.customer },
];

type RoleFieldsProps = { form: ReturnType<typeof useContractForm<ProviderValues>> };

/** The role of new members: mapped from a claim, or the default one, up to the highest allowed role. */
export function RoleFields({ form }: RoleFieldsProps) {
  const { field, errors, watch, setValue, clearErrors } = form;
  const pairs = watch('roles');
  const change = (next: ProviderValues['roles']) => {
    clearErrors('roles');
    setValue('roles', next, { shouldDirty: true });
  };
  const hasClaim = watch('roleClaim').trim() !== '';
  return (
    <>
      <Field label={m.roleFields.roleOfNewMembers}>
        <Select {...field('defaultRole')} options={roles} />
      </Field>
      <Field
        label={m.roleFields.highestRole}
        hint={m.roleFields.whateverYourProviderSaysOfSomebody}
      >
        <Select {...field('maxRole')} options={roles} />
      </Field>
      <Field
        label={m.roleFields.claimWithTheRole}
        hint={m.roleFields.suchAsGroupsOrRolesLeave}
        error={errors.roleClaim?.message}
        className="sm:col-span-2"
      >
        <Input
          {...field('roleClaim')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {hasClaim && (
        <Switch
          className="sm:col-span-2"
          checked={watch('updatesRoles')}
          onChange={(updates) => setValue('updatesRoles', updates, { shouldDirty: true })}
          label={m.roleFields.updateRolesAtEachSignIn}
          hint={m.roleFields.yourProviderCanRaiseAndLower}
        />
      )}
      {hasClaim && (
        <fieldset className="flex flex-col gap-2 sm:col-span-2">
          <legend className="mb-1.5 text-sm font-medium">
            {m.roleFields.rolesByValueOfTheClaim}
          </legend>
          {pairs.length === 0 && (
            <p className="text-sm text-muted-foreground">
              {m.roleFields.nobodyGetsAnotherRoleYetAdd}
            </p>
          )}
          {pairs.map((pair, at) => {
            const name = m.roleFields.value({ value: at + 1 });
            const put = (more: Partial<typeof pair>) =>
              change(pairs.map((one, index) => (index === at ? { ...one, ...more } : one)));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no name of its own, and keeps its place
              <div key={at} className="flex items-center gap-2">
                <Input
                  aria-label={name}
                  value={pair.value}
                  maxLength={200}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => put({ value: target.value })}
                />
                <Select
                  aria-label={m.roleFields.roleOfValue({ value: at + 1 })}
                  className="w-32 shrink-0"
                  options={roles}
                  value={pair.role}
                  onChange={({ target }) => put({ role: target.value as typeof pair.role })}
                />
                <IconButton
                  label={m.roleFields.removeValue({ value: at + 1 })}
                  onClick={() => change(pairs.filter((_, index) => index !== at))}
                >
                  <X />
                </IconButton>
              </div>
            );
          })}
          {errors.roles?.message && (
            <p role="alert" className="text-xs text-destructive-text">
              {errors.roles.message}
            </p>
          )}
          <Button
            size="sm"
            icon={<Plus />}
            className="self-start"
            onClick={() => change([...pairs, { value: '', role: 'agent' }])}
          >
            {m.roleFields.addAValue}
          </Button>
        </fieldset>
      )}
    </>
  );
}
