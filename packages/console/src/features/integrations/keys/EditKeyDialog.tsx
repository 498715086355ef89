import { useCurrentUser } from '../../../data/session.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { KeyFields } from './KeyFields.tsx';
import type { ApiKey } from './keys.ts';
import { useKeyForm } from './use-key-form.ts';

type EditKeyDialogProps = { apiKey: ApiKey; onClose: () => void };

/** Changes what a key is called, may do and until when; programs go on using it as it is. */
export function EditKeyDialog({ apiKey, onClose }: EditKeyDialogProps) {
  const { data: user } = useCurrentUser();
  const form = useKeyForm(apiKey);
  const { write, busy } = useWrite('apiKeys.update', {
    done: 'API key updated successfully',
    failed: (error) => ({ title: 'Error', text: serverMessage(error, 'Failed to update API key') }),
    refresh: ['apiKeys.list'],
    onDone: onClose,
    onFailed: form.showRefusals,
  });
  const { expiresAt } = form;
  const actsForId = form.actsForId === undefined ? user?.id : form.actsForId;
  const isForAnother = actsForId !== undefined && actsForId !== (apiKey.actsFor?.id ?? null);
  return (
    <Dialog open onClose={onClose} title="Edit API Key" size="lg">
      <form
        noValidate
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
        className="flex flex-col gap-4"
      >
        <KeyFields form={form} apiKey={apiKey} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
