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
import m from '../messages.yaml';
import { Words } from '../Words.tsx';
import { WebhookTrouble } from './WebhookTrouble.tsx';
import { statusTones, type Webhook } from './webhooks.ts';

export type WebhookAction = 'edit' | 'delete' | 'rotate' | 'deliveries';

type WebhookRowProps = { webhook: Webhook; onOpen: (action: WebhookAction) => void };

const testReads = ['webhooks.deliveries'] as const;

export function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const { id, name, url, status, isActive, lastTriggeredAt, retryCount } = webhook;
  const toggle = useWrite('webhooks.update', {
    failed: messageOr(m.webhookRow.failedToUpdateWebhook),
    refresh: ['webhooks.list'],
  });
  const test = useWrite('webhooks.test', {
    done: m.webhookRow.testWebhookSentSuccessfully,
    failed: (error) => {
      const [why] = fieldRefusals(error);
      return why && refusalCode(error) === 'delivery_failed'
        ? { title: m.webhookRow.failedToTestWebhook, text: why.message }
        : {
            title: m.webhookRow.error,
            text: serverMessage(error, m.webhookRow.failedToTestWebhook),
          };
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
            label={m.webhookRow.isActive({ name })}
            hideLabel
            className="mr-2 p-1"
          />
          <Button icon={<Send />} busy={test.busy} onClick={() => test.write({ id })}>
            {m.webhookRow.test}
          </Button>
          <MoreMenu label={m.webhookRow.actionsFor({ name })}>
            <MenuItem icon={<Pencil />} onSelect={() => onOpen('edit')}>
              {m.webhookRow.edit}
            </MenuItem>
            <MenuItem icon={<ScrollText />} onSelect={() => onOpen('deliveries')}>
              {m.webhookRow.deliveries}
            </MenuItem>
            <MenuItem icon={<KeyRound />} onSelect={() => onOpen('rotate')}>
              {m.webhookRow.rotateSecret}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={() => onOpen('delete')}>
              {m.webhookRow.delete}
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      <p className="mt-0.5 truncate font-mono text-xs text-muted-foreground">{url}</p>
      <p className="mt-0.5 text-sm text-muted-foreground">
        {lastTriggeredAt ? (
          <>{m.webhookRow.lastSent.rich({ ago: <Ago at={lastTriggeredAt} isInline /> })}</>
        ) : (
          m.webhookRow.nothingSentYet
        )}
        {retryCount > 0 && m.webhookRow.failedSinceTheLastSuccess({ retryCount })}
      </p>
      <div className="mt-2">
        <Words words={webhook.events} none={m.webhookRow.noEvents} />
      </div>
      {webhook.filter && (
        <p className="mt-1.5 text-xs wrap-anywhere text-muted-foreground">
          {m.webhookRow.onlyTickets.rich({
            code: <code className="font-mono">{webhook.filter}</code>,
          })}
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
