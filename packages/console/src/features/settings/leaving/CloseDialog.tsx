import { useState } from 'react';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { TypedConfirmDialog } from '../../../ui/overlays/TypedConfirmDialog.tsx';
import m from '../messages.yaml';

type CloseDialogProps = { name: string; onClose: () => void };

const consequences = [
  m.closeDialog.itsPagesChatMailAddressesApi,
  m.closeDialog.chatsThatAreOpenEndAnd,
  m.closeDialog.for30DaysAnyAdminCan,
  m.closeDialog.afterThatEverythingInItIs,
];

/** Asks for the organization's name before closing it; a closed organization is deleted later. */
export function CloseDialog({ name, onClose }: CloseDialogProps) {
  const [refusal, setRefusal] = useState('');
  const { write, busy } = useWrite('organization.close', {
    failed: () => null,
    onFailed: (error) =>
      setRefusal(
        fieldRefusals(error)[0]?.message ??
          serverMessage(error, m.closeDialog.theOrganizationCouldNotBeClosed),
      ),
    refresh: ['auth.user'],
    onDone: onClose,
  });
  function confirm(typed: string) {
    setRefusal('');
    write({ name: typed });
  }
  return (
    <TypedConfirmDialog
      title={m.closeDialog.deleteThisOrganization}
      consequences={consequences}
      expected={name}
      isCaseSensitive
      mismatch={m.closeDialog.thisIsNotTheNameOf}
      confirm={m.closeDialog.closeAndDelete}
      busy={busy}
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
