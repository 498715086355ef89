import type { Role } from '@helpdesk/sdk/rules/roles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { roleChoices } from './invite-choices.ts';
import m from './messages.yaml';

type RolePickerProps = { roles: readonly Role[]; field: UseFormRegisterReturn };

/** The roles as radio cards. */
export function RolePicker({ roles, field }: RolePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{m.rolePicker.role}</legend>
      <div className="grid gap-2">
        {roleChoices
          .filter(({ role }) => roles.includes(role))
          .map(({ role, label, text, icon: Icon }) => (
            <label
              key={role}
              className="flex cursor-pointer gap-2.5 rounded-lg border border-border-strong px-3 py-2.5 shadow-card transition-colors duration-100 hover:bg-muted/60 has-checked:border-accent has-checked:bg-accent/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input type="radio" value={role} {...field} className="sr-only" />
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{label}</span>
                <span className="block text-xs text-muted-foreground">{text}</span>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
