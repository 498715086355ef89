import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { can, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import type { KeyCaller } from './caller.ts';

/** Whether a member with this role may call the operation. */
export function mayCall(id: OperationId, role: Role | null | undefined): boolean {
  return opens(operations[id].access, (permission) => can(role, permission));
}

/** Whether a program may call the operation for the member that its key acts for. */
export function mayCallFor(permissions: KeyCaller['permissions'], role: Role, id: OperationId) {
  const { access }: Operation = operations[id];
  const needed = access.flatMap(({ scheme, permissions }) =>
    scheme === 'memberKey' ? (permissions as ApiPermission[]) : [],
  );
  return mayCall(id, role) && needed.some((one) => permissions.has(one));
}

/** Whether a member with this role may write a field of the operation's body. */
export function mayWrite(id: OperationId, path: string, role: Role): boolean {
  const { fields = [] }: Operation = operations[id];
  const permissions = fields.find((field) => field.path === path)?.permissions ?? [];
  return (
    mayCall(id, role) && (permissions.length === 0 || permissions.some((one) => can(role, one)))
  );
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
