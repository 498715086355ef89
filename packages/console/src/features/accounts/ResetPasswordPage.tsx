import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import m from './messages.yaml';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { takeResetToken } from './reset-token.ts';

type Outcome = 'asking' | 'spent' | 'done';

/** The page that the reset email links to: sets a new password, once. */
export default function ResetPasswordPage() {
  const [token] = useState(takeResetToken);
  const [outcome, setOutcome] = useState<Outcome>(token ? 'asking' : 'spent');
  return (
    <AccountFrame
      title={
        outcome === 'done'
          ? m.resetPasswordPage.yourPasswordIsChanged
          : m.resetPasswordPage.setANewPassword
      }
      footer={
        <Link to="/login" className={accountLinkClass}>
          {m.resetPasswordPage.backToSignIn}
        </Link>
      }
    >
      {outcome === 'asking' && (
        <NewPasswordForm
          token={token}
          onDone={() => setOutcome('done')}
          onSpent={() => setOutcome('spent')}
        />
      )}
      {outcome === 'spent' && <Spent />}
      {outcome === 'done' && <Done />}
    </AccountFrame>
  );
}

function Spent() {
  return (
    <>
      <Banner className="mb-4">{m.resetPasswordPage.thisLinkIsInvalidOrHas}</Banner>
      <Link to="/forgot-password" className={buttonClass('primary', 'lg', 'w-full')}>
        {m.resetPasswordPage.askForANewLink}
      </Link>
    </>
  );
}

function Done() {
  return (
    <>
      <p role="status" className="mb-4 text-sm">
        {m.resetPasswordPage.youAreSignedOutEverywhereElse}
      </p>
      <Link to="/login" className={buttonClass('primary', 'lg', 'w-full')}>
        {m.resetPasswordPage.signIn}
      </Link>
    </>
  );
}
