import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';

/** The props that the dialog passes to its form. */
export type Around = {
  settings: Schema<'ChatSettings'>;
  onDirty: (isDirty: boolean) => void;
  /** Leaves by calling `way`, after asking if there are unsaved changes. */
  leaveBy: (way: () => void) => void;
};

/** The props of a form in the dialog. */
export type SettingsFormProps = Pick<Around, 'settings' | 'onDirty'> & {
  onCancel: () => void;
  onDone: () => void;
};

type SettingsDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> & {
  onClose: () => void;
  children: (around: Around) => ReactNode;
};

/** A dialog with chat settings, which asks before it discards changes. */
export function SettingsDialog({ onClose, children, ...dialog }: SettingsDialogProps) {
  const { data, isError, error, refetch } = useRead('chat.settings');
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [leave, setLeave] = useState(() => onClose);
  const leaveBy = (way: () => void) => {
    setLeave(() => way);
    if (isDirty) setIsAsking(true);
    else way();
  };
  return (
    <Dialog open onClose={() => leaveBy(onClose)} {...dialog}>
      {data ? (
        children({ settings: data, onDirty: setIsDirty, leaveBy })
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
        title={m.settingsDialog.discardUnsavedChanges}
        text={m.settingsDialog.whatYouHaveChangedHereIs}
        confirm={m.settingsDialog.discardChanges}
        onConfirm={leave}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
