import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExternalFacts, hasFacts } from '../../../ui/ExternalFacts.tsx';
import m from '../messages.yaml';

/** Facts about a customer by their address: metadata from integrations, and an erasure request. */
export default function CustomerFacts({ email }: { email: string }) {
  const { data } = useRead('customers.list', { email });
  const kept = data?.[0];
  if (!kept) return null;
  return (
    <>
      {kept.erasureRequestedAt && <Erasure email={email} at={kept.erasureRequestedAt} />}
      {hasFacts(kept) && (
        <section aria-label={m.customerFacts.theCustomerInOtherSystems} className="mt-3">
          <h4 className="mb-1.5 text-xs text-muted-foreground">{m.customerFacts.inOtherSystems}</h4>
          <ExternalFacts externalId={kept.externalId} metadata={kept.metadata} />
        </section>
      )}
    </>
  );
}

/** A customer's request for erasure, until a member marks it as done. */
function Erasure({ email, at }: { email: string; at: string }) {
  const can = useCan();
  const mayEnd = can('resolve_tickets') && can('view_all_tickets');
  const { write, busy } = useWrite('customers.update', {
    done: m.customerFacts.notedThisWasSeenTo,
    failed: (reason) => ({
      title: m.customerFacts.error,
      text: serverMessage(reason, m.customerFacts.failedToNoteIt),
    }),
    refresh: ['customers.list'],
  });
  return (
    <section
      aria-label={m.customerFacts.erasure}
      className="mt-3 rounded-md border border-warning/50 bg-warning/10 p-3 text-sm"
    >
      <p>{m.customerFacts.theyAskedOnForWhatYou({ dateOnly: dateOnly(at) })}</p>
      {mayEnd && (
        <Button
          size="sm"
          className="mt-2"
          busy={busy}
          onClick={() => write({ email, isErasureDone: true })}
        >
          {m.customerFacts.markAsDone}
        </Button>
      )}
    </section>
  );
}
