import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { useState } from 'react';
import m from '../messages.yaml';
import { permissionGroups, permissionLabel } from './keys.ts';

type PermissionPickerProps = {
  chosen: readonly ApiPermission[];
  /** Whether the key acts for a member, so it may do more than /api/v1 offers. */
  isForMember: boolean;
  onChange: (permissions: ApiPermission[]) => void;
};

/** The permissions of the catalog, by subject; those beyond /api/v1 are below, in a collapsed section. */
export function PermissionPicker({ chosen, isForMember, onChange }: PermissionPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  function toggle(permission: ApiPermission) {
    const without = chosen.filter((one) => one !== permission);
    onChange(without.length < chosen.length ? without : [...chosen, permission]);
  }
  const groups = (ofV1: boolean) => (
    <div className="divide-y rounded-lg border">
      {permissionGroups(ofV1).map(({ name, permissions }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-3 py-2.5">
          <span className="w-28 text-sm text-muted-foreground max-sm:w-full">{name}</span>
          {permissions.map((permission) => (
            <label key={permission} className="flex items-center gap-1.5 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={chosen.includes(permission)}
                onChange={() => toggle(permission)}
                aria-label={`${name}: ${permissionLabel(permission)}`}
              />
              {permissionLabel(permission)}
            </label>
          ))}
        </div>
      ))}
    </div>
  );
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{m.permissionPicker.permissions}</legend>
      {groups(true)}
      {isForMember && (
        <details className="mt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="cursor-pointer py-1 text-sm text-muted-foreground">
            {m.permissionPicker.morePermissions}
          </summary>
          {isOpen && <div className="mt-1.5">{groups(false)}</div>}
        </details>
      )}
    </fieldset>
  );
}
