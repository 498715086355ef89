import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import type { Series } from '../../../ui/charts/series.ts';
import { countText, dayPoint, orNone, percentText } from '../figures.ts';
import m from '../messages.yaml';

/** The share of good ratings on each day, and the number of ratings. */
export function Satisfaction({ days }: { days: Schema<'MetricsDay'>[] }) {
  const points = days.map(({ date, ratings }) => {
    const point = dayPoint(date);
    return {
      ...point,
      long: m.satisfaction.ratings({ ratings, long: point.long }),
    };
  });
  const values = days.map(({ satisfaction }) => satisfaction);
  const series: Series[] = [{ label: m.satisfaction.satisfied, color: 'first', values }];
  return (
    <ChartCard
      title={m.satisfaction.satisfaction}
      note={m.satisfaction.chatsRated4Or5Of}
      legend={series}
      table={{
        heads: [m.satisfaction.day, m.satisfaction.ratings2, m.satisfaction.satisfied],
        rows: days.map(({ date, ratings, satisfaction }) => [
          dayPoint(date).long,
          countText(ratings),
          orNone(satisfaction, percentText),
        ]),
      }}
    >
      {values.every((value) => value === null) ? (
        <p className="flex h-50 items-center justify-center text-sm text-muted-foreground">
          {m.satisfaction.noChatWasRatedInThis}
        </p>
      ) : (
        <LineChart
          label={m.satisfaction.satisfactionPerDay}
          points={points}
          series={series}
          top={100}
          format={percentText}
          none={m.satisfaction.noRatings}
        />
      )}
    </ChartCard>
  );
}
