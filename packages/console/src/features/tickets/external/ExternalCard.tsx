import type { Schema } from '@helpdesk/sdk/contract/operations';
import { RailSection } from '../detail/RailSection.tsx';

type ExternalCardProps = { ticket: Pick<Schema<'Ticket'>, 'externalId' | 'metadata'> };

/** The id of a ticket in another system, and what programs keep with it. */
export default function ExternalCard({ ticket: { externalId, metadata } }: ExternalCardProps) {
  return (
    <RailSection title="From Other Systems">
      <dl className="flex flex-col gap-2 text-sm">
        {externalId !== null && <Fact name="External id" value={externalId} />}
        {Object.entries(metadata).map(([name, value]) => (
          <Fact key={name} name={name} value={shown(value)} />
        ))}
      </dl>
    </RailSection>
  );
}

const shown = (value: unknown) => (value === null ? '—' : String(value));

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-muted-foreground wrap-anywhere">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
    </div>
  );
}
