import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';
import { UnsentItem } from './UnsentItem.tsx';
import { useUnsent } from './unsent-list.ts';

/** All unsent messages and changes of the member in this browser. */
export default function UnsentDialog({ onClose }: { onClose: () => void }) {
  const all = useUnsent();
  const navigate = useNavigate();
  function open(id: string) {
    onClose();
    void navigate({ to: '/tickets/$id', params: { id } as never });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.unsentDialog.waitingToBeSent}
      description={m.unsentDialog.keptInThisBrowserAndSent}
    >
      {all.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted-foreground">
          {m.unsentDialog.everythingHasBeenSent}
        </p>
      ) : (
        <ol className="flex flex-col gap-3">
          {all.map((unsent) => (
            <UnsentItem key={unsent.key} unsent={unsent} onEdit={open} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
