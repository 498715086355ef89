import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useId } from 'react';
import { channelNames } from '../../../data/channel-names.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import { ChangeText } from '../../../ui/text/ChangeText.tsx';
import type { Change } from '../../../ui/text/change.ts';
import { changeOf, countText, minutesText, orNone } from '../figures.ts';
import m from '../messages.yaml';

/** Tickets by channel and by form, with their response and resolution times. */
export function Parts({ overview: { channels, forms } }: { overview: Schema<'MetricsOverview'> }) {
  return (
    <>
      <PartTable
        title={m.parts.byChannel}
        head={m.parts.channel}
        parts={channels.map((part) => ({ ...part, name: channelNames[part.channel] }))}
      />
      <PartTable title={m.parts.byContactForm} head={m.parts.form} parts={forms} />
    </>
  );
}

type Part = Schema<'MetricsPart'> & { name: string };

function PartTable({
  title,
  head,
  parts,
}: {
  title: string;
  head: string;
  parts: readonly Part[];
}) {
  const id = useId();
  const max = Math.max(1, ...parts.map(({ created }) => created));
  const right = 'text-right whitespace-nowrap tabular-nums';
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader title={<span id={id}>{title}</span>} />
      {parts.length === 0 ? (
        <p className="px-4 py-8 text-center text-sm text-muted-foreground">
          {m.parts.noDataInThisPeriodYet}
        </p>
      ) : (
        <Table aria-labelledby={id}>
          <thead>
            <tr>
              <Th>{head}</Th>
              <Th className="text-right">{m.parts.created}</Th>
              <Th className="text-right max-sm:hidden">{m.parts.resolved}</Th>
              <Th className="text-right">{m.parts.firstResponse}</Th>
              <Th className="text-right max-sm:hidden">{m.parts.resolution}</Th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, created, resolved, firstResponse, resolution, before }) => (
              <Tr key={name}>
                <Td className="w-full max-w-0 min-w-32">
                  <span className="line-clamp-2 wrap-anywhere">{name}</span>
                  <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-muted">
                    <span
                      className="block h-full rounded-full bg-chart-1"
                      style={{ width: `${(created / max) * 100}%` }}
                    />
                  </span>
                </Td>
                <Td className={right}>
                  {countText(created)}
                  <Changed by={changeOf(created, before.created, 'neither')} />
                </Td>
                <Td className={`${right} max-sm:hidden`}>
                  {countText(resolved)}
                  <Changed by={changeOf(resolved, before.resolved, 'up')} />
                </Td>
                <Td className={right}>
                  {orNone(firstResponse, minutesText, '–')}
                  <Changed by={changeOf(firstResponse, before.firstResponse, 'down')} />
                </Td>
                <Td className={`${right} max-sm:hidden`}>
                  {orNone(resolution, minutesText, '–')}
                  <Changed by={changeOf(resolution, before.resolution, 'down')} />
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** The change from the previous period, below its figure. */
function Changed({ by }: { by: Change | null }) {
  if (!by) return null;
  return (
    <span className="block text-xs">
      <ChangeText change={by} />
    </span>
  );
}
