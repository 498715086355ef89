import { useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';

/** The secret with which the organization's own site signs its visitors' identities; shown once. */
export function IdentitySecret({ exists }: { exists: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState('');
  const { write, busy } = useWrite('chat.newIdentitySecret', {
    done: exists ? 'Identity secret replaced' : 'Identity secret made',
    failed: messageOr('Failed to make an identity secret'),
    refresh: ['chat.settings'],
    onDone: (made) => {
      setIsAsking(false);
      setSecret(made.secret);
    },
  });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="text-sm font-medium">Identity secret</h3>
          <p className="text-xs text-muted-foreground">
            With it your server signs who a visitor is (a JWT with HS256), so that they need not say
            so themselves. {exists ? 'There is one.' : 'There is none yet.'}
          </p>
        </div>
        <Button busy={busy} onClick={() => (exists ? setIsAsking(true) : write({}))}>
          {exists ? 'Replace secret' : 'Make a secret'}
        </Button>
      </div>
      {secret && (
        <>
          <Banner tone="info">Copy it now: it is shown only this once.</Banner>
          <CopyBox
            copy={copyText}
            label="Secret"
            hint="Keep it on your server; never in a page."
            text={secret}
          />
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Replace the identity secret?"
        text="What your server signs with the one before is accepted for a day more. If it may be known to others, replace it twice: then it is refused at once."
        confirm="Replace"
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
