import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { takeResetToken } from './reset-token.ts';

type Outcome = 'asking' | 'spent' | 'done';

/** The target of the mailed link: sets a new password, once. */
export default function ResetPasswordPage() {
  const [token] = useState(takeResetToken);
  const [outcome, setOutcome] = useState<Outcome>(token ? 'asking' : 'spent');
  return (
    <AccountFrame
      title={outcome === 'done' ? 'Your password is changed' : 'Set a new password'}
      footer={
        <Link to="/login" className={accountLinkClass}>
          Back to sign in
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
      <Banner className="mb-4">This link is invalid or has expired</Banner>
      <Link to="/forgot-password" className={buttonClass('primary', 'lg', 'w-full')}>
        Ask for a new link
      </Link>
    </>
  );
}

function Done() {
  return (
    <>
      <p role="status" className="mb-4 text-sm">
        You are signed out everywhere else. Sign in with your new password.
      </p>
      <Link to="/login" className={buttonClass('primary', 'lg', 'w-full')}>
        Sign in
      </Link>
    </>
  );
}
