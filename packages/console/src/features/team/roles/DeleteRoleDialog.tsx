import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { CustomRole } from '../members.ts';
import m from '../messages.yaml';

type DeleteRoleDialogProps = { role: CustomRole; onClose: () => void };

/** Deletes an unused role; for a role in use it says what to do first. */
export function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { write, busy } = useWrite('team.deleteRole', {
    done: m.deleteRoleDialog.roleDeleted,
    failed: (error) => ({
      title: m.deleteRoleDialog.failedToDeleteTheRole,
      text: serverMessage(error, ''),
    }),
    refresh: ['team.roles'],
    onDone: onClose,
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.deleteRoleDialog.deleteTheRole({ role: role.name })}
      text={m.deleteRoleDialog.aRoleCanBeDeletedOnce}
      confirm={m.deleteRoleDialog.delete}
      busy={busy}
      onConfirm={() => write({ roleId: role.id })}
      onClose={onClose}
    />
  );
}
