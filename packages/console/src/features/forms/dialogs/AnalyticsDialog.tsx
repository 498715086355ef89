import type { Query } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import { DayChart } from '../analytics/DayChart.tsx';
import { Funnel } from '../analytics/Funnel.tsx';
import m from '../messages.yaml';
import type { FormDialogProps } from './form-dialog.ts';

type Period = NonNullable<Query<'contactForms.analytics'>['period']>;

const periods: { value: Period; label: string }[] = [
  { value: '7d', label: m.analyticsDialog.last7Days },
  { value: '30d', label: m.analyticsDialog.last30Days },
  { value: '90d', label: m.analyticsDialog.last90Days },
];

/** A form's analytics: submissions per day and the funnel from view to submission. */
export function AnalyticsDialog({ item: form, onClose }: FormDialogProps) {
  const [period, setPeriod] = useState<Period>('30d');
  const read = useRead('contactForms.analytics', { id: form.id, period }, { keepPrevious: true });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.analyticsDialog.analyticsOf({ form: form.name })}
    >
      <Select
        aria-label={m.analyticsDialog.period}
        className="mb-4 w-40"
        options={periods}
        value={period}
        onChange={({ target }) => setPeriod(target.value as Period)}
      />
      {read.isError && !read.data ? (
        <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <LoadingScreen inline />
      ) : (
        <div
          className={cx(
            'flex flex-col gap-6 transition-opacity',
            read.isPlaceholderData && 'opacity-60',
          )}
        >
          <Funnel counts={read.data.funnel} />
          <DayChart days={read.data.days} />
        </div>
      )}
    </Dialog>
  );
}
