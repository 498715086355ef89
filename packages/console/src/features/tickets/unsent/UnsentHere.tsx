import m from '../messages.yaml';
import { UnsentItem } from './UnsentItem.tsx';
import { useUnsent } from './unsent-list.ts';

/** The unsent messages and changes of a ticket, at the end of its conversation. */
export function UnsentHere({ ticketId }: { ticketId: string }) {
  const here = useUnsent().filter(({ ticket }) => ticket.id === ticketId);
  if (here.length === 0) return null;
  return (
    <section aria-label={m.unsentHere.waitingToBeSent} className="mt-3">
      <ol className="flex flex-col gap-3">
        {here.map((unsent) => (
          <UnsentItem key={unsent.key} unsent={unsent} />
        ))}
      </ol>
    </section>
  );
}
