import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ExternalFacts } from '../../../ui/ExternalFacts.tsx';
import { RailSection } from '../detail/RailSection.tsx';

type ExternalCardProps = { ticket: Pick<Schema<'Ticket'>, 'externalId' | 'metadata'> };

/** The id of a ticket in another system, and what programs keep with it. */
export default function ExternalCard({ ticket: { externalId, metadata } }: ExternalCardProps) {
  return (
    <RailSection title="From Other Systems">
      <ExternalFacts externalId={externalId} metadata={metadata} />
    </RailSection>
  );
}
