import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ticketCount } from '../bulk/bulk.ts';
import { PutAwayList } from './PutAwayList.tsx';
import { type PutAwayTicket, useDeleteForGood, useRestore } from './use-put-away.ts';

/** The trash. */
export default function DeletedPage() {
  const [asking, setAsking] = useState<readonly PutAwayTicket[]>([]);
  const { write: restore, busy } = useRestore();
  const close = () => setAsking([]);
  const { write: deleteForGood, busy: isDeleting } = useDeleteForGood(close);
  const [first] = asking;
  const what = asking.length === 1 && first ? first.ticketNumber : ticketCount(asking.length);
  const idsOf = (tickets: readonly PutAwayTicket[]) => tickets.map(({ id }) => id);
  return (
    <>
      <PutAwayList
        place="deleted"
        label="Deleted"
        text="Deleted tickets can be restored for 30 days. After that they are deleted for good."
        empty={<EmptyState icon={<Trash2 />} title="The trash is empty" />}
        actions={(tickets, clear) => (
          <>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => {
                restore({ ids: idsOf(tickets) });
                clear();
              }}
            >
              Restore
            </Button>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(tickets)}>
              Delete for good
            </Button>
          </>
        )}
      />
      {asking.length > 0 && (
        <ConfirmDialog
          open
          title={`Delete ${what} for good?`}
          text="The conversation and the emails that it came from are gone then. This cannot be undone."
          confirm="Delete for good"
          busy={isDeleting}
          onConfirm={() => deleteForGood({ ids: idsOf(asking) })}
          onClose={close}
        />
      )}
    </>
  );
}
