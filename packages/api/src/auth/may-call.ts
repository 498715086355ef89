import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { can, type Permission, type Role } from '@helpdesk/sdk/rules/roles';

/** Whether a member with this role may call the operation. */
export function mayCall(id: OperationId, role: Role | null | undefined): boolean {
  return opens(operations[id].access, (permission) => can(role, permission));
}

/** Whether a member's permissions satisfy one of the access entries. */
export function opens(
  access: Operation['access'],
  may: (permission: Permission) => boolean,
): boolean {
  return access.some(
    ({ scheme, permissions }) =>
      scheme === 'session' &&
      (permissions.length === 0 || permissions.some((one) => may(one as Permission))),
  );
}
