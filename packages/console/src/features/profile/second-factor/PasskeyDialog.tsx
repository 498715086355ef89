import { PasskeyNameInput } from '@helpdesk/sdk/schema/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { withFreshProof } from '../../../data/signing-in/fresh-proof.ts';
import { makePasskey, whyNoPasskey } from '../../../data/signing-in/passkeys.ts';
import { toast } from '../../../data/toast.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { staleFactors } from './stale-factors.ts';

type PasskeyDialogProps = { onDone: (codes: string[]) => void; onClose: () => void };

/** Names a new passkey and creates it in the browser. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit } = useContractForm(PasskeyNameInput, {
    defaults: { name: '' },
  });
  const submit = handleSubmit(async ({ name }) => {
    setRefusal('');
    setBusy(true);
    try {
      const asked = await withFreshProof(() => callOperation('account.startPasskey', {}));
      const response = await makePasskey(asked.options);
      const { challenge } = asked;
      const made = await callOperation('account.addPasskey', { challenge, name, response });
      refresh(client, staleFactors);
      toast({
        title: m.passkeyDialog.passkeySetUp,
        text: m.passkeyDialog.youAreSignedOutEverywhereElse,
      });
      onDone(made.recoveryCodes);
    } catch (error) {
      const otherwise = m.passkeyDialog.thisDidNotWorkPleaseTry;
      setRefusal(whyNoPasskey(error) ?? serverMessage(error, otherwise));
    } finally {
      setBusy(false);
    }
  });
  return (
    <FormDialog
      title={m.passkeyDialog.setUpAPasskey}
      description={m.passkeyDialog.yourBrowserAsksWhereToKeep}
      size="sm"
      submit={m.passkeyDialog.setUp}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal && <Banner>{refusal}</Banner>}
      <Field
        label={m.passkeyDialog.name}
        hint={m.passkeyDialog.whatYouKnowItBySuch}
        error={errors.name?.message}
      >
        <Input {...field('name')} data-autofocus="" />
      </Field>
    </FormDialog>
  );
}
