import { Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Words } from '../Words.tsx';
import { type ApiKey, callsText, expiryText } from './keys.ts';

type KeyRowProps = { apiKey: ApiKey; onDelete: () => void };

export function KeyRow({ apiKey, onDelete }: KeyRowProps) {
  const { write, busy } = useWrite('apiKeys.update', {
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to update API key'),
    }),
    refresh: ['apiKeys.list'],
  });
  const expiry = expiryText(apiKey);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="max-w-full truncate font-medium">{apiKey.name}</span>
          {!apiKey.isActive && <Badge>Inactive</Badge>}
          {expiry && <Badge tone={expiry === 'Expired' ? 'danger' : 'neutral'}>{expiry}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          <code className="font-mono text-xs">
            {apiKey.prefix}…{apiKey.lastFour}
          </code>
          <span aria-hidden="true"> · </span>
          {apiKey.lastUsedAt ? (
            <>
              {callsText(apiKey)}, last used <Ago at={apiKey.lastUsedAt} isInline />
            </>
          ) : (
            'Never used'
          )}
        </p>
        <div className="mt-2">
          <Words words={apiKey.permissions} none="No permissions" />
        </div>
      </div>
      <div className="flex items-center gap-3">
        <Switch
          checked={apiKey.isActive}
          disabled={busy}
          onChange={(isActive) => write({ id: apiKey.id, isActive })}
          label={`${apiKey.name} is active`}
          hideLabel
        />
        <IconButton label={`Delete ${apiKey.name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
