import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import { type Export, ExportRow, isBeingMade } from './ExportRow.tsx';

const stale = ['organization.listExports'] as const;
/** Milliseconds between two polls of the progress. */
const LOOK = 2_000;

/** The exports of the organization's data, each as one archive. */
export default function ExportTab() {
  const [isWatched, setWatched] = useState(false);
  const { data, isError, error, refetch } = useRead(
    'organization.listExports',
    {},
    { ...(isWatched && { every: LOOK }) },
  );
  const isMaking = data?.some(isBeingMade) ?? false;
  if (isMaking !== isWatched) setWatched(isMaking);
  const { write, busy } = useWrite('organization.startExport', {
    failed: messageOr(m.exportTab.failedToStartTheExport),
    refresh: stale,
    refreshAfterFailure: () => stale,
  });
  const [leaving, setLeaving] = useState<Export | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <Card aria-labelledby="export">
        <CardHeader
          title={<span id="export">{m.exportTab.export}</span>}
          subtitle={m.exportTab.allTicketsChatsArticlesPeopleAnd}
          actions={
            <Button
              variant="primary"
              busy={busy}
              disabled={!data || isMaking}
              onClick={() => write({})}
            >
              {m.exportTab.startExport}
            </Button>
          }
        />
        <CardBody className="border-b text-sm text-muted-foreground">
          <p>{m.exportTab.itIsMadeInTheBackground}</p>
        </CardBody>
        {!data ? (
          isError ? (
            <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
          ) : (
            <LoadingSettings />
          )
        ) : data.length === 0 ? (
          <EmptyState
            icon={<PackageOpen />}
            title={m.exportTab.noExportsYet}
            text={m.exportTab.whoRunsAHelpdeskCanMake}
          />
        ) : (
          <ul aria-label={m.exportTab.exports} className="divide-y">
            {data.map((one) => (
              <ExportRow key={one.id} one={one} onDelete={() => setLeaving(one)} />
            ))}
          </ul>
        )}
      </Card>
      {leaving && <DeleteExport one={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function DeleteExport({ one, onClose }: { one: Export; onClose: () => void }) {
  const isStopped = isBeingMade(one);
  const { write, busy } = useWrite('organization.deleteExport', {
    done: isStopped ? m.exportTab.exportStopped : m.exportTab.exportDeleted,
    failed: messageOr(m.exportTab.failedToDeleteTheExport),
    refresh: stale,
    refreshAfterFailure: () => stale,
    onDone: onClose,
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={isStopped ? m.exportTab.stopThisExport : m.exportTab.deleteThisExport}
      text={isStopped ? m.exportTab.whatWasMadeOfItSo : m.exportTab.itsArchiveIsDeletedAndNobody}
      confirm={isStopped ? m.exportTab.stop : m.exportTab.delete}
      busy={busy}
      onConfirm={() => write({ exportId: one.id })}
      onClose={onClose}
    />
  );
}
