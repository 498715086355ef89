import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChatSettingsForm } from './ChatSettingsForm.tsx';
import { IdentitySecret } from './IdentitySecret.tsx';
import { OnYourSite } from './OnYourSite.tsx';

type ChatSettingsDialogProps = {
  onClose: () => void;
  /** Opens what can be set of launcher and panel instead. */
  onPanel: () => void;
};

/** The live chat settings and the secret that verifies visitors' identities. */
export function ChatSettingsDialog({ onClose, onPanel }: ChatSettingsDialogProps) {
  const { data, isError, error, refetch } = useRead('chat.settings');
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [leave, setLeave] = useState(() => onClose);
  const leaveBy = (way: () => void) => {
    setLeave(() => way);
    if (isDirty) setIsAsking(true);
    else way();
  };
  const close = () => leaveBy(onClose);
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
          <OnYourSite onOpen={() => leaveBy(onPanel)} />
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
        onConfirm={leave}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
