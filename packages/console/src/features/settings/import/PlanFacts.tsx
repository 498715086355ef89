import type { Plan } from '@helpdesk/sdk/imports/plan';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import { FilesElsewhere } from './FilesElsewhere.tsx';
import { RefusedTable } from './RefusedTable.tsx';

type PlanFactsProps = { plan: Plan; format: string; onImport: () => void; onBack: () => void };

const number = (count: number) => count.toLocaleString();

const ticketsText = (count: number) => m.planFacts.ticketsCanBeImported({ count });
const refusedText = (count: number) => m.planFacts.entriesCannotBeImported({ count });
const importText = (count: number) => m.planFacts.importTickets({ count });

const internal = (count: number): [string, string] => [
  m.planFacts.keptAsInternalNotes,
  m.planFacts.customersMayNotHaveSeenThem({ count: number(count) }),
];

/** A summary of the file before anything is imported. */
export function PlanFacts({ plan, format, onImport, onBack }: PlanFactsProps) {
  const { ready, refused, messages, ofUnknownKind, files, tags, from, to } = plan;
  const facts: [string, string][] = [
    [m.planFacts.messages, number(messages)],
    ...(ofUnknownKind > 0 ? [internal(ofUnknownKind)] : []),
    [m.planFacts.tags, number(tags)],
    [m.planFacts.opened, from === to ? from : m.planFacts.to({ from, to })],
  ];
  return (
    <>
      <div role="status">
        <p className="font-medium">{ticketsText(ready.length)}</p>
        <p className="text-sm text-muted-foreground">{m.planFacts.nothingHasBeenImportedYet}</p>
      </div>
      {ready.length > 0 && (
        <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {files > 0 && <FilesElsewhere count={files} format={format} />}
      {ready.length > 0 && (
        <ul aria-label={m.planFacts.theFirstTickets} className="divide-y rounded-lg border text-sm">
          {ready.slice(0, 5).map(({ line, ticket }) => (
            <li key={line} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span className="min-w-0 wrap-anywhere">{ticket.subject}</span>
              <span className="text-muted-foreground wrap-anywhere">
                {ticket.customerEmail ?? ticket.customerName ?? m.planFacts.nobodyNamed}
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <p className="text-sm">{refusedText(refused.length)}</p>
          <RefusedTable refused={refused} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {ready.length > 0 && (
          <Button variant="primary" onClick={onImport}>
            {importText(ready.length)}
          </Button>
        )}
        <Button onClick={onBack}>{m.planFacts.chooseAnotherFile}</Button>
      </div>
    </>
  );
}
