import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useCan } from '../../../data/session.ts';
import { useNow } from '../../../data/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import { useUnsplit } from './use-unsplit.ts';

/** Milliseconds for which the server can undo a split. */
const DAY = 24 * 60 * 60 * 1000;

type SplitBannerProps = { ticket: Schema<'TicketDetail'>; split: Schema<'TimelineEntry'> };

/** The banner above a ticket that was split off another one, while that can be undone. */
export default function SplitBanner({ ticket, split }: SplitBannerProps) {
  const may = useCan()('resolve_tickets');
  const unsplit = useUnsplit();
  const [isBusy, setBusy] = useState(false);
  const now = useNow();
  const { actor, from, createdAt } = split;
  if (!may || now - Date.parse(createdAt) >= DAY) return null;
  async function undo() {
    setBusy(true);
    await unsplit(ticket);
    setBusy(false);
  }
  return (
    <section
      aria-label={m.splitBanner.splitOff}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-muted px-4 py-1.5 text-sm md:px-6"
    >
      <Split aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {actor
          ? m.splitBanner.splitThisTicketOff({ actor, from })
          : m.splitBanner.thisTicketWasSplitOff({ from })}{' '}
        <Ago at={createdAt} className="text-xs text-muted-foreground" />
      </p>
      <Button size="sm" busy={isBusy} onClick={() => void undo()}>
        {m.splitBanner.undoSplit}
      </Button>
    </section>
  );
}
