import { useState } from 'react';
import { useRemoveSamples } from '../../../data/samples.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import m from '../messages.yaml';
import { SampleTickets } from './SampleTickets.tsx';
import { StepList } from './StepList.tsx';
import { type SetUp, useDismiss } from './steps.ts';

/** The steps, which are all that a new organization sees on its dashboard. */
export function FirstSteps({ setUp }: { setUp: SetUp }) {
  const { steps, count, samples } = setUp;
  return (
    <Card>
      <CardHeader
        title={m.firstSteps.firstSteps}
        subtitle={m.firstSteps.ofDone({ count, count2: steps.length })}
        actions={<Dismiss />}
      />
      <StepList steps={steps} />
      <SampleTickets count={samples} />
    </Card>
  );
}

/** A single line for later, while there are steps left. */
export function StepsLeft({ setUp }: { setUp: SetUp }) {
  const { steps, count, isLeft, samples } = setUp;
  const [isOpen, setOpen] = useState(false);
  const { remove, busy } = useRemoveSamples();
  if (!isLeft) return null;
  const progress = m.firstSteps.ofDone({ count, count2: steps.length });
  return (
    <section
      aria-label={m.firstSteps.firstSteps}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border px-3 py-1.5 text-sm text-muted-foreground"
    >
      <p className="min-w-0 flex-1">
        <span className="font-medium text-foreground">{m.firstSteps.firstSteps}</span> · {progress}
        {samples > 0 && <> · {m.firstSteps.samplesLeft({ count: samples })}</>}
      </p>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.firstSteps.continue}
      </Button>
      {samples > 0 && (
        <Button variant="ghost" size="sm" busy={busy} onClick={remove}>
          {m.firstSteps.removeSamples}
        </Button>
      )}
      <Dismiss />
      {isOpen && (
        <Sheet
          title={m.firstSteps.firstSteps}
          description={progress}
          onClose={() => setOpen(false)}
        >
          <div className="-m-5">
            <StepList steps={steps} />
          </div>
        </Sheet>
      )}
    </section>
  );
}

function Dismiss() {
  const { write, busy } = useDismiss();
  return (
    <Button variant="ghost" size="sm" busy={busy} onClick={() => write({ isPutAway: true })}>
      {m.firstSteps.dismiss}
    </Button>
  );
}
