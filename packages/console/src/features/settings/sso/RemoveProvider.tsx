import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Removes single sign-on, after a question. */
export function RemoveProvider() {
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('sso.remove', {
    done: 'Single sign-on is removed',
    failed: messageOr('Failed to remove single sign-on'),
    refresh: ['sso.get'],
    onDone: () => setIsAsking(false),
    onFailed: () => setIsAsking(false),
  });
  return (
    <CardBody className="flex flex-wrap items-center gap-3 border-t">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
        Without it, your staff sign in with a password, which they can set by mail.
      </p>
      <Button onClick={() => setIsAsking(true)}>Remove single sign-on</Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove single sign-on?"
        text="Everybody who signed in by it is signed out. They stay members, and sign in with a password, which they can set by mail. The client secret is forgotten."
        confirm="Remove"
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </CardBody>
  );
}
