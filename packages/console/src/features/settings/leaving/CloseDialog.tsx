import { type FormEvent, useState } from 'react';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';

type CloseDialogProps = { name: string; onClose: () => void };

/** Asks for the name of the organization before it is closed, to be deleted. */
export function CloseDialog({ name, onClose }: CloseDialogProps) {
  const [typed, setTyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isRight = typed.trim() === name.trim();
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
  function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    setRefusal('');
    if (isRight) write({ name: typed });
  }
  return (
    <Dialog open onClose={onClose} title="Delete this organization?">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted-foreground">
          <li>Its pages, chat, mail addresses, API keys and webhooks stop at once.</li>
          <li>Chats that are open end, and everybody is told that it is closed.</li>
          <li>For 30 days, any admin can open it again with all that it had.</li>
          <li>After that, everything in it is deleted for good. People keep their accounts.</li>
        </ul>
        {refusal && <Banner>{refusal}</Banner>}
        <Field
          label={<span className="wrap-anywhere">{`Type “${name.trim()}” to confirm`}</span>}
          required
          error={isJudged && !isRight ? 'This is not the name of the organization' : undefined}
        >
          <Input
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="destructive" busy={busy}>
            Close and delete
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
