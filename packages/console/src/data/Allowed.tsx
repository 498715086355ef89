import { actionPermissions } from '@helpdesk/sdk/rules/roles';
import type { ReactNode } from 'react';
import { type Permission, type Role, useCan, useCurrentUser } from './session.ts';

type Actions = typeof actionPermissions;

/** A resource and what is to be done with it, such as ['tickets', 'assign']. */
type Action = {
  [Resource in keyof Actions]: readonly [Resource, keyof Actions[Resource]];
}[keyof Actions];

type AllowedProps = {
  /** Any of these. */
  permission?: Permission | readonly Permission[];
  /** Any of these roles. */
  who?: Role | readonly Role[];
  may?: Action;
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows its children to who fits all that is asked for, and the fallback to everybody else and who has no role. */
export function Allowed({ permission, who, may, fallback = null, children }: AllowedProps) {
  const can = useCan();
  const mine = useCurrentUser().data?.organizations[0]?.role;
  const roleFits = who === undefined || (mine !== undefined && [who].flat().includes(mine));
  return mine && roleFits && can(permission) && can(may && permissionFor(may))
    ? children
    : fallback;
}

function permissionFor([resource, action]: Action): Permission {
  return (actionPermissions[resource] as Record<string, Permission>)[action] as Permission;
}
