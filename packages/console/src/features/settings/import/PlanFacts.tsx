import type { Plan } from '@helpdesk/sdk/imports/plan';
import { Button } from '../../../ui/Button.tsx';
import { FilesElsewhere } from './FilesElsewhere.tsx';
import { RefusedTable } from './RefusedTable.tsx';

type PlanFactsProps = { plan: Plan; format: string; onImport: () => void; onBack: () => void };

const number = (count: number) => count.toLocaleString();

const ticketsText = (count: number) =>
  count === 1 ? 'One ticket can be imported.' : `${number(count)} tickets can be imported.`;
const refusedText = (count: number) =>
  count === 1 ? 'One entry cannot be imported:' : `${number(count)} entries cannot be imported:`;
const importText = (count: number) =>
  count === 1 ? 'Import one ticket' : `Import ${number(count)} tickets`;

const internal = (count: number): [string, string] => [
  'Kept as internal notes',
  `${number(count)} (customers may not have seen them)`,
];

/** What a file would bring; nothing of it is imported yet. */
export function PlanFacts({ plan, format, onImport, onBack }: PlanFactsProps) {
  const { ready, refused, messages, ofUnknownKind, files, tags, from, to } = plan;
  const facts: [string, string][] = [
    ['Messages', number(messages)],
    ...(ofUnknownKind > 0 ? [internal(ofUnknownKind)] : []),
    ['Tags', number(tags)],
    ['Opened', from === to ? from : `${from} to ${to}`],
  ];
  return (
    <>
      <div role="status">
        <p className="font-medium">{ticketsText(ready.length)}</p>
        <p className="text-sm text-muted-foreground">Nothing has been imported yet.</p>
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
        <ul aria-label="The first tickets" className="divide-y rounded-lg border text-sm">
          {ready.slice(0, 5).map(({ line, ticket }) => (
            <li key={line} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span className="min-w-0 wrap-anywhere">{ticket.subject}</span>
              <span className="text-muted-foreground wrap-anywhere">
                {ticket.customerEmail ?? ticket.customerName ?? 'Nobody named'}
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
        <Button onClick={onBack}>Choose another file</Button>
      </div>
    </>
  );
}
