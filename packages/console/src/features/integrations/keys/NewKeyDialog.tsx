import { useState } from 'react';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { KeyFields } from './KeyFields.tsx';
import { KeySecret } from './KeySecret.tsx';
import { useKeyForm } from './use-key-form.ts';

/** Creates a key and shows it. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState('');
  const form = useKeyForm();
  const { actsForId, expiresAt } = form;
  const { write, busy } = useWrite('apiKeys.create', {
    done: 'API key created successfully',
    failed: (error) => ({ title: 'Error', text: serverMessage(error, 'Failed to create API key') }),
    refresh: ['apiKeys.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.key),
    onFailed: form.showRefusals,
  });
  if (secret) return <KeySecret secret={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Create API Key" size="lg">
      <form
        noValidate
        onSubmit={form.handleSubmit((values) =>
          write({
            ...values,
            ...(actsForId !== undefined && { actsForId }),
            ...(expiresAt && { expiresAt }),
          }),
        )}
        className="flex flex-col gap-4"
      >
        <KeyFields form={form} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Create API Key
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
