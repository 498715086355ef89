import type { Schema } from '@helpdesk/sdk/contract/operations';
import { BarList } from '../../../ui/charts/BarList.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { countText, shortMinutes } from '../figures.ts';

/** The number of first responses by how long they took. */
export function Distribution({ overview }: { overview: Schema<'MetricsOverview'> }) {
  const all = overview.totals.firstResponse.count;
  const bars = overview.firstResponses.map(({ from, to, count }) => ({
    name:
      to === null
        ? `${shortMinutes(from)} or more`
        : from === 0
          ? `Under ${shortMinutes(to)}`
          : `${shortMinutes(from)} to ${shortMinutes(to)}`,
    value: count,
    text: `${countText(count)}${all === 0 ? '' : ` · ${Math.round((100 * count) / all)}%`}`,
  }));
  return (
    <ChartCard
      title="How long first responses took"
      note={`${countText(all)} first ${all === 1 ? 'response' : 'responses'} in the period`}
      table={{
        heads: ['Time', 'First responses'],
        rows: bars.map(({ name, text }) => [name, text]),
      }}
    >
      <BarList label="First responses by time" bars={bars} />
    </ChartCard>
  );
}
