import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import type { Series } from '../../../ui/charts/series.ts';
import { countText, dayPoint, orNone, percentText } from '../figures.ts';
import m from '../messages.yaml';

type MetChartProps = {
  title: string;
  days: Schema<'MetricsSla'>['days'];
  figure: 'firstResponse' | 'resolution';
};

/** The share of each day's tickets that met the target. */
export function MetChart({ title, days, figure }: MetChartProps) {
  const parts = days.map((day) => {
    const met = day[`${figure}Met`];
    const breached = day[`${figure}Breached`];
    const share = met + breached === 0 ? null : Math.round((100 * met) / (met + breached));
    return { point: dayPoint(day.date), met, breached, share };
  });
  const series: Series[] = [
    {
      label: m.metChart.met,
      color: 'first',
      values: parts.map(({ share }) => share),
      isArea: false,
    },
  ];
  return (
    <ChartCard
      title={title}
      note={m.metChart.ofTheTicketsOfEachDay}
      legend={series}
      table={{
        heads: [m.metChart.day, m.metChart.met, m.metChart.breached, m.metChart.share],
        rows: parts.map(({ point, met, breached, share }) => [
          point.long,
          countText(met),
          countText(breached),
          orNone(share, percentText),
        ]),
      }}
    >
      <LineChart
        label={m.metChart.perDay({ title })}
        points={parts.map(({ point }) => point)}
        series={series}
        top={100}
        format={percentText}
      />
    </ChartCard>
  );
}
