import { useCurrentUser } from '../../../data/session.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import m from '../messages.yaml';
import { KeyFields } from './KeyFields.tsx';
import type { ApiKey } from './keys.ts';
import { useKeyForm } from './use-key-form.ts';

/** Changes the name, permissions and expiry of a key; the secret stays valid. */
export function EditKeyDialog({ item: apiKey, onClose }: ItemDialogProps<ApiKey>) {
  const { data: user } = useCurrentUser();
  const form = useKeyForm(apiKey);
  const { write, busy } = useWrite('apiKeys.update', {
    done: m.editKeyDialog.apiKeyUpdatedSuccessfully,
    failed: messageOr(m.editKeyDialog.failedToUpdateApiKey),
    refresh: ['apiKeys.list'],
    onDone: onClose,
    onFailed: form.showRefusals,
  });
  const { expiresAt } = form;
  const actsForId = form.actsForId === undefined ? user?.id : form.actsForId;
  const isForAnother = actsForId !== undefined && actsForId !== (apiKey.actsFor?.id ?? null);
  return (
    <FormDialog
      title={m.editKeyDialog.editApiKey}
      size="lg"
      submit={m.editKeyDialog.save}
      busy={busy}
      onSubmit={form.handleSubmit(({ name, publicName, permissions }) =>
        write({
          id: apiKey.id,
          name,
          publicName: publicName ?? null,
          permissions,
          ...(isForAnother && { actsForId }),
          ...(expiresAt !== undefined && { expiresAt }),
        }),
      )}
      onClose={onClose}
    >
      <KeyFields form={form} apiKey={apiKey} />
    </FormDialog>
  );
}
