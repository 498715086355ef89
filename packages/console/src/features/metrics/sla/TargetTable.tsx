import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useId } from 'react';
import { Badge, ChoiceBadge } from '../../../ui/Badge.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import { ChangeText } from '../../../ui/text/ChangeText.tsx';
import { changeOf, countText, minutesText } from '../figures.ts';
import m from '../messages.yaml';

type TargetTableProps = { title: string; targets: readonly Schema<'SlaTarget'>[] };

/** Each priority with its target, the number of tickets that met it, and the number that are waiting. */
export function TargetTable({ title, targets }: TargetTableProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader title={<span id={id}>{title}</span>} />
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <Th>{m.targetTable.priority}</Th>
            <Th className="text-right max-sm:hidden">{m.targetTable.within}</Th>
            <Th className="w-1/3 sm:min-w-40">{m.targetTable.met}</Th>
            <Th className="text-right max-sm:hidden">{m.targetTable.breached}</Th>
            <Th className="text-right max-sm:whitespace-normal">{m.targetTable.atRisk}</Th>
            <Th className="text-right max-sm:whitespace-normal">{m.targetTable.overdue}</Th>
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => (
            <Row key={target.priority} target={target} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const right = 'text-right whitespace-nowrap tabular-nums';

function Row({ target: row }: { target: Schema<'SlaTarget'> }) {
  const change = changeOf(row.share, row.shareBefore, 'up', 'points');
  return (
    <Tr>
      <Td>
        <ChoiceBadge name="priority" value={row.priority} />
        <span className="block text-xs text-muted-foreground sm:hidden">
          {minutesText(row.target)}
        </span>
      </Td>
      <Td className={`${right} max-sm:hidden`}>{minutesText(row.target)}</Td>
      <Td>
        {row.share === null ? (
          <span className="text-muted-foreground">{m.targetTable.noDataYet}</span>
        ) : (
          <>
            <span className="flex items-baseline justify-between gap-2 tabular-nums">
              <span className="font-medium">{row.share}%</span>
              <span className="text-xs whitespace-nowrap text-muted-foreground">
                {m.targetTable.of({
                  met: countText(row.met),
                  all: countText(row.met + row.breached),
                })}
                {change && (
                  <span className="max-sm:hidden">
                    {' · '}
                    <ChangeText change={change} />
                  </span>
                )}
              </span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-muted-strong">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${row.share}%` }}
              />
            </span>
          </>
        )}
      </Td>
      <Td className={`${right} max-sm:hidden`}>{countText(row.breached)}</Td>
      <Td className={right}>
        {row.atRisk === 0 ? '0' : <Badge tone="warning">{countText(row.atRisk)}</Badge>}
      </Td>
      <Td className={right}>
        {row.overdue === 0 ? '0' : <Badge tone="danger">{countText(row.overdue)}</Badge>}
      </Td>
    </Tr>
  );
}
