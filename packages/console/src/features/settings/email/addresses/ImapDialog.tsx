import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ImapAccountInput } from '@helpdesk/sdk/schema/operations';
import { sentencesOf, useDraft } from '../../../../data/use-draft.ts';
import { messageOr, messageUnlessAtFields, useWrite } from '../../../../data/use-write.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Input } from '../../../../ui/Input.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import { Switch } from '../../../../ui/Switch.tsx';
import m from '../../messages.yaml';
import { SignedInDialog } from './SignedInDialog.tsx';

/** The mailbox from which an address's email is fetched. */
export function ImapDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  if (item.imap?.provider) return <SignedInDialog address={item} onClose={onClose} />;
  return <PasswordDialog item={item} onClose={onClose} />;
}

/** The server and password of a mailbox; the sign-in is tested before it's saved. */
function PasswordDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  const { id, email, imap } = item;
  const draft = useDraft(() => ({
    host: imap?.host ?? '',
    port: String(imap?.port ?? 993),
    username: imap?.username ?? email,
    password: '',
    deleteFetched: imap?.deleteFetched ?? false,
  }));
  const { host, port, username, password, deleteFetched } = draft.values;
  const { write, busy } = useWrite('supportAddresses.connectImap', {
    done: m.imapDialog.mailboxConnected,
    failed: messageUnlessAtFields(m.imapDialog.couldntConnect),
    refresh: ['supportAddresses.list'],
    onDone: onClose,
    onFailed: draft.showRefusals,
  });
  const leaving = useWrite('supportAddresses.disconnectImap', {
    done: m.imapDialog.mailboxDisconnected,
    failed: messageOr(m.imapDialog.couldntDisconnect),
    refresh: ['supportAddresses.list'],
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.imapDialog.fetchOverImap({ email })}
      size="lg"
      submit={m.imapDialog.testAndSave}
      busy={busy}
      isDirty={draft.isDirty}
      onSubmit={() => {
        const body = {
          host,
          port: Number(port),
          username,
          deleteFetched,
          ...(password && { password }),
        };
        const validated = ImapAccountInput.safeParse(body);
        if (validated.success) write({ id, ...body });
        else draft.show(sentencesOf(validated));
      }}
      onClose={onClose}
    >
      {imap?.problem && <Banner tone="danger">{imap.problem}</Banner>}
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <Field label={m.imapDialog.imapServer} required error={draft.sentences.host}>
          <Input
            autoComplete="off"
            placeholder="imap.example.com"
            value={host}
            onChange={({ target }) => draft.change({ host: target.value })}
          />
        </Field>
        <Field label={m.imapDialog.port} hint={m.imapDialog.tls} error={draft.sentences.port}>
          <Input
            inputMode="numeric"
            value={port}
            onChange={({ target }) => draft.change({ port: target.value })}
          />
        </Field>
      </div>
      <Field label={m.imapDialog.userName} required error={draft.sentences.username}>
        <Input
          autoComplete="off"
          value={username}
          onChange={({ target }) => draft.change({ username: target.value })}
        />
      </Field>
      <Field
        label={m.imapDialog.password}
        hint={imap ? m.imapDialog.leaveEmptyToKeepIt : m.imapDialog.oftenAnAppPassword}
        error={draft.sentences.password}
      >
        <Input
          type="password"
          autoComplete="new-password"
          placeholder={imap ? '••••••••' : ''}
          value={password}
          onChange={({ target }) => draft.change({ password: target.value })}
        />
      </Field>
      <Switch
        checked={deleteFetched}
        label={m.imapDialog.deleteFetchedEmail}
        hint={m.imapDialog.otherwiseItStays}
        onChange={(checked) => draft.change({ deleteFetched: checked })}
      />
      {imap && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            busy={leaving.busy}
            onClick={() => leaving.write({ id })}
          >
            {m.imapDialog.disconnect}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
