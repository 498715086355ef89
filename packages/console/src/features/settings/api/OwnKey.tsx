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

/** The first and last characters of the organization's own key, and a new one, which is shown once. */
export function OwnKey() {
  const { data, error } = useRead('organization.apiKey');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState('');
  const isNone = isMissing(error);
  const { write, busy } = useWrite('organization.regenerateApiKey', {
    done: 'API key regenerated',
    failed: 'Failed to regenerate API key',
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
          <h3 className="text-sm font-medium">Your key</h3>
          <p className="mt-0.5 font-mono text-xs text-muted-foreground wrap-anywhere">
            {data?.apiKey ??
              (isNone ? (
                'There is none yet.'
              ) : error ? (
                'It could not be loaded.'
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
          {isNone ? 'Make a key' : 'Regenerate'}
        </Button>
      </div>
      {secret && (
        <>
          <Banner tone="info">Copy it now: it is shown only this once.</Banner>
          <CopyBox
            copy={copyText}
            label="New API key"
            hint="Send it as Authorization: Bearer …"
            text={secret}
          />
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Regenerate the API key?"
        text="The key before stops working at once, in every program that uses it."
        confirm="Regenerate"
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </CardBody>
  );
}
