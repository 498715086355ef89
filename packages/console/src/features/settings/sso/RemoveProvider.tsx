import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';

/** Removes single sign-on, after a question. */
export function RemoveProvider() {
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('sso.remove', {
    done: m.removeProvider.singleSignOnIsRemoved,
    failed: messageOr(m.removeProvider.failedToRemoveSingleSignOn),
    refresh: ['sso.get'],
    onDone: () => setIsAsking(false),
    onFailed: () => setIsAsking(false),
  });
  return (
    <CardBody className="flex flex-wrap items-center gap-3 border-t">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
        {m.removeProvider.withoutItYourStaffSignIn}
      </p>
      <Button onClick={() => setIsAsking(true)}>{m.removeProvider.removeSingleSignOn}</Button>
      <ConfirmDialog
        open={isAsking}
        title={m.removeProvider.removeSingleSignOn2}
        text={m.removeProvider.everybodyWhoSignedInByIt}
        confirm={m.removeProvider.remove}
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </CardBody>
  );
}
