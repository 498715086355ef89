import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../../data/session.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { PanelProps } from '../address.ts';
import m from '../messages.yaml';
import { formatOptions, useFileFormat } from './file-format.ts';
import { kinds } from './kinds.ts';
import { ReportRow } from './ReportRow.tsx';
import { SavedReports } from './saved/SavedReports.tsx';

/** The period's reports as spreadsheets, to download or email, and the saved reports. */
export function ReportsTab({ asked, onChange }: PanelProps) {
  const can = useCan();
  const [format, setFormat] = useFileFormat();
  if (!can('view_reports')) {
    return (
      <Card>
        <EmptyState title={m.reportsTab.accessDenied} text={m.reportsTab.yourRoleCantSeeReports} />
      </Card>
    );
  }
  return (
    <>
      <SavedReports asked={asked} onChange={onChange} />
      <Card aria-label={m.reportsTab.reports}>
        <CardHeader
          title={m.reportsTab.reports}
          subtitle={m.reportsTab.forThePeriodAbove}
          actions={
            <Select
              aria-label={m.fileFormat.fileFormat}
              className="w-36 pointer-coarse:w-40"
              options={formatOptions}
              value={format}
              onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
            />
          }
        />
        <ul aria-label={m.reportsTab.reports}>
          {Object.entries(kinds).map(([report, kind]) => (
            <ReportRow
              key={report}
              report={report as Schema<'MetricsReport'>}
              {...kind}
              asked={asked}
            />
          ))}
        </ul>
      </Card>
      <p className="text-xs text-muted-foreground">
        {format === 'csv' ? m.fileFormat.aboutCsv : m.fileFormat.aboutExcel}
      </p>
    </>
  );
}
