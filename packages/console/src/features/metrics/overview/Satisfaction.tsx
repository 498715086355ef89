import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import type { Series } from '../../../ui/charts/series.ts';
import { countText, dayPoint, orNone, percentText } from '../figures.ts';

/** The share of good ratings on each day, and of how many ratings. */
export function Satisfaction({ days }: { days: Schema<'MetricsDay'>[] }) {
  const points = days.map(({ date, ratings }) => {
    const point = dayPoint(date);
    return {
      ...point,
      long: `${point.long}, ${countText(ratings)} ${ratings === 1 ? 'rating' : 'ratings'}`,
    };
  });
  const values = days.map(({ satisfaction }) => satisfaction);
  const series: Series[] = [{ label: 'Satisfied', color: 'first', values }];
  return (
    <ChartCard
      title="Satisfaction"
      note="Chats rated 4 or 5 of those rated on the day"
      legend={series}
      table={{
        heads: ['Day', 'Ratings', 'Satisfied'],
        rows: days.map(({ date, ratings, satisfaction }) => [
          dayPoint(date).long,
          countText(ratings),
          orNone(satisfaction, percentText),
        ]),
      }}
    >
      {values.every((value) => value === null) ? (
        <p className="flex h-50 items-center justify-center text-sm text-muted-foreground">
          No chat was rated in this period yet
        </p>
      ) : (
        <LineChart
          label="Satisfaction per day"
          points={points}
          series={series}
          top={100}
          format={percentText}
          none="No ratings"
        />
      )}
    </ChartCard>
  );
}
