import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChatSettingsForm } from './ChatSettingsForm.tsx';
import { IdentitySecret } from './IdentitySecret.tsx';

/** The live chat settings and the secret that verifies visitors' identities. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useRead('chat.settings');
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <Dialog open onClose={close} title="Live chat settings">
      {data ? (
        <>
          <ChatSettingsForm
            settings={data}
            onDirty={setIsDirty}
            onCancel={close}
            onDone={onClose}
          />
          <IdentitySecret exists={data.hasIdentitySecret} />
        </>
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-8" />
          <Skeleton className="h-14" />
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
