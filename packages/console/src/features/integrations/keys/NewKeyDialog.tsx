import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
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
    failed: messageOr('Failed to create API key'),
    refresh: ['apiKeys.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.key),
    onFailed: form.showRefusals,
  });
  if (secret) return <KeySecret secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title="Create API Key"
      size="lg"
      submit="Create API Key"
      busy={busy}
      onSubmit={form.handleSubmit((values) =>
        write({
          ...values,
          ...(actsForId !== undefined && { actsForId }),
          ...(expiresAt && { expiresAt }),
        }),
      )}
      onClose={onClose}
    >
      <KeyFields form={form} />
    </FormDialog>
  );
}
