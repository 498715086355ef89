import { useSession } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { giveBack } from '../composer/draft.ts';

/** The draft of a reply that was handed over with a note, and the way to go on with it. */
export function SharedDraft({ ticketId, draft }: { ticketId: string; draft: string }) {
  const { user } = useSession();
  return (
    <section
      aria-label="Draft of a reply"
      className="mt-2 ml-10 rounded-md border border-border-strong bg-card p-2.5 text-sm"
    >
      <p className="text-xs font-medium text-muted-foreground">Draft of a reply, not sent</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{draft}</p>
      <Button size="sm" className="mt-2" onClick={() => giveBack(user.id, ticketId, draft)}>
        Use this draft
      </Button>
    </section>
  );
}
