import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useId, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { HeatMap } from '../../../ui/charts/HeatMap.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { Asked } from '../address.ts';
import { countText, shortCount } from '../figures.ts';
import { Loaded } from '../Loaded.tsx';
import m from '../messages.yaml';

const figures = [
  { value: 'tickets', label: m.hoursOfWeek.newTickets },
  { value: 'replies', label: m.hoursOfWeek.repliesSent },
  { value: 'chats', label: m.hoursOfWeek.chatsAccepted },
] as const;
type Figure = (typeof figures)[number]['value'];

/** A heat map of new tickets, sent replies or accepted chats in each hour of the week. */
export function HoursOfWeek({ asked }: { asked: Asked }) {
  // It shows all hours of the week.
  const { hours: _, ...days } = asked;
  const read = useRead('metrics.hoursOfWeek', days, { keepPrevious: true });
  return (
    <Loaded
      read={read}
      skeleton={
        <Card className="p-4 lg:col-span-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-4 h-56 w-full" />
        </Card>
      }
    >
      {(data) => <Week {...data} />}
    </Loaded>
  );
}

function Week({ span, hours }: Schema<'MetricsHoursOfWeek'>) {
  const [figure, setFigure] = useState<Figure>('tickets');
  const isWide = useMedia('(min-width: 64rem)');
  const id = useId();
  const value = (day: number, hour: number) => hours[day * 24 + hour]?.[figure] ?? 0;
  const cellText = (day: number, hour: number) =>
    m.hoursOfWeek.hourOfDay({
      day: days[day]?.long ?? '',
      from: clock(hour),
      to: clock(hour + 1),
      count: countText(value(day, hour)),
    });
  const all = hours.map((one) => one[figure]);
  const busiest = all.indexOf(Math.max(...all));
  const isNone = all.every((count) => count === 0);
  const notes = [
    ...(isNone
      ? []
      : [m.hoursOfWeek.busiest({ hour: cellText(Math.floor(busiest / 24), busiest % 24) })]),
    m.hoursOfWeek.hoursIn({ timezone: span.timezone }),
  ];
  const [rows, columns] = isWide ? [days, clocks] : [clocks, days];
  /** The day and hour of a cell. */
  const at = (row: number, column: number) =>
    isWide ? ([row, column] as const) : ([column, row] as const);
  return (
    <Card aria-labelledby={id} className="min-w-0 lg:col-span-2">
      <CardHeader
        title={<span id={id}>{m.hoursOfWeek.byHourOfTheWeek}</span>}
        subtitle={notes.join(' ')}
        actions={
          <Select
            aria-label={m.hoursOfWeek.figure}
            className="w-40"
            options={figures}
            value={figure}
            onChange={(event) => setFigure(event.target.value as Figure)}
          />
        }
      />
      <CardBody className="max-sm:px-2">
        <HeatMap
          labelledBy={id}
          corner={isWide ? m.hoursOfWeek.weekday : m.hoursOfWeek.hour}
          rows={rows}
          columns={columns}
          valuesOf={(row) => columns.map((_, column) => value(...at(row, column)))}
          format={shortCount}
          titleOf={(row, column) => cellText(...at(row, column))}
        />
      </CardBody>
    </Card>
  );
}

/** Monday to Sunday. */
const days = Array.from({ length: 7 }, (_, day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  const name = (weekday: 'short' | 'long') =>
    date.toLocaleDateString('en-US', { weekday, timeZone: 'UTC' });
  return { short: name('short'), long: name('long') };
});

const clock = (hour: number) => `${hour}:00`;

const clocks = Array.from({ length: 24 }, (_, hour) => ({
  short: String(hour),
  long: clock(hour),
}));
