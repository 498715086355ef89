import { PasswordInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Input } from '../../ui/Input.tsx';
import m from './messages.yaml';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [again, setAgain] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { field, errors, handleSubmit, showRefusals, watch } = useContractForm(PasswordInput, {
    defaults: { currentPassword: '', newPassword: '' },
  });
  const isDifferent = watch('newPassword') !== again;
  const { write, busy } = useWrite('profile.changePassword', {
    done: {
      title: m.passwordDialog.passwordChanged,
      text: m.passwordDialog.youAreSignedOutEverywhereElse,
    },
    failed: messageOr(m.passwordDialog.failedToChangePassword),
    onDone: onClose,
    onFailed: showRefusals,
  });
  return (
    <FormDialog
      title={m.passwordDialog.changePassword}
      size="sm"
      submit={m.passwordDialog.changePassword}
      busy={busy}
      onSubmit={() => {
        setIsAsked(true);
        void handleSubmit((values) => {
          if (!isDifferent) write(values);
        })();
      }}
      onClose={onClose}
    >
      <Field label={m.passwordDialog.currentPassword} error={errors.currentPassword?.message}>
        <Input
          {...field('currentPassword')}
          type="password"
          autoComplete="current-password"
          data-autofocus=""
        />
      </Field>
      <Field
        label={m.passwordDialog.newPassword}
        error={errors.newPassword?.message}
        hint={m.passwordDialog.atLeast6Characters}
      >
        <Input {...field('newPassword')} type="password" autoComplete="new-password" />
      </Field>
      <Field
        label={m.passwordDialog.confirmNewPassword}
        error={isAsked && isDifferent ? m.passwordDialog.newPasswordsDoNotMatch : undefined}
      >
        <Input
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
