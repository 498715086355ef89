import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { ResourceRow } from '../../../ui/resource/ResourceRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { Words } from '../Words.tsx';
import { type ApiKey, actsForText, callsText, expiryText, rotationText } from './keys.ts';

export type KeyAction = 'edit' | 'rotate' | 'delete';

type KeyRowProps = { apiKey: ApiKey; onOpen: (action: KeyAction) => void };

export function KeyRow({ apiKey, onOpen }: KeyRowProps) {
  const { write, busy } = useWrite('apiKeys.update', {
    failed: messageOr(m.keyRow.failedToUpdateApiKey),
    refresh: ['apiKeys.list'],
  });
  const expiry = expiryText(apiKey);
  const rotation = rotationText(apiKey);
  return (
    <ResourceRow
      name={apiKey.name}
      badges={
        <>
          {!apiKey.isActive && <Badge>{m.keyRow.inactive}</Badge>}
          {expiry && <Badge tone={expiry === 'Expired' ? 'danger' : 'neutral'}>{expiry}</Badge>}
        </>
      }
      actions={
        <>
          <Switch
            checked={apiKey.isActive}
            disabled={busy}
            onChange={(isActive) => write({ id: apiKey.id, isActive })}
            label={m.keyRow.isActive({ apiKey: apiKey.name })}
            hideLabel
            className="mr-2 p-1"
          />
          <MoreMenu label={m.keyRow.actionsFor({ apiKey: apiKey.name })}>
            <MenuItem icon={<Pencil />} onSelect={() => onOpen('edit')}>
              {m.keyRow.edit}
            </MenuItem>
            <MenuItem icon={<KeyRound />} onSelect={() => onOpen('rotate')}>
              {m.keyRow.rotate}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={() => onOpen('delete')}>
              {m.keyRow.delete}
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      <p className="mt-0.5 text-sm text-muted-foreground">
        <code className="font-mono text-xs">
          {apiKey.prefix}…{apiKey.lastFour}
        </code>
        <span aria-hidden="true"> · </span>
        {apiKey.lastUsedAt ? (
          <>
            {m.keyRow.lastUsed.rich({
              callsText: callsText(apiKey),
              ago: <Ago at={apiKey.lastUsedAt} isInline />,
            })}
          </>
        ) : (
          m.keyRow.neverUsed
        )}
      </p>
      <p className="mt-0.5 text-sm text-muted-foreground">{actsForText(apiKey)}</p>
      {rotation && <p className="mt-0.5 text-sm text-muted-foreground">{rotation}</p>}
      <div className="mt-2">
        <Words words={apiKey.permissions} none={m.keyRow.noPermissions} />
      </div>
    </ResourceRow>
  );
}
