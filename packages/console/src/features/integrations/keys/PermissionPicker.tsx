import type { ApiPermission } from '@helpdesk/sdk/rules/roles';
import { permissionGroups, permissionLabel } from './keys.ts';

type PermissionPickerProps = {
  chosen: readonly ApiPermission[];
  onChange: (permissions: ApiPermission[]) => void;
};

/** The fifteen permissions of the catalog, by subject. */
export function PermissionPicker({ chosen, onChange }: PermissionPickerProps) {
  function toggle(permission: ApiPermission) {
    const without = chosen.filter((one) => one !== permission);
    onChange(without.length < chosen.length ? without : [...chosen, permission]);
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Permissions</legend>
      <div className="divide-y rounded-lg border">
        {permissionGroups().map(({ name, permissions }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-3 py-2.5">
            <span className="w-28 text-sm text-muted-foreground">{name}</span>
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
    </fieldset>
  );
}
