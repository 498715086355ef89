import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import { topOf } from '../../../ui/charts/scale.ts';
import type { Series } from '../../../ui/charts/series.ts';
import { countText, volumeOf } from '../figures.ts';
import m from '../messages.yaml';

type DaysProps = { days: Schema<'MetricsDay'>[] };

/** Opened and resolved tickets. */
export function Volume({ days }: DaysProps) {
  const { unit, points, parts } = volumeOf(days);
  const series: Series[] = [
    {
      label: m.volume.created,
      color: 'first',
      values: parts.map(({ created }) => created),
      isArea: true,
    },
    { label: m.volume.resolved, color: 'second', values: parts.map(({ resolved }) => resolved) },
  ];
  const label = m.volume.createdAndResolvedPer({ unit });
  return (
    <ChartCard
      title={m.volume.tickets}
      note={label}
      legend={series}
      table={{
        heads: [unit === 'day' ? m.volume.day : m.volume.week, m.volume.created, m.volume.resolved],
        rows: parts.map(({ created, resolved }, at) => [
          points[at]?.long ?? '',
          countText(created),
          countText(resolved),
        ]),
      }}
    >
      <LineChart
        label={label}
        points={points}
        series={series}
        top={topFor(series)}
        format={countText}
      />
    </ChartCard>
  );
}

/** The backlog at the end of each day. */
export function Backlog({ days }: DaysProps) {
  const { unit, points, parts } = volumeOf(days);
  const series: Series[] = [
    {
      label: m.volume.backlog,
      color: 'first',
      values: parts.map(({ backlog }) => backlog),
      isArea: true,
    },
  ];
  const label = m.volume.openOrInProgressAtThe({ unit });
  return (
    <ChartCard
      title={m.volume.backlog}
      note={label}
      legend={series}
      table={{
        heads: [unit === 'day' ? m.volume.day : m.volume.week, m.volume.backlog],
        rows: parts.map(({ backlog }, at) => [points[at]?.long ?? '', countText(backlog)]),
      }}
    >
      <LineChart
        label={label}
        points={points}
        series={series}
        top={topFor(series)}
        format={countText}
      />
    </ChartCard>
  );
}

/** Two at minimum, so the middle of the axis is a whole number of tickets. */
const topFor = (series: readonly Series[]) => {
  const top = topOf(
    Math.max(2, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))),
  );
  return top % 2 === 0 ? top : top + 1;
};
