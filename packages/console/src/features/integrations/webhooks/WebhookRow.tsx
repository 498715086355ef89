import { KeyRound, Pencil, ScrollText, Send, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import {
  fieldRefusals,
  messageOr,
  refusalCode,
  serverMessage,
  useWrite,
} from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { ResourceRow } from '../../../ui/resource/ResourceRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Words } from '../Words.tsx';
import { WebhookTrouble } from './WebhookTrouble.tsx';
import { statusTones, type Webhook } from './webhooks.ts';

export type WebhookAction = 'edit' | 'delete' | 'rotate' | 'deliveries';

type WebhookRowProps = { webhook: Webhook; onOpen: (action: WebhookAction) => void };

const testReads = ['webhooks.deliveries'] as const;

export function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const { id, name, url, status, isActive, lastTriggeredAt, retryCount } = webhook;
  const toggle = useWrite('webhooks.update', {
    failed: messageOr('Failed to update webhook'),
    refresh: ['webhooks.list'],
  });
  const test = useWrite('webhooks.test', {
    done: 'Test webhook sent successfully',
    failed: (error) => {
      const [why] = fieldRefusals(error);
      return why && refusalCode(error) === 'delivery_failed'
        ? { title: 'Failed to test webhook', text: why.message }
        : { title: 'Error', text: serverMessage(error, 'Failed to test webhook') };
    },
    refresh: testReads,
    refreshAfterFailure: () => testReads,
  });
  return (
    <ResourceRow
      name={name}
      badges={<Badge tone={statusTones[status]}>{status}</Badge>}
      actions={
        <>
          <Switch
            checked={isActive}
            disabled={toggle.busy}
            onChange={(active) => toggle.write({ id, isActive: active })}
            label={`${name} is active`}
            hideLabel
            className="mr-2 p-1"
          />
          <Button icon={<Send />} busy={test.busy} onClick={() => test.write({ id })}>
            Test
          </Button>
          <MoreMenu label={`Actions for ${name}`}>
            <MenuItem icon={<Pencil />} onSelect={() => onOpen('edit')}>
              Edit
            </MenuItem>
            <MenuItem icon={<ScrollText />} onSelect={() => onOpen('deliveries')}>
              Deliveries
            </MenuItem>
            <MenuItem icon={<KeyRound />} onSelect={() => onOpen('rotate')}>
              Rotate secret
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={() => onOpen('delete')}>
              Delete
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      <p className="mt-0.5 truncate font-mono text-xs text-muted-foreground">{url}</p>
      <p className="mt-0.5 text-sm text-muted-foreground">
        {lastTriggeredAt ? (
          <>
            Last sent <Ago at={lastTriggeredAt} isInline />
          </>
        ) : (
          'Nothing sent yet'
        )}
        {retryCount > 0 && `, ${retryCount} failed since the last success`}
      </p>
      <div className="mt-2">
        <Words words={webhook.events} none="No events" />
      </div>
      {webhook.filter && (
        <p className="mt-1.5 text-xs wrap-anywhere text-muted-foreground">
          Only tickets: <code className="font-mono">{webhook.filter}</code>
        </p>
      )}
      <WebhookTrouble
        webhook={webhook}
        busy={toggle.busy}
        onTurnOn={() => toggle.write({ id, isActive: true })}
      />
    </ResourceRow>
  );
}
