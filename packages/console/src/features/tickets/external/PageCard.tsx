import type { Schema } from '@helpdesk/sdk/contract/operations';
import { VisitorFacts } from '../../../ui/VisitorFacts.tsx';
import { RailSection } from '../detail/RailSection.tsx';
import m from '../messages.yaml';

type PageCardProps = { ticket: Pick<Schema<'TicketDetail'>, 'visitorContext'> };

/** The page's data about the visitor whose chat or form created the ticket. */
export default function PageCard({ ticket }: PageCardProps) {
  return (
    <RailSection title={m.pageCard.fromThePage}>
      <VisitorFacts facts={ticket.visitorContext} />
    </RailSection>
  );
}
