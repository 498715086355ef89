import { useRead } from '../../../data/use-read.ts';
import { ExternalFacts } from '../../../ui/ExternalFacts.tsx';

/** What programs keep with a customer, by their address; nothing where they keep nothing. */
export default function CustomerFacts({ email }: { email: string }) {
  const { data } = useRead('customers.list', { email });
  const kept = data?.[0];
  if (!kept) return null;
  return (
    <section aria-label="The customer in other systems" className="mt-3">
      <h4 className="mb-1.5 text-xs text-muted-foreground">In other systems</h4>
      <ExternalFacts externalId={kept.externalId} metadata={kept.metadata} />
    </section>
  );
}
