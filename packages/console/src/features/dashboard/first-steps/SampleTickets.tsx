import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useAddSamples, useRemoveSamples } from '../../../data/samples.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

/** Adds a few sample tickets for trying out the helpdesk, and removes them again. */
export function SampleTickets({ count }: { count: number }) {
  const { add, busy: isAdding } = useAddSamples();
  const { remove, busy: isRemoving } = useRemoveSamples();
  const isThere = count > 0;
  return (
    <section
      aria-label={m.sampleTickets.sampleTickets}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-xl border-t bg-muted px-4 py-3.5"
    >
      <Inbox aria-hidden="true" className="size-5 shrink-0 text-faint-foreground" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-sm font-medium">
          {isThere ? m.sampleTickets.areInYourList({ count }) : m.sampleTickets.lookAround}
        </p>
        <p className="text-xs text-muted-foreground">{m.sampleTickets.madeUp}</p>
      </div>
      {isThere ? (
        <div className="flex gap-2 max-sm:w-full max-sm:pl-8">
          <Link to="/tickets" className={buttonClass('secondary', 'sm')}>
            {m.sampleTickets.openTickets}
          </Link>
          <Button size="sm" variant="ghost" busy={isRemoving} onClick={remove}>
            {m.sampleTickets.removeSamples}
          </Button>
        </div>
      ) : (
        <div className="max-sm:w-full max-sm:pl-8">
          <Button size="sm" busy={isAdding} onClick={add}>
            {m.sampleTickets.addSampleTickets}
          </Button>
        </div>
      )}
    </section>
  );
}
