import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';
import { ArchiveList } from './ArchiveList.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { type PutAwayTicket, useNotSpam } from './use-archive.ts';

/** The tickets in spam. */
export default function SpamPage() {
  const can = useCan();
  const [blocking, setBlocking] = useState<PutAwayTicket | null>(null);
  const { write: bringBack, busy } = useNotSpam();
  return (
    <>
      <ArchiveList
        place="spam"
        label={m.spamPage.spam}
        text={m.spamPage.spamIsInNoOtherList}
        more={
          can('manage_settings') && (
            <Link to="/settings/blocked-senders" className={buttonClass('secondary')}>
              {m.spamPage.blockedSenders}
            </Link>
          )
        }
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={m.spamPage.noSpam}
            text={m.spamPage.markATicketAsSpamWith}
            action={
              <Link to="/tickets" className={buttonClass('secondary')}>
                {m.spamPage.viewTickets}
              </Link>
            }
          />
        }
        actions={(tickets, clear) => {
          const [first] = tickets;
          return (
            can('resolve_tickets') && (
              <>
                <Button
                  size="sm"
                  disabled={busy}
                  onClick={() => {
                    bringBack({ ids: tickets.map(({ id }) => id) });
                    clear();
                  }}
                >
                  {m.spamPage.notSpam}
                </Button>
                {tickets.length === 1 && first?.customerEmail && !first.blockedBy && (
                  <Button size="sm" aria-haspopup="dialog" onClick={() => setBlocking(first)}>
                    {m.spamPage.blockSender}
                  </Button>
                )}
              </>
            )
          );
        }}
      />
      {blocking?.customerEmail && (
        <BlockDialog email={blocking.customerEmail} onClose={() => setBlocking(null)} />
      )}
    </>
  );
}
