import { customerName } from '@helpdesk/sdk/rules/names';
import { Ago } from '../../../data/Ago.tsx';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { AllLink, TicketRow, WorkCard } from './WorkCard.tsx';

const SHOWN = 6;

/** The agent's own tickets that are waiting for a reply, with the first words of the last message. */
export function NeedsReply() {
  const { user } = useSession();
  const read = useRead('tickets.list', {
    assignedAgentId: user.id,
    turn: 'us',
    sort: 'waiting',
    limit: SHOWN,
  });
  return (
    <WorkCard
      title={m.needsReply.needsYourReply}
      tone="accent"
      total={read.data?.total}
      read={read}
      none={m.needsReply.nobodyWaitsForAnAnswerOf}
      all={<AllLink search={{ agent: user.id, turn: 'us' }}>{m.needsReply.showAll}</AllLink>}
      row={(ticket) => (
        <TicketRow
          id={ticket.id}
          subject={ticket.subject}
          note={
            ticket.lastMessage
              ? `${customerName(ticket)}: ${ticket.lastMessage}`
              : customerName(ticket)
          }
          end={<Ago at={ticket.turnSince} />}
        />
      )}
    />
  );
}
