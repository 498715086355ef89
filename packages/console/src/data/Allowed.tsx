import { actionPermissions } from '@helpdesk/sdk/rules/roles';
import type { ReactNode } from 'react';
import { type Permission, type Role, useCan, useCurrentUser } from './session.ts';

type Actions = typeof actionPermissions;

/** The permission that an action on a resource takes. */
export function permissionFor<Resource extends keyof Actions>(
  resource: Resource,
  action: keyof Actions[Resource],
): Permission {
  return actionPermissions[resource][action] as Permission;
}

type AllowedProps = {
  permission?: Permission | readonly Permission[];
  role?: Role | readonly Role[];
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows its children to who holds the permission and has the role, and the fallback to everybody else. */
export function Allowed({ permission, role, fallback = null, children }: AllowedProps) {
  const can = useCan();
  const mine = useCurrentUser().data?.organizations[0]?.role;
  const roleFits = role === undefined || (mine !== undefined && [role].flat().includes(mine));
  return mine && roleFits && can(permission) ? children : fallback;
}
