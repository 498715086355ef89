import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { type Effect, effectRights, rightsOfEffects } from '@helpdesk/sdk/rules/effects';
import { can, type Holder, type Right, type Role } from '@helpdesk/sdk/rules/roles';
import type { KeyCaller } from './caller.ts';

/** Whether a member, or a member with this role, may call the operation. */
export function mayCall(id: OperationId, who: Role | Holder | null | undefined): boolean {
  return opens(operations[id], (right) => can(who, right));
}

/** Whether a member has the permissions that these effects need. */
export const mayHave = (effects: readonly Effect[], who: Holder) =>
  effects.every((effect) => effectRights[effect].every((right) => can(who, right)));

/** Whether a program may call the operation for the member that its key acts for. */
export function mayCallFor(permissions: KeyCaller['permissions'], who: Holder, id: OperationId) {
  const { access }: Operation = operations[id];
  const needed = access.flatMap(({ scheme, permissions }) =>
    scheme === 'memberKey' ? (permissions as ApiPermission[]) : [],
  );
  return mayCall(id, who) && needed.some((one) => permissions.has(one));
}

/** Whether a member may write a field of the operation's body. */
export function mayWrite(id: OperationId, path: string, who: Role | Holder): boolean {
  const { fields = [] }: Operation = operations[id];
  const permissions = fields.find((field) => field.path === path)?.permissions ?? [];
  return mayCall(id, who) && (permissions.length === 0 || permissions.some((one) => can(who, one)));
}

/** Whether a member's permissions satisfy one of the access entries, and all effects of the operation. */
export function opens(operation: Operation, may: (right: Right) => boolean): boolean {
  if (!rightsOfEffects(operation).every(may)) return false;
  return operation.access.some(
    ({ scheme, permissions }) =>
      scheme === 'session' &&
      (permissions.length === 0 || permissions.some((one) => may(one as Right))),
  );
}
