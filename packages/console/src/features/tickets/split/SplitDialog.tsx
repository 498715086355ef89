import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type FormEvent, useId, useState } from 'react';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { staleAfterSplit, useUnsplit } from './use-unsplit.ts';

type SplitDialogProps = {
  ticketId: string;
  message: Pick<Schema<'TicketMessage'>, 'id' | 'message'>;
  onClose: () => void;
};

/** Asks what goes into the ticket that a message becomes. */
export default function SplitDialog({ ticketId, message, onClose }: SplitDialogProps) {
  const unsplit = useUnsplit();
  const names = useId();
  const [subject, setSubject] = useState('');
  const [andLater, setAndLater] = useState(false);

  const { write, busy } = useWrite('tickets.split', {
    repeatable: true,
    refresh: ['tickets.get', ...staleAfterSplit],
    done: (made) => ({
      title: 'Ticket split off',
      text: `${made.ticketNumber}: ${made.subject}`,
      undo: () => void unsplit(made),
    }),
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to split off a ticket'),
    }),
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
      title="Split off a new ticket"
      description="The message becomes the first one of a new ticket. This can be undone for a day."
    >
      <form onSubmit={submit}>
        <p className="line-clamp-3 rounded-md bg-muted px-3 py-2 text-sm wrap-anywhere">
          {message.message}
        </p>
        <label htmlFor={`${names}-subject`} className="mt-4 mb-1 block text-sm font-medium">
          Subject
        </label>
        <Input
          id={`${names}-subject`}
          value={subject}
          maxLength={255}
          placeholder="The subject of this ticket"
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
          Take the messages after it along
        </label>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Split
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
