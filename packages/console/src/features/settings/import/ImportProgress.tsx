import type { Plan } from '@helpdesk/sdk/imports/plan';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { RefusedTable } from './RefusedTable.tsx';
import type { Sent } from './send.ts';

interface ImportProgressProps {
  plan: Plan;
  sent: Sent;
  busy: boolean;
  onStop: () => void;
  onContinue: () => void;
  onMore: () => void;
}

const number = (count: number) => count.toLocaleString();

/** How far an import is, and at its end what came of it. */
export function ImportProgress(props: ImportProgressProps) {
  const { plan, sent, busy, onStop, onContinue, onMore } = props;
  const all = plan.ready.length;
  const isDone = sent.done >= all;
  const refused = [...plan.refused, ...sent.refused].toSorted((a, b) => a.line - b.line);
  return (
    <>
      <div className="flex flex-col gap-2">
        <p role="status" className="font-medium">
          {stateText(sent, all, busy)}
        </p>
        {!isDone && (
          <ProgressBar label="Imported tickets" value={sent.done} max={all} className="w-full" />
        )}
        <p className="text-sm text-muted-foreground">
          {`${number(sent.imported)} imported, ${number(sent.known)} there already, ${number(refused.length)} not imported`}
        </p>
        {!isDone && (
          <p className="text-sm text-muted-foreground">
            When this page is closed, the import stops. Import the same file again to go on: nothing
            comes twice.
          </p>
        )}
      </div>
      {!busy && refused.length > 0 && <RefusedTable refused={refused} />}
      <div className="flex flex-wrap gap-2">
        {!isDone && busy && <Button onClick={onStop}>Stop</Button>}
        {!isDone && !busy && (
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
        )}
        {!busy && <Button onClick={onMore}>Import another file</Button>}
      </div>
    </>
  );
}

function stateText({ done }: Sent, all: number, busy: boolean): string {
  if (done >= all) return 'The import is complete.';
  if (busy) return `Importing: ${number(done)} of ${number(all)}`;
  return `Stopped: ${number(done)} of ${number(all)}`;
}
