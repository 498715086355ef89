import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import m from '../messages.yaml';
import { KeyFields } from './KeyFields.tsx';
import { KeySecret } from './KeySecret.tsx';
import { useKeyForm } from './use-key-form.ts';

/** Creates a key and shows its secret. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState('');
  const form = useKeyForm();
  const { actsForId, expiresAt } = form;
  const { write, busy } = useWrite('apiKeys.create', {
    done: m.newKeyDialog.apiKeyCreatedSuccessfully,
    failed: messageOr(m.newKeyDialog.failedToCreateApiKey),
    refresh: ['apiKeys.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.key),
    onFailed: form.showRefusals,
  });
  if (secret) return <KeySecret secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={m.newKeyDialog.createApiKey}
      size="lg"
      submit={m.newKeyDialog.createApiKey}
      busy={busy}
      onSubmit={form.handleSubmit((values) =>
        write({
          ...values,
          // Equivalent when changed: JSON leaves out what is undefined.
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
