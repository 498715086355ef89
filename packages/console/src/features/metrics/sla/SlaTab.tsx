import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayCount } from '@helpdesk/sdk/rules/calendar';
import { Goal } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Asked } from '../address.ts';
import { daysNote } from '../days-note.ts';
import { Loaded } from '../Loaded.tsx';
import m from '../messages.yaml';
import { MetChart } from './MetChart.tsx';
import { TargetTable } from './TargetTable.tsx';

/** Which targets were met, and which open tickets are about to miss theirs. */
export function SlaTab({ asked }: { asked: Asked }) {
  const read = useRead('metrics.sla', asked, { keepPrevious: true });
  return <Loaded read={read}>{(figures) => <Targets figures={figures} />}</Loaded>;
}

function Targets({ figures }: { figures: Schema<'MetricsSla'> }) {
  const { span } = figures;
  return (
    <>
      <TargetTable title={m.slaTab.firstResponse} targets={figures.firstResponse} />
      <TargetTable title={m.slaTab.resolution} targets={figures.resolution} />
      <p className="text-xs text-muted-foreground">
        {daysNote(span)} {m.slaTab.changesInPoints({ count: dayCount(span.from, span.to) })}{' '}
        {m.slaTab.targetsCountDayAndNightBy}
      </p>
      {isEmpty(figures) ? (
        <Card>
          <EmptyState
            icon={<Goal />}
            title={m.slaTab.noDataInThisPeriodYet}
            text={m.slaTab.onceTicketsAreAnsweredAndResolved}
          />
        </Card>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <MetChart
            title={m.slaTab.firstResponseWithinTarget}
            days={figures.days}
            figure="firstResponse"
          />
          <MetChart
            title={m.slaTab.resolutionWithinTarget}
            days={figures.days}
            figure="resolution"
          />
        </div>
      )}
    </>
  );
}

const isEmpty = ({ firstResponse, resolution }: Schema<'MetricsSla'>) =>
  [...firstResponse, ...resolution].every(({ met, breached }) => met === 0 && breached === 0);
