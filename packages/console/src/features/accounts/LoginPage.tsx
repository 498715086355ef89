import { LoginInput } from '@helpdesk/sdk/contract/schemas';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import { useEntrance } from './use-entrance.ts';

export default function LoginPage() {
  const enter = useEntrance();
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, showRefusals } = useContractForm(LoginInput, {
    defaults: { email: '', password: '' },
  });
  const { write, busy } = useWrite('auth.login', {
    onDone: enter,
    onFailed: (error) => {
      if (!showRefusals(error))
        setRefusal(serverMessage(error, 'Signing in did not work. Please try again.'));
    },
  });

  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });

  return (
    <AccountFrame
      title="Sign in to Helpdesk"
      footer={
        <>
          Don't have an account?{' '}
          <Link to="/signup" className={accountLinkClass}>
            Sign up
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal && <Banner>{refusal}</Banner>}
        <Field label="Email" error={errors.email?.message}>
          <Input {...field('email')} type="email" autoComplete="username" autoFocus />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <Input {...field('password')} type="password" autoComplete="current-password" />
        </Field>
        <Link to="/forgot-password" className={`-mt-2 self-end text-sm ${accountLinkClass}`}>
          Forgot password?
        </Link>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
          Sign in
        </Button>
      </form>
    </AccountFrame>
  );
}
