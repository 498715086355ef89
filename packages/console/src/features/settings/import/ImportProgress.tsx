import type { Plan } from '@helpdesk/sdk/imports/plan';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import m from '../messages.yaml';
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

/** The progress of an import, and at its end the result. */
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
          <ProgressBar
            label={m.importProgress.importedTickets}
            value={sent.done}
            max={all}
            className="w-full"
          />
        )}
        <p className="text-sm text-muted-foreground">
          {m.importProgress.importedThereAlreadyNotImported({
            imported: number(sent.imported),
            known: number(sent.known),
            count: number(refused.length),
          })}
        </p>
        {!isDone && (
          <p className="text-sm text-muted-foreground">
            {m.importProgress.whenThisPageIsClosedThe}
          </p>
        )}
      </div>
      {!busy && refused.length > 0 && <RefusedTable refused={refused} />}
      <div className="flex flex-wrap gap-2">
        {!isDone && busy && <Button onClick={onStop}>{m.importProgress.stop}</Button>}
        {!isDone && !busy && (
          <Button variant="primary" onClick={onContinue}>
            {m.importProgress.continue}
          </Button>
        )}
        {!busy && <Button onClick={onMore}>{m.importProgress.importAnotherFile}</Button>}
      </div>
    </>
  );
}

function stateText({ done }: Sent, all: number, busy: boolean): string {
  if (done >= all) return m.importProgress.theImportIsComplete;
  if (busy) return m.importProgress.importingOf({ done: number(done), all: number(all) });
  return m.importProgress.stoppedOf({ done: number(done), all: number(all) });
}
