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
import m from '../messages.yaml';
import { staleFactors } from './stale-factors.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

type AppDialogProps = {
  setup: Schema<'TotpSetup'>;
  onDone: (codes: string[]) => void;
  onClose: () => void;
};

/** Sets up an authenticator app: with a QR code or manually, confirmed by a first code. */
export function AppDialog({ setup, onDone, onClose }: AppDialogProps) {
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, setFocus } = useContractForm(TotpInput, {
    defaults: { code: '' },
  });
  const { write, busy } = useWrite('account.confirmTotp', {
    done: {
      title: m.appDialog.authenticatorAppSetUp,
      text: m.appDialog.youAreSignedOutEverywhereElse,
    },
    refresh: staleFactors,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailed: (error) => {
      setRefusal(serverMessage(error, m.appDialog.thisDidNotWorkPleaseTry));
      setFocus('code', { shouldSelect: true });
    },
  });
  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });
  return (
    <FormDialog
      title={m.appDialog.setUpAnAuthenticatorApp}
      description={m.appDialog.scanTheCodeWithYourApp}
      submit={m.appDialog.setUp}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal && <Banner>{refusal}</Banner>}
      <Suspense fallback={<Skeleton className="mx-auto size-44" />}>
        <QrCode text={setup.uri} label={m.appDialog.qrCodeForTheAuthenticatorApp} />
      </Suspense>
      <CopyBox
        copy={copyText}
        label={m.appDialog.key}
        hint={m.appDialog.toTypeInWhereYouCannot}
        text={setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      />
      <Field label={m.appDialog.code} error={errors.code?.message}>
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
