import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayText, topOf } from '../../../ui/charts/scale.ts';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import m from '../messages.yaml';

type Days = Schema<'ContactFormAnalytics'>['days'];

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;

/** A chart of submissions per day, and the same figures as a table. */
export function DayChart({ days }: { days: Days }) {
  const total = days.reduce((sum, { submitted }) => sum + submitted, 0);
  const top = topOf(Math.max(1, ...days.map(({ submitted }) => submitted)));
  return (
    <section aria-labelledby="per-day">
      <h3 id="per-day" className="mb-2 text-sm font-medium">
        {m.dayChart.submissionsPerDay}
      </h3>
      <figure>
        <div className="flex gap-2">
          <div
            aria-hidden="true"
            className="flex flex-col justify-between text-right text-xs text-muted-foreground tabular-nums"
          >
            <span>{top.toLocaleString()}</span>
            <span>0</span>
          </div>
          <svg
            role="img"
            aria-label={m.dayChart.submissionsInDays({ total, days: days.length })}
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-36 min-w-0 flex-1 border-b"
          >
            {[0, HEIGHT / 2].map((y) => (
              <line
                key={y}
                x2="100%"
                y1={y}
                y2={y}
                vectorEffect="non-scaling-stroke"
                className="stroke-border"
              />
            ))}
            {days.map(({ date, submitted }, index) => {
              const height = (submitted / top) * HEIGHT;
              return (
                <g key={date} className="group">
                  <title>{`${dayText(date)}: ${submitted.toLocaleString()}`}</title>
                  <rect
                    x={index * STEP}
                    width={STEP}
                    height={HEIGHT}
                    className="fill-transparent group-hover:fill-muted"
                  />
                  <rect
                    x={index * STEP + GAP / 2}
                    y={HEIGHT - height}
                    width={STEP - GAP}
                    height={height}
                    className="fill-accent"
                  />
                </g>
              );
            })}
          </svg>
        </div>
        <figcaption
          aria-hidden="true"
          className="mt-1 flex justify-between pl-6 text-xs text-muted-foreground"
        >
          <span>{days[0] && dayText(days[0].date)}</span>
          <span>{days.at(-1) && dayText(days.at(-1)?.date ?? '')}</span>
        </figcaption>
      </figure>
      <details className="mt-3 text-sm">
        <summary className="w-fit rounded-sm text-muted-foreground hover:text-foreground">
          {m.dayChart.showAsATable}
        </summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function DayTable({ days }: { days: Days }) {
  return (
    <Table aria-label={m.dayChart.submissionsPerDay} className="mt-2">
      <thead>
        <tr>
          <Th>{m.dayChart.day}</Th>
          <Th>{m.dayChart.seen}</Th>
          <Th>{m.dayChart.started}</Th>
          <Th>{m.dayChart.submitted}</Th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, seen, started, submitted }) => (
          <Tr key={date}>
            <Td className="h-8">{dayText(date)}</Td>
            <Td className="h-8 tabular-nums">{seen.toLocaleString()}</Td>
            <Td className="h-8 tabular-nums">{started.toLocaleString()}</Td>
            <Td className="h-8 tabular-nums">{submitted.toLocaleString()}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
