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
import { type Export, ExportRow, isBeingMade } from './ExportRow.tsx';

const stale = ['organization.listExports'] as const;
/** Milliseconds between two looks at how far it is. */
const LOOK = 2_000;

/** Everything that the organization has, as one archive to take along. */
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
    failed: messageOr('Failed to start the export'),
    refresh: stale,
    refreshAfterFailure: () => stale,
  });
  const [leaving, setLeaving] = useState<Export | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <Card aria-labelledby="export">
        <CardHeader
          title={<span id="export">Export</span>}
          subtitle="All tickets, chats, articles, people and settings, as one zip archive with files of JSON lines and all attachments."
          actions={
            <Button
              variant="primary"
              busy={busy}
              disabled={!data || isMaking}
              onClick={() => write({})}
            >
              Start export
            </Button>
          }
        />
        <CardBody className="border-b text-sm text-muted-foreground">
          <p>
            It is made in the background, as everything is at that moment, and you are notified when
            it is ready. You can download it for a day. Passwords, keys and other secrets are not in
            it.
          </p>
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
            title="No exports yet"
            text="Who runs a helpdesk can make your organization anew from one, on this server or on another."
          />
        ) : (
          <ul aria-label="Exports" className="divide-y">
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
    done: isStopped ? 'Export stopped' : 'Export deleted',
    failed: messageOr('Failed to delete the export'),
    refresh: stale,
    refreshAfterFailure: () => stale,
    onDone: onClose,
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={isStopped ? 'Stop this export?' : 'Delete this export?'}
      text={
        isStopped
          ? 'What was made of it so far is thrown away.'
          : 'Its archive is deleted, and nobody can download it any more.'
      }
      confirm={isStopped ? 'Stop' : 'Delete'}
      busy={busy}
      onConfirm={() => write({ exportId: one.id })}
      onClose={onClose}
    />
  );
}
