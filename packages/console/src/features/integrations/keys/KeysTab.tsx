import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingRows } from '../LoadingRows.tsx';
import { DeleteKeyDialog } from './DeleteKeyDialog.tsx';
import { EditKeyDialog } from './EditKeyDialog.tsx';
import { type KeyAction, KeyRow } from './KeyRow.tsx';
import type { ApiKey } from './keys.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

const dialogs = { edit: EditKeyDialog, rotate: RotateKeyDialog, delete: DeleteKeyDialog };

type Open = { action: KeyAction; apiKey: ApiKey } | { action: 'create' };

/** The organization's API keys. */
export function KeysTab() {
  const { data, isError, error, refetch } = useRead('apiKeys.list');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const Shown = open && open.action !== 'create' ? dialogs[open.action] : null;
  const make = (
    <Button variant="primary" icon={<Plus />} onClick={() => setOpen({ action: 'create' })}>
      Create API Key
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="API Keys"
        subtitle="A key lets your programs do what its permissions and the member for whom it acts allow. Keep it on a server."
        actions={make}
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title="No API keys yet"
          text="Make one to read and open tickets from your own programs."
        />
      ) : (
        <ul aria-label="API keys" className="divide-y">
          {data ? (
            data.data.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                onOpen={(action) => setOpen({ action, apiKey: key })}
              />
            ))
          ) : (
            <LoadingRows />
          )}
        </ul>
      )}
      {open?.action === 'create' && <NewKeyDialog onClose={close} />}
      {Shown && open && 'apiKey' in open && <Shown apiKey={open.apiKey} onClose={close} />}
    </Card>
  );
}
