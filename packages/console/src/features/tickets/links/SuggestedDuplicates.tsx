import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { StatusBadge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import { dismiss, dismissedBy, pairOf } from './dismissed.ts';
import type { useLinks } from './use-links.ts';

const MergeTicket = later(async () => (await import('../merge/MergeTicket.tsx')).default);

type Suggested = Schema<'LinkedTicket'>;
type SuggestedDuplicatesProps = {
  ticket: Schema<'Ticket'>;
  link: ReturnType<typeof useLinks>['link'];
};

/** Tickets of the same requester that look like this one; renders nothing if there are none. */
export function SuggestedDuplicates({ ticket, link }: SuggestedDuplicatesProps) {
  const { user } = useSession();
  const [dismissed, setDismissed] = useState(() => dismissedBy(user.id));
  const [merging, setMerging] = useState<Suggested | null>(null);
  const { data = [] } = useRead('tickets.suggestDuplicates', { id: ticket.id });
  const shown = data.filter((one) => !dismissed.includes(pairOf(ticket.id, one.id)));
  if (shown.length === 0) return null;
  return (
    <>
      <ul
        aria-label={m.suggestedDuplicates.possibleDuplicates}
        className="mt-3 flex flex-col gap-2"
      >
        {shown.map((one) => (
          <Suggestion
            key={one.id}
            suggested={one}
            onLink={() =>
              link(one.id, one.createdAt <= ticket.createdAt ? 'duplicate' : 'duplicated_by')
            }
            onMerge={() => setMerging(one)}
            onDismiss={() => setDismissed(dismiss(user.id, pairOf(ticket.id, one.id)))}
          />
        ))}
      </ul>
      <Suspense>
        {merging && (
          <MergeTicket
            ticket={ticket}
            suggested={{ ...ticket, ...merging }}
            onClose={() => setMerging(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type SuggestionProps = {
  suggested: Suggested;
  onLink: () => void;
  onMerge: () => void;
  onDismiss: () => void;
};

function Suggestion({ suggested, onLink, onMerge, onDismiss }: SuggestionProps) {
  const { id, ticketNumber, subject, status } = suggested;
  return (
    <li className="rounded-md border border-dashed px-2.5 py-2 text-sm">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted-foreground">
            {m.suggestedDuplicates.looksLike.rich({
              span: <span className="tabular-nums">{ticketNumber}</span>,
            })}
          </p>
          <Link
            to="/tickets/$id"
            params={{ id } as never}
            className="block truncate rounded-sm font-medium hover:underline"
          >
            {subject}
          </Link>
        </div>
        <IconButton
          label={m.suggestedDuplicates.isNoDuplicate({ ticketNumber })}
          onClick={onDismiss}
          className="-my-1 -mr-1.5"
        >
          <X />
        </IconButton>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        <Button
          size="sm"
          onClick={onLink}
          aria-label={m.suggestedDuplicates.linkAsDuplicate({ ticketNumber })}
        >
          {m.suggestedDuplicates.linkAsDuplicate2}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={onMerge}
          aria-label={m.suggestedDuplicates.mergeWith({ ticketNumber })}
        >
          {m.suggestedDuplicates.merge}
        </Button>
        <StatusBadge status={status} className="ml-auto" />
      </div>
    </li>
  );
}
