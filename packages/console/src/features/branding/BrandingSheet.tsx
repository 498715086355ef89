import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BrandingForm } from './BrandingForm.tsx';

/** Name, logo and color with their preview, over any page. */
export default function BrandingSheet({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useRead('organization.get');
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Sheet
      isWide
      title="Branding"
      description="How your forms, chats, emails and help center look."
      onClose={() => (isDirty ? setAsking(true) : onClose())}
    >
      {data ? (
        <BrandingForm organization={data.organization} onDirty={setDirty} />
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64" />
      )}
      <ConfirmDialog
        open={isAsking}
        title="Discard unsaved changes?"
        text="Your branding changes are not saved."
        confirm="Discard changes"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Sheet>
  );
}
