import { ForgotPasswordInput } from '@helpdesk/sdk/schema/operations';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';

/** Requests a link to set a new password; it does not reveal whether the account exists. */
export default function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState('');
  return (
    <AccountFrame
      title={askedFor ? 'Check your email' : 'Forgot your password?'}
      text={askedFor ? undefined : 'We mail you a link to set a new one.'}
      footer={
        <Link to="/login" className={accountLinkClass}>
          Back to sign in
        </Link>
      }
    >
      {askedFor ? (
        <Sent email={askedFor} onBack={() => setAskedFor('')} />
      ) : (
        <Request onSent={setAskedFor} />
      )}
    </AccountFrame>
  );
}

function Request({ onSent }: { onSent: (email: string) => void }) {
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, showRefusals } = useContractForm(ForgotPasswordInput, {
    defaults: { email: '' },
  });
  const { write, busy } = useWrite('auth.forgotPassword', {
    onDone: (_, { email }) => onSent(email),
    onFailed: (error) => {
      if (!showRefusals(error))
        setRefusal(serverMessage(error, 'The link could not be sent. Please try again.'));
    },
  });

  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <Banner>{refusal}</Banner>}
      <Field label="Email" error={errors.email?.message}>
        <Input {...field('email')} type="email" autoComplete="username" autoFocus />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        Send link
      </Button>
    </form>
  );
}

function Sent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div role="status" className="flex flex-col gap-3 text-sm">
      <p>
        If there is an account for <strong className="font-semibold break-words">{email}</strong>, a
        link to set a new password is on its way. It works once, within an hour.
      </p>
      <p className="text-muted-foreground">
        Nothing there after a few minutes? Look in the spam folder, or{' '}
        <button type="button" onClick={onBack} className={accountLinkClass}>
          try again
        </button>
        .
      </p>
    </div>
  );
}
