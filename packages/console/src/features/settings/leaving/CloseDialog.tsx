import { useState } from 'react';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { TypedConfirmDialog } from '../../../ui/TypedConfirmDialog.tsx';

type CloseDialogProps = { name: string; onClose: () => void };

const consequences = [
  'Its pages, chat, mail addresses, API keys and webhooks stop at once.',
  'Chats that are open end, and everybody is told that it is closed.',
  'For 30 days, any admin can open it again with all that it had.',
  'After that, everything in it is deleted for good. People keep their accounts.',
];

/** Asks for the name of the organization before it is closed, to be deleted. */
export function CloseDialog({ name, onClose }: CloseDialogProps) {
  const [refusal, setRefusal] = useState('');
  const { write, busy } = useWrite('organization.close', {
    failed: () => null,
    onFailed: (error) =>
      setRefusal(
        fieldRefusals(error)[0]?.message ??
          serverMessage(error, 'The organization could not be closed. Please try again.'),
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
      title="Delete this organization?"
      consequences={consequences}
      expected={name}
      isCaseSensitive
      mismatch="This is not the name of the organization"
      confirm="Close and delete"
      busy={busy}
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
