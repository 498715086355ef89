import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import { timeTopOf } from '../../../ui/charts/scale.ts';
import type { Series } from '../../../ui/charts/series.ts';
import { dayPoint, minutesText, orNone } from '../figures.ts';
import m from '../messages.yaml';

const titles = {
  firstResponse: m.times.firstResponseTime,
  resolution: m.times.resolutionTime,
} as const;

/** The median of each day, over what happened on that day. */
export function Times({ days }: { days: Schema<'MetricsDay'>[] }) {
  return (
    <>
      <TimeChart days={days} figure="firstResponse" />
      <TimeChart days={days} figure="resolution" />
    </>
  );
}

type TimeChartProps = { days: Schema<'MetricsDay'>[]; figure: keyof typeof titles };

function TimeChart({ days, figure }: TimeChartProps) {
  const points = days.map(({ date }) => dayPoint(date));
  const values = days.map((day) => day[figure]);
  const series: Series[] = [{ label: m.times.median, color: 'first', values }];
  const title = titles[figure];
  const top = timeTopOf(Math.max(...values.map((value) => value ?? 0)));
  return (
    <ChartCard
      title={title}
      note={m.times.medianPerDayHalfTookNo}
      legend={series}
      table={{
        heads: [m.times.day, m.times.median],
        rows: values.map((value, at) => [points[at]?.long ?? '', orNone(value, minutesText)]),
      }}
    >
      {values.every((value) => value === null) ? (
        <p className="flex h-50 items-center justify-center text-sm text-muted-foreground">
          {m.times.noDataInThisPeriodYet}
        </p>
      ) : (
        <LineChart
          label={m.times.medianPerDay({ title })}
          points={points}
          series={series}
          top={top}
          format={minutesText}
        />
      )}
    </ChartCard>
  );
}
