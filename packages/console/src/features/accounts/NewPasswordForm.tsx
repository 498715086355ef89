import { ResetPasswordInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { dropAuthToken } from '../../data/signing-in/auth-token.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { refusalCode, serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import m from './messages.yaml';
import { forgetResetToken } from './reset-token.ts';

type NewPasswordFormProps = {
  token: string;
  onDone: () => void;
  /** Called when the link has been used or has expired. */
  onSpent: () => void;
};

export function NewPasswordForm({ token, onDone, onSpent }: NewPasswordFormProps) {
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, showRefusals } = useContractForm(ResetPasswordInput, {
    defaults: { token, newPassword: '' },
  });
  const { write, busy } = useWrite('auth.resetPassword', {
    onDone: () => {
      // The reset ended all sessions of the user, including the one of this window.
      forgetResetToken();
      dropAuthToken();
      onDone();
    },
    onFailed: (error) => {
      if (refusalCode(error) === 'token_invalid') {
        forgetResetToken();
        onSpent();
      } else if (!showRefusals(error)) {
        setRefusal(serverMessage(error, m.newPasswordForm.thePasswordCouldNotBeSet));
      }
    },
  });

  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <Banner>{refusal}</Banner>}
      <Field
        label={m.newPasswordForm.newPassword}
        error={errors.newPassword?.message}
        hint={m.newPasswordForm.atLeast6Characters}
      >
        <Input {...field('newPassword')} type="password" autoComplete="new-password" autoFocus />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {m.newPasswordForm.setNewPassword}
      </Button>
    </form>
  );
}
