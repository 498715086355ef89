import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { CustomRole } from '../members.ts';

type DeleteRoleDialogProps = { role: CustomRole; onClose: () => void };

/** Deletes a role that nobody has; of one that somebody has it says what to do first. */
export function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { write, busy } = useWrite('team.deleteRole', {
    done: 'Role deleted',
    failed: (error) => ({ title: 'Failed to delete the role', text: serverMessage(error, '') }),
    refresh: ['team.roles'],
    onDone: onClose,
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Delete the role ${role.name}?`}
      text="A role can be deleted once no member and no invitation has it."
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ roleId: role.id })}
      onClose={onClose}
    />
  );
}
