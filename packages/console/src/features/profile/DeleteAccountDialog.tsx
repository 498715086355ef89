import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { leaveSignedOut } from '../../data/signing-in/sign-in.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { TypedConfirmDialog } from '../../ui/overlays/TypedConfirmDialog.tsx';
import m from './messages.yaml';

const consequences = [
  m.deleteAccountDialog.youAreSignedOutEverywhereAt,
  m.deleteAccountDialog.signInWithin30DaysTo,
  m.deleteAccountDialog.afterThatItIsGoneWith,
];

/** Asks for the email address before deleting the account; then the user is signed out. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { email } = useSession().user;
  const [refusal, setRefusal] = useState('');
  const { write, busy } = useWrite('profile.delete', {
    failed: () => null,
    onFailed: (error) =>
      setRefusal(serverMessage(error, m.deleteAccountDialog.yourAccountCouldNotBeDeleted)),
    onDone: ({ deletesAt }) =>
      leaveSignedOut({
        title: m.deleteAccountDialog.yourAccountWillBeDeleted,
        text: m.deleteAccountDialog.signInBeforeToKeepIt({ dateOnly: dateOnly(deletesAt) }),
      }),
  });
  function confirm(typed: string) {
    setRefusal('');
    write({ email: typed });
  }
  return (
    <TypedConfirmDialog
      title={m.deleteAccountDialog.deleteYourAccount}
      consequences={consequences}
      expected={email}
      type="email"
      mismatch={m.deleteAccountDialog.thisIsNotYourEmailAddress}
      confirm={m.deleteAccountDialog.deleteAccount}
      busy={busy}
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
