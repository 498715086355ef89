import { useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import m from '../messages.yaml';

/** The secret that the organization's site uses to sign its visitors' identities; shown once. */
export function IdentitySecret({ exists }: { exists: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState('');
  const { write, busy } = useWrite('chat.newIdentitySecret', {
    done: exists ? m.identitySecret.identitySecretReplaced : m.identitySecret.identitySecretMade,
    failed: messageOr(m.identitySecret.failedToMakeAnIdentitySecret),
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
          <h3 className="text-sm font-medium">{m.identitySecret.identitySecret}</h3>
          <p className="text-xs text-muted-foreground">
            {exists
              ? m.identitySecret.withItYourServerSignsWho
              : m.identitySecret.withItYourServerSignsWho2}
          </p>
        </div>
        <Button busy={busy} onClick={() => (exists ? setIsAsking(true) : write({}))}>
          {exists ? m.identitySecret.replaceSecret : m.identitySecret.makeASecret}
        </Button>
      </div>
      {secret && (
        <>
          <Banner tone="info">{m.identitySecret.copyItNowItIsShown}</Banner>
          <CopyBox
            copy={copyText}
            label={m.identitySecret.secret}
            hint={m.identitySecret.keepItOnYourServerNever}
            text={secret}
          />
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.identitySecret.replaceTheIdentitySecret}
        text={m.identitySecret.whatYourServerSignsWithThe}
        confirm={m.identitySecret.replace}
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
