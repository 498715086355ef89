import type { Schema } from '@helpdesk/sdk/contract/operations';
import { BarList } from '../../../ui/charts/BarList.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { countText, shortMinutes } from '../figures.ts';
import m from '../messages.yaml';

/** The number of first responses by how long they took. */
export function Distribution({ overview }: { overview: Schema<'MetricsOverview'> }) {
  const all = overview.totals.firstResponse.count;
  const bars = overview.firstResponses.map(({ from, to, count }) => ({
    name:
      to === null
        ? m.distribution.orMore({ shortMinutes: shortMinutes(from) })
        : from === 0
          ? m.distribution.under({ shortMinutes: shortMinutes(to) })
          : m.distribution.to({
              least: shortMinutes(from),
              most: shortMinutes(to),
            }),
    value: count,
    text: `${countText(count)}${all === 0 ? '' : ` · ${Math.round((100 * count) / all)}%`}`,
  }));
  return (
    <ChartCard
      title={m.distribution.howLongFirstResponsesTook}
      note={m.distribution.firstResponsesInThePeriod({ all })}
      table={{
        heads: [m.distribution.time, m.distribution.firstResponses],
        rows: bars.map(({ name, text }) => [name, text]),
      }}
    >
      <BarList label={m.distribution.firstResponsesByTime} bars={bars} />
    </ChartCard>
  );
}
