import type { Schema } from '@helpdesk/sdk/contract/operations';
import { SupportAddressInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { sentencesOf, useDraft } from '../../../../data/use-draft.ts';
import { messageUnlessAtFields, useWrite } from '../../../../data/use-write.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Input } from '../../../../ui/Input.tsx';
import m from '../../messages.yaml';
import { SenderNameField } from './SenderNameField.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

/** Asks for an address, then shows how to connect it. */
export function NewAddressDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Schema<'SupportAddress'> | null>(null);
  const draft = useDraft(() => ({ email: '', name: '' }));
  const { email, name } = draft.values;
  const { write, busy } = useWrite('supportAddresses.create', {
    failed: messageUnlessAtFields(m.newAddressDialog.couldntAddTheAddress),
    refresh: ['supportAddresses.list'],
    onDone: setMade,
    onFailed: draft.showRefusals,
  });
  if (made) return <SetUpDialog item={made} onClose={onClose} />;
  return (
    <FormDialog
      title={m.newAddressDialog.addSupportAddress}
      submit={m.newAddressDialog.continue}
      busy={busy}
      isDirty={draft.isDirty}
      onSubmit={() => {
        const body = { email, ...(name.trim() && { name }) };
        const validated = SupportAddressInput.safeParse(body);
        if (validated.success) write(body);
        else draft.show(sentencesOf(validated));
      }}
      onClose={onClose}
    >
      <Field
        label={m.newAddressDialog.emailAddress}
        required
        error={draft.sentences.email}
        hint={m.newAddressDialog.theAddressYourCustomersWriteTo}
      >
        <Input
          type="email"
          autoComplete="off"
          placeholder="support@example.com"
          value={email}
          onChange={({ target }) => draft.change({ email: target.value })}
        />
      </Field>
      <SenderNameField
        value={name}
        error={draft.sentences.name}
        onChange={(changed) => draft.change({ name: changed })}
      />
    </FormDialog>
  );
}
