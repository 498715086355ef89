import { useNavigate } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useRemoveSamples } from '../../../data/samples.ts';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

/** The note above a sample ticket, with a button that removes all of them. */
export default function SampleBanner() {
  const navigate = useNavigate();
  const mayRemove = useCan()('manage_organization');
  const { remove, busy } = useRemoveSamples(() => void navigate({ to: '/' }));
  return (
    <section
      aria-label={m.sampleBanner.sampleTicket}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-muted px-4 py-1.5 text-sm md:px-6"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{m.sampleBanner.sampleTicket}</span>{' '}
        <span className="text-muted-foreground">{m.sampleBanner.tryAnything}</span>
      </p>
      {mayRemove && (
        <Button size="sm" busy={busy} onClick={remove}>
          {m.sampleBanner.removeSampleTickets}
        </Button>
      )}
    </section>
  );
}
