import type { Schema } from '@helpdesk/sdk/contract/operations';
import { shareOf } from '../../../ui/charts/scale.ts';
import m from '../messages.yaml';

type Counts = Schema<'ContactFormAnalytics'>['funnel'];

const steps = [
  { name: 'seen', label: m.funnel.seen },
  { name: 'started', label: m.funnel.started },
  { name: 'submitted', label: m.funnel.submitted },
] as const;

/** How many visitors saw the form, started it, and submitted it. */
export function Funnel({ counts }: { counts: Counts }) {
  const max = Math.max(counts.seen, counts.started, counts.submitted);
  return (
    <section aria-labelledby="funnel">
      <h3 id="funnel" className="mb-2 text-sm font-medium">
        {m.funnel.fromSeenToSubmitted}
      </h3>
      <ol className="flex flex-col gap-2">
        {steps.map(({ name, label }) => (
          <li
            key={name}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_6rem] items-center gap-3 text-sm"
          >
            <span className="text-muted-foreground">{label}</span>
            <span aria-hidden="true" className="h-5 overflow-hidden rounded-sm bg-muted">
              <span
                className="block h-full rounded-sm bg-accent"
                style={{ width: `${max === 0 ? 0 : (counts[name] / max) * 100}%` }}
              />
            </span>
            <span className="text-right tabular-nums">
              <span className="font-medium">{counts[name].toLocaleString()}</span>{' '}
              <span className="text-muted-foreground">{shareOf(counts[name], counts.seen)}</span>
            </span>
          </li>
        ))}
      </ol>
      {counts.seen === 0 && (
        <p className="mt-2 text-xs text-muted-foreground">{m.funnel.nobodyHasSeenTheFormIn}</p>
      )}
    </section>
  );
}
