import { PasswordInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
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
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to change password'),
    }),
    onDone: onClose,
    onFailed: showRefusals,
  });
  return (
    <Dialog open onClose={onClose} title="Change Password" size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          setIsAsked(true);
          void handleSubmit((values) => {
            if (!isDifferent) write(values);
          })(event);
        }}
        className="flex flex-col gap-4"
      >
        <Field label="Current Password" error={errors.currentPassword?.message}>
          <Input
            {...field('currentPassword')}
            type="password"
            autoComplete="current-password"
            data-autofocus=""
          />
        </Field>
        <Field
          label="New Password"
          error={errors.newPassword?.message}
          hint="At least 6 characters."
        >
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
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Change Password
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
