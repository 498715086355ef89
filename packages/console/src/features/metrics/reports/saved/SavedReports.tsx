import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../../data/use-write.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { EmptyState, ErrorState } from '../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { PanelProps } from '../../address.ts';
import m from '../../messages.yaml';
import { SavedReportDialog } from './SavedReportDialog.tsx';
import { SavedReportRow } from './SavedReportRow.tsx';
import { readsOfSaved, type SavedReport } from './saved-reports.ts';

/** The saved reports, with their schedules. */
export function SavedReports({ asked, onChange }: PanelProps) {
  const { data, isError, error, refetch } = useRead('savedReports.list');
  const [edited, setEdited] = useState<SavedReport | 'new' | null>(null);
  const [deleted, setDeleted] = useState<SavedReport | null>(null);
  return (
    <Card aria-label={m.savedReports.savedReports}>
      <CardHeader
        title={m.savedReports.savedReports}
        actions={
          <Button icon={<Plus />} onClick={() => setEdited('new')}>
            {m.savedReports.saveReport}
          </Button>
        }
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardBody aria-busy="true">
          <Skeleton className="w-48" />
          <Skeleton className="mt-2 w-72" />
        </CardBody>
      ) : data.length === 0 ? (
        <EmptyState compact title={m.savedReports.noneYet} text={m.savedReports.noneYetText} />
      ) : (
        <ul aria-label={m.savedReports.savedReports}>
          {data.map((saved) => (
            <SavedReportRow
              key={saved.id}
              saved={saved}
              onChange={onChange}
              onEdit={() => setEdited(saved)}
              onDelete={() => setDeleted(saved)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <SavedReportDialog
          saved={edited === 'new' ? null : edited}
          period={asked.period ?? '30d'}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <Deletion saved={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

function Deletion({ saved, onClose }: { saved: SavedReport; onClose: () => void }) {
  const { write, busy } = useWrite('savedReports.delete', {
    done: m.savedReports.deleted,
    failed: messageOr(m.savedReports.failedToDelete),
    refresh: readsOfSaved,
    onDone: onClose,
    onFailed: onClose,
  });
  const { name } = saved;
  return (
    <ConfirmDialog
      open
      title={m.savedReports.deleteTitle({ name })}
      text={saved.schedule ? m.savedReports.deleteScheduled : m.savedReports.deleteText}
      confirm={m.savedReports.delete}
      busy={busy}
      onConfirm={() => write({ id: saved.id })}
      onClose={onClose}
    />
  );
}
