import type { Schema } from '@helpdesk/sdk/contract/operations';
import { PasskeyNameInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';

type RenameDialogProps = { passkey: Schema<'Passkey'>; onClose: () => void };

export function RenameDialog({ passkey, onClose }: RenameDialogProps) {
  const { field, errors, handleSubmit, showRefusals } = useContractForm(PasskeyNameInput, {
    defaults: { name: passkey.name },
  });
  const { write, busy } = useWrite('account.renamePasskey', {
    done: 'Passkey renamed',
    failed: (error) => ({ title: 'Error', text: serverMessage(error, 'Failed to rename it') }),
    refresh: ['account.secondFactor'],
    onDone: onClose,
    onFailed: showRefusals,
  });
  return (
    <Dialog open onClose={onClose} title="Rename the passkey" size="sm">
      <form noValidate onSubmit={handleSubmit(({ name }) => write({ id: passkey.id, name }))}>
        <Field label="Name" error={errors.name?.message}>
          <Input {...field('name')} data-autofocus="" />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
