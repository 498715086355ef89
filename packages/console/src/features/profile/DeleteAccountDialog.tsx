import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { useState } from 'react';
import { leaveSignedOut } from '../../data/sign-in.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';

/** Asks before the account is to be deleted; then its user is signed out. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
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
  return (
    <Dialog open onClose={onClose} title="Delete your account?">
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted-foreground">
        <li>You are signed out everywhere at once, and nothing is assigned to you any more.</li>
        <li>Sign in within 30 days to keep the account, as it was.</li>
        <li>
          After that it is gone, with your sessions, passkeys and photo. What you wrote stays with
          your organizations, under “Deleted member”.
        </li>
      </ul>
      {refusal && <Banner className="mt-4">{refusal}</Banner>}
      <DialogActions>
        <Button onClick={onClose} data-autofocus="">
          Cancel
        </Button>
        <Button
          variant="destructive"
          busy={busy}
          onClick={() => {
            setRefusal('');
            write({});
          }}
        >
          Delete Account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
