import { ConfirmPasswordInput } from '@helpdesk/sdk/schema/operations';
import { answerProof } from '../data/signing-in/fresh-proof.ts';
import { useContractForm } from '../data/use-contract-form.ts';
import { messageUnlessAtFields, useWrite } from '../data/use-write.ts';
import { Field } from '../ui/Field.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Input } from '../ui/Input.tsx';
import m from './messages.yaml';

/** Asks for the password before a sensitive operation, then repeats the operation. */
export default function ConfirmIdentityDialog() {
  const { field, errors, handleSubmit, showRefusals } = useContractForm(ConfirmPasswordInput, {
    defaults: { currentPassword: '' },
  });
  const { write, busy } = useWrite('auth.confirmPassword', {
    failed: messageUnlessAtFields(m.confirmIdentityDialog.failedToConfirmYourPassword),
    onDone: () => answerProof(true),
    onFailed: showRefusals,
  });
  return (
    <FormDialog
      title={m.confirmIdentityDialog.confirmItsYou}
      description={m.confirmIdentityDialog.youSignedInAWhileAgo}
      size="sm"
      submit={m.confirmIdentityDialog.confirm}
      busy={busy}
      onSubmit={handleSubmit((input) => write(input))}
      onClose={() => answerProof(false)}
    >
      <Field label={m.confirmIdentityDialog.yourPassword} error={errors.currentPassword?.message}>
        <Input
          {...field('currentPassword')}
          type="password"
          autoComplete="current-password"
          data-autofocus=""
        />
      </Field>
    </FormDialog>
  );
}
