import { permissionOfEvent } from '@helpdesk/sdk/rules/event-permissions';
import { WebhookInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { HeadersField } from './HeadersField.tsx';
import { type HeaderRow, inputOf, rowsOf } from './headers.ts';
import { SigningSecret } from './SigningSecret.tsx';
import { eventGroups, type Webhook } from './webhooks.ts';

type WebhookDialogProps = {
  /** The webhook to edit; absent to create one. */
  item?: Webhook;
  onClose: () => void;
};

/** Creates a webhook and shows its secret, or edits one. */
export function WebhookDialog({ item: webhook, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState('');
  const [headers, setHeaders] = useState<readonly HeaderRow[]>(() =>
    rowsOf(webhook?.headers ?? []),
  );
  const { field, errors, handleSubmit, showRefusals, setValue, clearErrors } = useContractForm(
    WebhookInput,
    {
      defaults: {
        name: webhook?.name ?? '',
        url: webhook?.url ?? '',
        events: webhook?.events ?? ['ticket.created' as const],
        filter: webhook?.filter ?? '',
        headers: inputOf(headers),
        isActive: webhook?.isActive ?? true,
      },
    },
  );
  const can = useCan();
  const isReadable = (name: string) => can(permissionOfEvent(name) ?? undefined);
  /** Whether the webhook gets events that the user may not read: editing it would let them redirect these to themselves. */
  const isHigher = webhook?.events.every(isReadable) === false;
  function changeHeaders(rows: readonly HeaderRow[]) {
    setHeaders(rows);
    setValue('headers', inputOf(rows));
    clearErrors('headers');
  }
  const create = useWrite('webhooks.create', {
    done: m.webhookDialog.webhookCreatedSuccessfully,
    failed: messageOr(m.webhookDialog.failedToCreateWebhook),
    refresh: ['webhooks.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.secret),
    onFailed: showRefusals,
  });
  const update = useWrite('webhooks.update', {
    done: m.webhookDialog.webhookUpdatedSuccessfully,
    failed: messageOr(m.webhookDialog.failedToUpdateWebhook),
    refresh: ['webhooks.list'],
    onDone: onClose,
    onFailed: showRefusals,
  });
  if (secret)
    return (
      <SigningSecret title={m.webhookDialog.webhookCreated} secret={secret} onClose={onClose} />
    );
  return (
    <FormDialog
      title={webhook ? m.webhookDialog.editWebhook : m.webhookDialog.createWebhook}
      submit={webhook ? m.webhookDialog.saveChanges : m.webhookDialog.createWebhook}
      disabled={isHigher}
      busy={create.busy || update.busy}
      onSubmit={handleSubmit(({ isActive, ...values }) =>
        webhook
          ? update.write({ id: webhook.id, ...values })
          : create.write({ isActive, ...values }),
      )}
      onClose={onClose}
    >
      <Field label={m.webhookDialog.name} required error={errors.name?.message}>
        <Input
          {...field('name')}
          data-autofocus=""
          autoComplete="off"
          placeholder={m.webhookDialog.shop}
        />
      </Field>
      <Field
        label={m.webhookDialog.url}
        required
        error={errors.url?.message}
        hint={m.webhookDialog.itIsSentAPostAnd}
      >
        <Input
          {...field('url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/hooks/helpdesk"
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{m.webhookDialog.events}</legend>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {eventGroups.map(({ title: group, names, lack }) => (
            <fieldset key={group} className="flex flex-col gap-2">
              <legend className="mb-1.5 text-xs text-muted-foreground">{group}</legend>
              {!names.every(isReadable) && <p className="text-xs text-muted-foreground">{lack}</p>}
              {names.map((name) => (
                <label
                  key={name}
                  className="flex items-center gap-2 text-sm has-disabled:opacity-60"
                >
                  <input
                    {...field('events')}
                    type="checkbox"
                    value={name}
                    disabled={!isReadable(name)}
                    className="size-4 accent-primary"
                  />
                  <code className="font-mono text-xs">{name}</code>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        {errors.events && (
          <p role="alert" className="mt-1.5 text-xs text-destructive-text">
            {errors.events.message}
          </p>
        )}
      </fieldset>
      <Field
        label={m.webhookDialog.onlyTickets}
        error={errors.filter?.message}
        hint={m.webhookDialog.asInTheSearchOfTickets}
      >
        <Input
          {...field('filter')}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          placeholder={m.webhookDialog.priorityUrgent}
        />
      </Field>
      <HeadersField rows={headers} error={errors.headers?.message} onChange={changeHeaders} />
      {isHigher && (
        <p className="text-sm text-muted-foreground">
          {m.webhookDialog.thisWebhookIsSentEventsThat}
        </p>
      )}
    </FormDialog>
  );
}
