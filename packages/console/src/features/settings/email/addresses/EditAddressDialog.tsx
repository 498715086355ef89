import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import { variableInsertions } from '../../../../data/replies/reply-insertions.ts';
import { somebody, useSigned } from '../../../../data/replies/signature.ts';
import { useCan } from '../../../../data/session.ts';
import { useDraft } from '../../../../data/use-draft.ts';
import { useRead } from '../../../../data/use-read.ts';
import { messageUnlessAtFields, useWrite } from '../../../../data/use-write.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import { Select } from '../../../../ui/Select.tsx';
import { SignatureFields } from '../../../../ui/signature/SignatureFields.tsx';
import m from '../../messages.yaml';
import { SenderNameField } from './SenderNameField.tsx';

type Address = Schema<'SupportAddress'>;

/** The sender name, assignee and signature of an address. */
export function EditAddressDialog({ item, onClose }: ItemDialogProps<Address>) {
  const { id, email } = item;
  const mayAssign = useCan()('assign_tickets');
  const draft = useDraft(() => ({
    name: item.name ?? '',
    signature: item.signature ?? '',
    assigneeId: item.assignee?.id ?? '',
  }));
  const { name, signature, assigneeId } = draft.values;
  const preview = useSigned(somebody, { own: null, organization: signature });
  const { write, busy } = useWrite('supportAddresses.update', {
    done: m.editAddressDialog.supportAddressSaved,
    failed: messageUnlessAtFields(m.editAddressDialog.couldntSaveTheAddress),
    refresh: ['supportAddresses.list'],
    onDone: onClose,
    onFailed: draft.showRefusals,
  });
  return (
    <FormDialog
      title={m.editAddressDialog.edit({ email })}
      size="lg"
      submit={m.editAddressDialog.save}
      busy={busy}
      isDirty={draft.isDirty}
      onSubmit={() =>
        write({
          id,
          name: name.trim() || null,
          signature: signature.trim() || null,
          ...(mayAssign && { assigneeId: assigneeId || null }),
        })
      }
      onClose={onClose}
    >
      <SenderNameField
        value={name}
        error={draft.sentences.name}
        onChange={(changed) => draft.change({ name: changed })}
      />
      {mayAssign && (
        <AssigneeField
          current={item.assignee}
          value={assigneeId}
          error={draft.sentences.assigneeId}
          onChange={(picked) => draft.change({ assigneeId: picked })}
        />
      )}
      <SignatureFields
        value={signature}
        error={draft.sentences.signature ?? null}
        hint={m.editAddressDialog.usedByMembersWithoutTheirOwn}
        insertions={variableInsertions}
        preview={preview}
        none={m.editAddressDialog.theOrganizationsSignatureIsUsed}
        onChange={(text) => draft.change({ signature: text })}
      />
    </FormDialog>
  );
}

type AssigneeFieldProps = {
  current: Address['assignee'];
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
};

function AssigneeField({ current, value, error, onChange }: AssigneeFieldProps) {
  const { data: members = [] } = useRead('team.assignable');
  const options = members.map(({ user }) => ({ value: user.id, label: agentName(user) }));
  // The assignee has left, or the list is still loading: the select must not show another name.
  if (current && !options.some((one) => one.value === current.id)) {
    options.unshift({ value: current.id, label: current.name });
  }
  return (
    <Field
      label={m.editAddressDialog.assignNewTicketsTo}
      error={error}
      hint={m.editAddressDialog.changesNoTicketsYouAlreadyHave}
    >
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[{ value: '', label: m.editAddressDialog.automatic }, ...options]}
      />
    </Field>
  );
}
