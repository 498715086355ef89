import { PasswordInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Input } from '../../ui/Input.tsx';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [again, setAgain] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { field, errors, handleSubmit, showRefusals, watch } = useContractForm(PasswordInput, {
    defaults: { currentPassword: '', newPassword: '' },
  });
  const isDifferent = watch('newPassword') !== again;
  const { write, busy } = useWrite('profile.changePassword', {
    done: { title: 'Password Changed', text: 'You are signed out everywhere else.' },
    failed: messageOr('Failed to change password'),
    onDone: onClose,
    onFailed: showRefusals,
  });
  return (
    <FormDialog
      title="Change Password"
      size="sm"
      submit="Change Password"
      busy={busy}
      onSubmit={() => {
        setIsAsked(true);
        void handleSubmit((values) => {
          if (!isDifferent) write(values);
        })();
      }}
      onClose={onClose}
    >
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <Input
          {...field('currentPassword')}
          type="password"
          autoComplete="current-password"
          data-autofocus=""
        />
      </Field>
      <Field label="New Password" error={errors.newPassword?.message} hint="At least 6 characters.">
        <Input {...field('newPassword')} type="password" autoComplete="new-password" />
      </Field>
      <Field
        label="Confirm New Password"
        error={isAsked && isDifferent ? 'New passwords do not match' : undefined}
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
