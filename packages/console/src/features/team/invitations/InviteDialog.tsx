import type { Role } from '@helpdesk/sdk/rules/roles';
import { InviteInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useCan, useCurrentUser } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { sentences } from '../invite-choices.ts';
import type { Invitation } from '../members.ts';
import m from '../messages.yaml';
import { RolePicker } from '../RolePicker.tsx';
import { InviteLink } from './InviteLink.tsx';

type InviteDialogProps = {
  onClose: () => void;
  /** The screen that opened it: each has its own texts. */
  from?: keyof typeof sentences;
};

const offered: Record<keyof typeof sentences, readonly Role[]> = {
  dashboard: ['agent', 'admin'],
  team: ['agent', 'admin', 'customer'],
};

/** Invites people by email, one after another, and shows the link of the last invitation for sharing manually. */
export default function InviteDialog({ onClose, from = 'dashboard' }: InviteDialogProps) {
  const [sent, setSent] = useState<Invitation | null>(null);
  const isUnconfirmed = useCurrentUser().data?.emailConfirmed === false;
  const may = useCan();
  // Also for the dashboard's dialog, but only if the user may see roles.
  const { data: roles = [] } = useRead('team.roles', {}, { enabled: may('manage_team') });
  const [customRoleId, setCustomRoleId] = useState('');
  const { field, errors, handleSubmit, showRefusals, reset, getValues, watch } = useContractForm(
    InviteInput,
    { defaults: { email: '', role: 'agent', message: '' } },
  );
  const { write, busy } = useWrite('team.invite', {
    done: sentences[from].done,
    failed: (error) => ({
      title: sentences[from].failed,
      text: serverMessage(error, m.inviteDialog.anErrorOccurredWhileSendingThe),
    }),
    refresh: ['team.list', 'team.invitations'],
    onDone: (invitation) => {
      setSent(invitation);
      reset();
    },
    onFailed: showRefusals,
  });

  const isAgent = watch('role') === 'agent';

  function refuse() {
    if (getValues('email').trim() !== '') return;
    toast({
      title: m.inviteDialog.emailRequired,
      text: m.inviteDialog.pleaseEnterAnEmailAddress,
      destructive: true,
    });
  }

  return (
    <Dialog open onClose={onClose} title={m.inviteDialog.inviteTeamMembers}>
      {sent?.url && <InviteLink key={sent.id} email={sent.email} url={sent.url} />}
      <form
        noValidate
        onSubmit={handleSubmit(
          (values) => write({ ...values, ...(isAgent && customRoleId !== '' && { customRoleId }) }),
          refuse,
        )}
        className="flex flex-col gap-4"
      >
        <Field label={m.inviteDialog.email} required error={errors.email?.message}>
          <Input
            {...field('email')}
            type="email"
            required
            autoComplete="off"
            data-autofocus=""
            placeholder="name@company.com"
          />
        </Field>
        <RolePicker roles={offered[from]} field={field('role')} />
        {isAgent && roles.length > 0 && (
          <Field label={m.inviteDialog.whatTheyMayDo}>
            <Select
              options={[
                { value: '', label: m.inviteDialog.allThatAgentsMay },
                ...roles.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={customRoleId}
              onChange={({ target }) => setCustomRoleId(target.value)}
            />
          </Field>
        )}
        <Field
          label={m.inviteDialog.personalMessageOptional}
          error={errors.message?.message}
          hint={isUnconfirmed && m.inviteDialog.youCanAddAMessageOnce}
        >
          <Textarea {...field('message')} rows={3} disabled={isUnconfirmed} />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{sent ? m.inviteDialog.done : m.inviteDialog.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {m.inviteDialog.sendInvitation}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
