import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import type { Series } from '../../../ui/charts/series.ts';
import { countText, dayPoint, orNone, percentText } from '../figures.ts';

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
    { label: 'Met', color: 'first', values: parts.map(({ share }) => share), isArea: false },
  ];
  return (
    <ChartCard
      title={title}
      note="Of the tickets of each day"
      legend={series}
      table={{
        heads: ['Day', 'Met', 'Breached', 'Share'],
        rows: parts.map(({ point, met, breached, share }) => [
          point.long,
          countText(met),
          countText(breached),
          orNone(share, percentText),
        ]),
      }}
    >
      <LineChart
        label={`${title}, per day`}
        points={parts.map(({ point }) => point)}
        series={series}
        top={100}
        format={percentText}
      />
    </ChartCard>
  );
}
