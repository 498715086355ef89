import { Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Words } from '../Words.tsx';
import { type ApiKey, actsForText, callsText, expiryText, rotationText } from './keys.ts';

export type KeyAction = 'edit' | 'rotate' | 'delete';

type KeyRowProps = { apiKey: ApiKey; onOpen: (action: KeyAction) => void };

export function KeyRow({ apiKey, onOpen }: KeyRowProps) {
  const { write, busy } = useWrite('apiKeys.update', {
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to update API key'),
    }),
    refresh: ['apiKeys.list'],
  });
  const expiry = expiryText(apiKey);
  const rotation = rotationText(apiKey);
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
        <p className="mt-0.5 text-sm text-muted-foreground">{actsForText(apiKey)}</p>
        {rotation && <p className="mt-0.5 text-sm text-muted-foreground">{rotation}</p>}
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
        <Menu
          label={`Actions for ${apiKey.name}`}
          placement="bottom-end"
          trigger={(props) => (
            <IconButton {...props} label={`Actions for ${apiKey.name}`}>
              <Ellipsis />
            </IconButton>
          )}
        >
          <MenuItem icon={<Pencil />} onSelect={() => onOpen('edit')}>
            Edit
          </MenuItem>
          <MenuItem icon={<KeyRound />} onSelect={() => onOpen('rotate')}>
            Rotate
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} destructive onSelect={() => onOpen('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
