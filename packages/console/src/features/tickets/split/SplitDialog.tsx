import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type FormEvent, useId, useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { staleAfterSplit, useUnsplit } from './use-unsplit.ts';

type SplitDialogProps = {
  ticketId: string;
  message: Pick<Schema<'TicketMessage'>, 'id' | 'message'>;
  onClose: () => void;
};

/** Asks for the content of the ticket that a message becomes. */
export default function SplitDialog({ ticketId, message, onClose }: SplitDialogProps) {
  const unsplit = useUnsplit();
  const names = useId();
  const [subject, setSubject] = useState('');
  const [andLater, setAndLater] = useState(false);

  const { write, busy } = useWrite('tickets.split', {
    repeatable: true,
    refresh: ['tickets.get', ...staleAfterSplit],
    done: (made) => ({
      title: m.splitDialog.ticketSplitOff,
      text: `${made.ticketNumber}: ${made.subject}`,
      undo: () => void unsplit(made),
    }),
    failed: messageOr(m.splitDialog.failedToSplitOffATicket),
    onDone: onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const named = subject.trim() && { subject: subject.trim() };
    write({ id: ticketId, messageId: message.id, andLater, ...named });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.splitDialog.splitOffANewTicket}
      description={m.splitDialog.theMessageBecomesTheFirstOne}
    >
      <form onSubmit={submit}>
        <p className="line-clamp-3 rounded-md bg-muted px-3 py-2 text-sm wrap-anywhere">
          {message.message}
        </p>
        <label htmlFor={`${names}-subject`} className="mt-4 mb-1 block text-sm font-medium">
          {m.splitDialog.subject}
        </label>
        <Input
          id={`${names}-subject`}
          value={subject}
          maxLength={255}
          placeholder={m.splitDialog.theSubjectOfThisTicket}
          onChange={({ target }) => setSubject(target.value)}
        />
        <label htmlFor={`${names}-later`} className="mt-4 flex items-center gap-2 text-sm">
          <input
            id={`${names}-later`}
            type="checkbox"
            checked={andLater}
            onChange={({ target }) => setAndLater(target.checked)}
            className="accent-primary"
          />
          {m.splitDialog.takeTheMessagesAfterItAlong}
        </label>
        <DialogActions>
          <Button onClick={onClose}>{m.splitDialog.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {m.splitDialog.split}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
