import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { leaveSignedOut } from '../../data/sign-in.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';

/** Asks for the address before the account is to be deleted; then its user is signed out. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { email } = useSession().user;
  const [typed, setTyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isRight = typed.trim().toLowerCase() === email;
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
  function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    setRefusal('');
    if (isRight) write({ email: typed });
  }
  return (
    <Dialog open onClose={onClose} title="Delete your account?">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted-foreground">
          <li>You are signed out everywhere at once, and nothing is assigned to you any more.</li>
          <li>Sign in within 30 days to keep the account, as it was.</li>
          <li>
            After that it is gone, with your sessions, passkeys and photo. What you wrote stays with
            your organizations, under “Deleted member”.
          </li>
        </ul>
        {refusal && <Banner>{refusal}</Banner>}
        <Field
          label={<span className="wrap-anywhere">{`Type “${email}” to confirm`}</span>}
          required
          error={isJudged && !isRight ? 'This is not your email address' : undefined}
        >
          <Input
            type="email"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="destructive" busy={busy}>
            Delete Account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
