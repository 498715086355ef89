import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartNoAxesCombined } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Asked } from '../address.ts';
import { Loaded } from '../Loaded.tsx';
import m from '../messages.yaml';
import { Distribution } from './Distribution.tsx';
import { HoursOfWeek } from './HoursOfWeek.tsx';
import { Parts } from './Parts.tsx';
import { Satisfaction } from './Satisfaction.tsx';
import { Tiles } from './Tiles.tsx';
import { Times } from './Times.tsx';
import { Backlog, Volume } from './Volume.tsx';

/** Volume, resolution, response times and satisfaction. */
export function OverviewTab({ asked }: { asked: Asked }) {
  const read = useRead('metrics.overview', asked, { keepPrevious: true });
  return (
    <Loaded read={read}>
      {(overview) => (
        <>
          <Tiles overview={overview} />
          {isEmpty(overview) ? <Nothing /> : <Charts overview={overview} asked={asked} />}
        </>
      )}
    </Loaded>
  );
}

function Charts({ overview, asked }: { overview: Schema<'MetricsOverview'>; asked: Asked }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Volume days={overview.days} />
      <Backlog days={overview.days} />
      <Times days={overview.days} />
      <Distribution overview={overview} />
      <Satisfaction days={overview.days} />
      <Parts overview={overview} />
      <HoursOfWeek asked={asked} />
    </div>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesCombined />}
        title={m.overviewTab.noDataInThisPeriodYet}
        text={m.overviewTab.chartsAppearHereWithTheFirst}
      />
    </Card>
  );
}

const isEmpty = ({
  totals: { created, resolved, backlog, firstResponse, satisfaction },
}: Schema<'MetricsOverview'>) =>
  [created, resolved, backlog, firstResponse.count, satisfaction.count].every(
    (count) => count === 0,
  );
