import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { isMissing, useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';

/** The first and last characters of the organization's own key, and a button to replace it; the new key is shown once. */
export function OwnKey() {
  const { data, error } = useRead('organization.apiKey');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState('');
  const isNone = isMissing(error);
  const { write, busy } = useWrite('organization.regenerateApiKey', {
    done: m.ownKey.apiKeyRegenerated,
    failed: m.ownKey.failedToRegenerateApiKey,
    refresh: ['organization.apiKey', 'apiKeys.list'],
    onDone: ({ apiKey }) => {
      setIsAsking(false);
      setSecret(apiKey);
    },
  });
  return (
    <CardBody className="flex flex-col gap-3 border-t">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="text-sm font-medium">{m.ownKey.yourKey}</h3>
          <p className="mt-0.5 font-mono text-xs text-muted-foreground wrap-anywhere">
            {data?.apiKey ??
              (isNone ? (
                m.ownKey.thereIsNoneYet
              ) : error ? (
                m.ownKey.itCouldNotBeLoaded
              ) : (
                <Skeleton className="h-3.5 w-32" />
              ))}
          </p>
        </div>
        <Button
          icon={<RotateCw />}
          busy={busy}
          onClick={() => (isNone ? write({}) : setIsAsking(true))}
        >
          {isNone ? m.ownKey.makeAKey : m.ownKey.regenerate}
        </Button>
      </div>
      {secret && (
        <>
          <Banner tone="info">{m.ownKey.copyItNowItIsShown}</Banner>
          <CopyBox
            copy={copyText}
            label={m.ownKey.newApiKey}
            hint={m.ownKey.sendItAsAuthorizationBearer}
            text={secret}
          />
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.ownKey.regenerateTheApiKey}
        text={m.ownKey.theKeyBeforeStopsWorkingAt}
        confirm={m.ownKey.regenerate}
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </CardBody>
  );
}
