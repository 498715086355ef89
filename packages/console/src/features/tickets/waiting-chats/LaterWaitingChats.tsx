import { Suspense } from 'react';
import { useFirstScreenShown } from '../../../data/first-screen.ts';
import { useCan } from '../../../data/session.ts';
import { later } from '../../../ui/later.tsx';
import { isNeedsReply, type TicketFilters } from '../list/filters.ts';

const WaitingChats = later(async () => (await import('./WaitingChats.tsx')).default);

/** The waiting chats, shown with all tickets that need a reply, for members who may accept them. */
export function LaterWaitingChats({ filters }: { filters: TicketFilters }) {
  const mayTake = useCan()('manage_live_chat');
  const mayLoad = useFirstScreenShown();
  if (!mayTake || !mayLoad || !isNeedsReply(filters)) return null;
  return (
    <Suspense>
      <WaitingChats />
    </Suspense>
  );
}
