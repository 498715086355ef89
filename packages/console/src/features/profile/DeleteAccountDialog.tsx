import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { leaveSignedOut } from '../../data/sign-in.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { TypedConfirmDialog } from '../../ui/TypedConfirmDialog.tsx';

const consequences = [
  'You are signed out everywhere at once, and nothing is assigned to you any more.',
  'Sign in within 30 days to keep the account, as it was.',
  'After that it is gone, with your sessions, passkeys and photo. What you wrote stays with your organizations, under “Deleted member”.',
];

/** Asks for the address before the account is to be deleted; then its user is signed out. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { email } = useSession().user;
  const [refusal, setRefusal] = useState('');
  const { write, busy } = useWrite('profile.delete', {
    failed: () => null,
    onFailed: (error) =>
      setRefusal(serverMessage(error, 'Your account could not be deleted. Please try again.')),
    onDone: ({ deletesAt }) =>
      leaveSignedOut({
        title: 'Your account will be deleted',
        text: `Sign in before ${dateOnly(deletesAt)} to keep it.`,
      }),
  });
  function confirm(typed: string) {
    setRefusal('');
    write({ email: typed });
  }
  return (
    <TypedConfirmDialog
      title="Delete your account?"
      consequences={consequences}
      expected={email}
      type="email"
      mismatch="This is not your email address"
      confirm="Delete Account"
      busy={busy}
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
