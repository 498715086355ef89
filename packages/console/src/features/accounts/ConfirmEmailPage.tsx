import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callOperation } from '../../data/client.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';

type Outcome = 'asking' | 'done' | 'spent';

/** The target of the link that is mailed on sign-up; opening it confirms the email address. */
export default function ConfirmEmailPage() {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  const [outcome, setOutcome] = useState<Outcome>(token ? 'asking' : 'spent');
  useEffect(() => {
    if (!token) return;
    // Remove the secret from the address bar and so from the browser's history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    callOperation('auth.confirmEmail', { token }).then(
      () => setOutcome('done'),
      () => setOutcome('spent'),
    );
  }, [token]);
  return (
    <AccountFrame
      title="Confirm your email address"
      footer={
        <Link to="/login" className={accountLinkClass}>
          Back to sign in
        </Link>
      }
    >
      {outcome === 'asking' && <p role="status">One moment…</p>}
      {outcome === 'done' && <p role="status">Your email address is confirmed. Thank you!</p>}
      {outcome === 'spent' && <Banner>This link is invalid or has expired</Banner>}
      <Link to="/" className={buttonClass('primary', 'lg', 'mt-4 w-full')}>
        Go to the helpdesk
      </Link>
    </AccountFrame>
  );
}
