import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Button } from '../../../ui/Button.tsx';
import { LaterMarkdown } from '../../../ui/formatting/LaterMarkdown.tsx';
import { useSharedDraft } from '../composer/use-shared-draft.ts';
import m from '../messages.yaml';

type SharedDraftProps = { ticketId: string; note: Schema<'TicketMessage'> };

/** The draft reply that was handed over with a note, with a button to use it. */
export function SharedDraft({ ticketId, note }: SharedDraftProps) {
  const { use, busy } = useSharedDraft(ticketId, note);
  return (
    <section
      aria-label={m.sharedDraft.draftOfAReply}
      className="mt-2 ml-10 rounded-md border border-border-strong bg-card p-2.5 text-sm"
    >
      <p className="text-xs font-medium text-muted-foreground">
        {m.sharedDraft.draftOfAReplyNotSent}
      </p>
      <div className="mt-1 wrap-anywhere">
        <LaterMarkdown
          text={note.sharedDraft ?? ''}
          isFormatted={note.sharedDraftFormat === 'markdown'}
        />
      </div>
      <Button size="sm" className="mt-2" disabled={busy} onClick={use}>
        {m.sharedDraft.useThisDraft}
      </Button>
    </section>
  );
}
