import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Button } from '../../../ui/Button.tsx';
import { LaterMarkdown } from '../../../ui/formatting/LaterMarkdown.tsx';
import m from '../messages.yaml';
import { authorName } from '../people.ts';
import { useSharedDraft } from './use-shared-draft.ts';

type HandedDraftProps = { ticketId: string; note: Schema<'TicketMessage'> };

/** The draft reply that was handed over with the ticket, above the new assignee's composer. */
export default function HandedDraft({ ticketId, note }: HandedDraftProps) {
  const { use, dismiss, busy } = useSharedDraft(ticketId, note);
  const title = m.handedDraft.draftFrom({ authorName: authorName(note) });
  return (
    <section
      aria-label={title}
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border bg-card px-3 py-2 text-sm dark:bg-raised"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{title}</p>
        <div className="max-h-24 overflow-y-auto wrap-anywhere text-muted-foreground">
          <LaterMarkdown
            text={note.sharedDraft ?? ''}
            isFormatted={note.sharedDraftFormat === 'markdown'}
          />
        </div>
      </div>
      <span className="flex gap-2">
        <Button size="sm" disabled={busy} onClick={use}>
          {m.handedDraft.useIt}
        </Button>
        <Button size="sm" variant="ghost" disabled={busy} onClick={dismiss}>
          {m.handedDraft.dismiss}
        </Button>
      </span>
    </section>
  );
}
