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
import m from './messages.yaml';

/** Requests a link to set a new password; it does not reveal whether the account exists. */
export default function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState('');
  return (
    <AccountFrame
      title={
        askedFor ? m.forgotPasswordPage.checkYourEmail : m.forgotPasswordPage.forgotYourPassword
      }
      text={askedFor ? undefined : m.forgotPasswordPage.weMailYouALinkTo}
      footer={
        <Link to="/login" className={accountLinkClass}>
          {m.forgotPasswordPage.backToSignIn}
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
        setRefusal(serverMessage(error, m.forgotPasswordPage.theLinkCouldNotBeSent));
    },
  });

  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <Banner>{refusal}</Banner>}
      <Field label={m.forgotPasswordPage.email} error={errors.email?.message}>
        <Input {...field('email')} type="email" autoComplete="username" autoFocus />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {m.forgotPasswordPage.sendLink}
      </Button>
    </form>
  );
}

function Sent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div role="status" className="flex flex-col gap-3 text-sm">
      <p>
        {m.forgotPasswordPage.ifThereIsAnAccountFor.rich({
          strong: <strong className="font-semibold break-words">{email}</strong>,
        })}
      </p>
      <p className="text-muted-foreground">
        {m.forgotPasswordPage.nothingThereAfterAFewMinutes({
          again: (words) => (
            <button type="button" onClick={onBack} className={accountLinkClass}>
              {words}
            </button>
          ),
        })}
      </p>
    </div>
  );
}
