import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ExternalFacts } from '../../../ui/ExternalFacts.tsx';
import { RailSection } from '../detail/RailSection.tsx';
import m from '../messages.yaml';

type ExternalCardProps = { ticket: Pick<Schema<'Ticket'>, 'externalId' | 'metadata'> };

/** The id of a ticket in another system, and metadata from integrations. */
export default function ExternalCard({ ticket: { externalId, metadata } }: ExternalCardProps) {
  return (
    <RailSection title={m.externalCard.fromOtherSystems}>
      <ExternalFacts externalId={externalId} metadata={metadata} />
    </RailSection>
  );
}
