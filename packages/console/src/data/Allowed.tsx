import { actionPermissions } from '@helpdesk/sdk/rules/action-permissions';
import type { ReactNode } from 'react';
import { type Permission, type Right, type Role, useCan, useCurrentUser } from './session.ts';

type Actions = typeof actionPermissions;

/** A resource and an action, such as ['tickets', 'assign']. */
type Action = {
  [Resource in keyof Actions]: readonly [Resource, keyof Actions[Resource]];
}[keyof Actions];

type AllowedProps = {
  /** The user needs any one of these permissions. */
  permission?: Right | readonly Right[];
  /** The user needs any one of these roles. */
  who?: Role | readonly Role[];
  may?: Action;
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders its children if the user meets every condition, otherwise the fallback. */
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
