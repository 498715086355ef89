import { customerName } from '@helpdesk/sdk/rules/names';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { AllLink, TicketRow, WorkCard } from './WorkCard.tsx';

const SHOWN = 4;

/** Open tickets without an assignee, oldest first. */
export function Unassigned() {
  const read = useRead('tickets.list', {
    assignedAgentId: 'none',
    status: 'open',
    sort: 'createdAt',
    limit: SHOWN,
  });
  return (
    <WorkCard
      title={m.unassigned.unassigned}
      total={read.data?.total}
      read={read}
      none={m.unassigned.everyOpenTicketHasSomebody}
      all={
        <AllLink search={{ agent: 'none', status: 'open', sort: 'createdAt' }}>
          {m.unassigned.showAll}
        </AllLink>
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
