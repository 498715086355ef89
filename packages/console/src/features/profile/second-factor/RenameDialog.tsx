import type { Schema } from '@helpdesk/sdk/contract/operations';
import { PasskeyNameInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';

type RenameDialogProps = { passkey: Schema<'Passkey'>; onClose: () => void };

export function RenameDialog({ passkey, onClose }: RenameDialogProps) {
  const { field, errors, handleSubmit, showRefusals } = useContractForm(PasskeyNameInput, {
    defaults: { name: passkey.name },
  });
  const { write, busy } = useWrite('account.renamePasskey', {
    done: m.renameDialog.passkeyRenamed,
    failed: messageOr(m.renameDialog.failedToRenameIt),
    refresh: ['account.secondFactor'],
    onDone: onClose,
    onFailed: showRefusals,
  });
  return (
    <FormDialog
      title={m.renameDialog.renameThePasskey}
      size="sm"
      submit={m.renameDialog.rename}
      busy={busy}
      onSubmit={handleSubmit(({ name }) => write({ id: passkey.id, name }))}
      onClose={onClose}
    >
      <Field label={m.renameDialog.name} error={errors.name?.message}>
        <Input {...field('name')} data-autofocus="" />
      </Field>
    </FormDialog>
  );
}
