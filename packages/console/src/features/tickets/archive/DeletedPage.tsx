import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';
import { ArchiveList } from './ArchiveList.tsx';
import { type PutAwayTicket, useDeleteForGood, useRestore } from './use-archive.ts';

/** The tickets in the trash. */
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
      <ArchiveList
        place="deleted"
        label={m.deletedPage.deleted}
        text={m.deletedPage.deletedTicketsCanBeRestoredFor}
        empty={
          <EmptyState
            icon={<Trash2 />}
            title={m.deletedPage.theTrashIsEmpty}
            text={m.deletedPage.deleteATicketFromItsMenu}
            action={
              <Link to="/tickets" className={buttonClass('secondary')}>
                {m.deletedPage.viewTickets}
              </Link>
            }
          />
        }
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
              {m.deletedPage.restore}
            </Button>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(tickets)}>
              {m.deletedPage.deleteForGood}
            </Button>
          </>
        )}
      />
      {asking.length > 0 && (
        <ConfirmDialog
          open
          title={m.deletedPage.deleteForGood2({ what })}
          text={m.deletedPage.theConversationAndTheEmailsThat}
          confirm={m.deletedPage.deleteForGood}
          busy={isDeleting}
          onConfirm={() => deleteForGood({ ids: idsOf(asking) })}
          onClose={close}
        />
      )}
    </>
  );
}
