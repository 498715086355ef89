import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import { useUnmerge } from './use-merge.ts';

type Merged = Schema<'MergedTicket'>;
type MergedBannerProps = { merged: readonly Merged[] };

/** The banner above a ticket that lists the tickets merged into it, with undo for one day. */
export default function MergedBanner({ merged }: MergedBannerProps) {
  return (
    <section aria-label={m.mergedBanner.mergedTickets} className="border-b bg-muted text-sm">
      <ul>
        {merged.map((one) => (
          <Line key={one.id} merged={one} />
        ))}
      </ul>
    </section>
  );
}

function Line({ merged }: { merged: Merged }) {
  const may = useCan()('resolve_tickets');
  const { unmerge } = useUnmerge();
  const [isBusy, setBusy] = useState(false);
  const { ticketNumber, subject, mergedBy, mergedAt, canUndoUntil } = merged;
  const canUndo = may && canUndoUntil !== null;
  async function undo() {
    setBusy(true);
    await unmerge([merged]);
    setBusy(false);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 md:px-6">
      <Merge aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {mergedBy
          ? m.mergedBanner.mergedIntoThisTicket({ mergedBy, ticketNumber, subject })
          : m.mergedBanner.wasMergedIntoThisTicket({ ticketNumber, subject })}{' '}
        <Ago at={mergedAt} className="text-xs text-muted-foreground" />
      </p>
      {canUndo && (
        <Button
          size="sm"
          busy={isBusy}
          onClick={() => void undo()}
          aria-label={m.mergedBanner.undoMerging({ ticketNumber })}
        >
          {m.mergedBanner.undo}
        </Button>
      )}
    </li>
  );
}
