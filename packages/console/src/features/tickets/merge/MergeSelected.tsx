import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { Outcome, oldestOf } from './Outcome.tsx';
import { useMerge } from './use-merge.ts';

type MergeSelectedProps = {
  tickets: readonly Ticket[];
  onDone: () => void;
  onClose: () => void;
};

/** Previews the result of merging the selected tickets, and merges them. */
export default function MergeSelected({ tickets, onDone, onClose }: MergeSelectedProps) {
  const [intoId, setIntoId] = useState(() => oldestOf(tickets));
  const { merge, busy } = useMerge(onDone);
  return (
    <Dialog open onClose={onClose} title={m.mergeSelected.mergeTickets({ count: tickets.length })}>
      <Outcome tickets={tickets} intoId={intoId} onChoose={setIntoId} />
      <DialogActions>
        <Button onClick={onClose}>{m.mergeSelected.cancel}</Button>
        <Button
          variant="primary"
          data-autofocus=""
          busy={busy}
          onClick={() => merge({ ids: tickets.map(({ id }) => id), intoId })}
        >
          {m.mergeSelected.merge}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
