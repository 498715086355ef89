import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingRows } from '../LoadingRows.tsx';
import { DeleteKeyDialog } from './DeleteKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import type { ApiKey } from './keys.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';

/** The organization's API keys. */
export function KeysTab() {
  const { data, isError, error, refetch } = useRead('apiKeys.list');
  const [isMaking, setIsMaking] = useState(false);
  const [deleting, setDeleting] = useState<ApiKey | null>(null);
  const make = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsMaking(true)}>
      Create API Key
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="API Keys"
        subtitle="A key acts for the organization, within its permissions, under /api/v1."
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
              <KeyRow key={key.id} apiKey={key} onDelete={() => setDeleting(key)} />
            ))
          ) : (
            <LoadingRows />
          )}
        </ul>
      )}
      {isMaking && <NewKeyDialog onClose={() => setIsMaking(false)} />}
      {deleting && <DeleteKeyDialog apiKey={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}
