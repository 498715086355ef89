import type { Schema } from '@helpdesk/sdk/contract/operations';
import { TotpInput } from '@helpdesk/sdk/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { staleFactors } from './stale-factors.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

type AppDialogProps = {
  setup: Schema<'TotpSetup'>;
  onDone: (codes: string[]) => void;
  onClose: () => void;
};

/** Sets up an authenticator app: by QR code or by hand, and with a first code of it. */
export function AppDialog({ setup, onDone, onClose }: AppDialogProps) {
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, setFocus } = useContractForm(TotpInput, {
    defaults: { code: '' },
  });
  const { write, busy } = useWrite('account.confirmTotp', {
    done: { title: 'Authenticator app set up', text: 'You are signed out everywhere else.' },
    refresh: staleFactors,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailed: (error) => {
      setRefusal(serverMessage(error, 'This did not work. Please try again.'));
      setFocus('code', { shouldSelect: true });
    },
  });
  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });
  return (
    <FormDialog
      title="Set up an authenticator app"
      description="Scan the code with your app, or type the key. Then enter the six digits that it shows."
      submit="Set up"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal && <Banner>{refusal}</Banner>}
      <Suspense fallback={<Skeleton className="mx-auto size-44" />}>
        <QrCode text={setup.uri} label="QR code for the authenticator app" />
      </Suspense>
      <CopyBox
        copy={copyText}
        label="Key"
        hint="To type in, where you cannot scan."
        text={setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      />
      <Field label="Code" error={errors.code?.message}>
        <Input
          {...field('code')}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus=""
        />
      </Field>
    </FormDialog>
  );
}
