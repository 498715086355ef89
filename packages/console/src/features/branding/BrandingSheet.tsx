import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BrandingForm } from './BrandingForm.tsx';
import m from './messages.yaml';

/** The form for name, logo and color with their preview, over any page. */
export default function BrandingSheet({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useRead('organization.get');
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Sheet
      isWide
      title={m.brandingSheet.branding}
      description={m.brandingSheet.howYourFormsChatsEmailsAnd}
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
        title={m.brandingSheet.discardUnsavedChanges}
        text={m.brandingSheet.yourBrandingChangesAreNotSaved}
        confirm={m.brandingSheet.discardChanges}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Sheet>
  );
}
