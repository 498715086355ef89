import type { Schema } from '@helpdesk/sdk/contract/operations';
import { LoginInput } from '@helpdesk/sdk/schema/operations';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hasPasskeys } from '../../data/signing-in/passkeys.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { refusalCode, serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import m from './messages.yaml';
import { useEntrance } from './use-entrance.ts';

/** Reserves space for the other sign-in methods, so nothing moves when they load. */
const Places = () => <div className={hasPasskeys() ? 'h-24' : 'h-10'} />;

const PasskeyButton = lazy(() => import('./PasskeyButton.tsx'));
const SsoArrival = lazy(() => import('./SsoArrival.tsx'));
const SsoButton = lazy(() => import('./SsoButton.tsx'));
const SecondStep = lazy(() => import('./SecondStep.tsx'));

/** These methods still work while an attacker guesses passwords. */
const tooManyAttempts = m.loginPage.tooManySignInAttemptsSet;

export default function LoginPage() {
  const enter = useEntrance();
  const [refusal, setRefusal] = useState('');
  const [challenge, setChallenge] = useState<Schema<'SignInChallenge'> | null>(null);
  const { field, errors, getValues, handleSubmit, resetField, showRefusals } = useContractForm(
    LoginInput,
    {
      defaults: { email: '', password: '' },
    },
  );
  const { write, busy } = useWrite('auth.login', {
    onDone: ({ token, user, challenge: asked }) => {
      if (token !== null && user) enter({ token, user });
      else setChallenge(asked);
    },
    onFailed: (error) => {
      if (refusalCode(error) === 'rate_limited') setRefusal(tooManyAttempts);
      else if (!showRefusals(error))
        setRefusal(serverMessage(error, m.loginPage.signingInDidNotWorkPlease));
    },
  });

  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });

  const startOver = (reason: string) => {
    setChallenge(null);
    setRefusal(reason);
    resetField('password');
  };

  if (new URLSearchParams(window.location.search).get('sso') === 'done') {
    return (
      <AccountFrame title={m.loginPage.singleSignOn} footer={null}>
        <Suspense fallback={<LoadingScreen />}>
          <SsoArrival />
        </Suspense>
      </AccountFrame>
    );
  }
  if (challenge) {
    return (
      <AccountFrame
        title={m.loginPage.confirmThatItIsYou}
        footer={
          <button type="button" className={accountLinkClass} onClick={() => startOver('')}>
            {m.loginPage.signInWithAnotherAccount}
          </button>
        }
      >
        <Suspense fallback={<LoadingScreen />}>
          <SecondStep challenge={challenge} onDone={enter} onExpired={startOver} />
        </Suspense>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={m.loginPage.signInToHelpdesk}
      footer={
        <>
          {m.loginPage.dontHaveAnAccountSignUp({
            link: (words) => (
              <Link to="/signup" reloadDocument className={accountLinkClass}>
                {words}
              </Link>
            ),
          })}
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal && <Banner>{refusal}</Banner>}
        <Field label={m.loginPage.email} error={errors.email?.message}>
          <Input {...field('email')} type="email" autoComplete="username" autoFocus />
        </Field>
        <Field label={m.loginPage.password} error={errors.password?.message}>
          <Input {...field('password')} type="password" autoComplete="current-password" />
        </Field>
        <Link to="/forgot-password" className={`-mt-2 self-end text-sm ${accountLinkClass}`}>
          {m.loginPage.forgotPassword}
        </Link>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
          {m.loginPage.signIn}
        </Button>
        <Suspense fallback={<Places />}>
          <PasskeyButton onDone={enter} onFailed={setRefusal} />
          <SsoButton email={() => getValues('email')} onFailed={setRefusal} />
        </Suspense>
      </form>
    </AccountFrame>
  );
}
