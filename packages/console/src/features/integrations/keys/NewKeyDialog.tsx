import { ApiKeyInput } from '@helpdesk/sdk/contract/schemas';
import { useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PermissionPicker } from './PermissionPicker.tsx';

/** Creates a key and shows it once, so only the user closes the dialog. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState('');
  const { field, errors, handleSubmit, showRefusals, watch, setValue } = useContractForm(
    ApiKeyInput,
    { defaults: { name: '', permissions: ['tickets:read'] } },
  );
  const [expiry, setExpiry] = useState('');
  const { write, busy } = useWrite('apiKeys.create', {
    done: 'API key created successfully',
    failed: (error) => ({ title: 'Error', text: serverMessage(error, 'Failed to create API key') }),
    refresh: ['apiKeys.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.key),
    onFailed: showRefusals,
  });
  if (secret) {
    return (
      <Dialog open onClose={onClose} title="Your new API key">
        <Banner tone="info" className="mb-4">
          Copy it now: it is shown only this once.
        </Banner>
        <CopyBox
          copy={copyText}
          label="API key"
          hint="Send it as Authorization: Bearer …"
          text={secret}
        />
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            I have copied it
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Create API Key" size="lg">
      <form
        noValidate
        onSubmit={handleSubmit((values) =>
          write({ ...values, ...(expiry && { expiresAt: new Date(expiry).toISOString() }) }),
        )}
        className="flex flex-col gap-4"
      >
        <Field label="Name" required error={errors.name?.message}>
          <Input
            {...field('name')}
            data-autofocus=""
            autoComplete="off"
            placeholder="Shop import"
          />
        </Field>
        <PermissionPicker
          chosen={watch('permissions') ?? []}
          onChange={(permissions) => setValue('permissions', permissions)}
        />
        <Field
          label="Expires (optional)"
          error={errors.expiresAt?.message}
          hint="Without a date it works until it is switched off."
        >
          <Input
            type="datetime-local"
            value={expiry}
            onChange={(event) => setExpiry(event.target.value)}
          />
        </Field>
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
