import { customerName } from '@helpdesk/sdk/rules/names';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { AllLink, TicketRow, WorkCard } from './WorkCard.tsx';

const SHOWN = 4;

/** Open tickets that nobody has taken, oldest first. */
export function Unassigned() {
  const read = useRead('tickets.list', {
    assignedAgentId: 'none',
    status: 'open',
    sort: 'createdAt',
    limit: SHOWN,
  });
  return (
    <WorkCard
      title="Unassigned"
      total={read.data?.total}
      read={read}
      none="Every open ticket has somebody."
      all={
        <AllLink search={{ agent: 'none', status: 'open', sort: 'createdAt' }}>Show all</AllLink>
      }
      row={(ticket) => (
        <TicketRow
          id={ticket.id}
          subject={ticket.subject}
          note={customerName(ticket)}
          end={<Ago at={ticket.createdAt} />}
        />
      )}
    />
  );
}
