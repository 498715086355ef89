import { useState } from 'react';
import { useRead } from '../../../../data/use-read.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { PanelForm } from './PanelForm.tsx';

/** How launcher and panel of the chat are on the team's own site, with a preview. */
export function PanelDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useRead('chat.settings');
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <Dialog
      open
      onClose={close}
      size="xl"
      title="Chat on your site"
      description="Changes are on your pages within five minutes; the tag there stays the same."
    >
      {data ? (
        <PanelForm settings={data} onDirty={setIsDirty} onCancel={close} onDone={onClose} />
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Discard unsaved changes?"
        text="What you have changed here is not saved."
        confirm="Discard changes"
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
