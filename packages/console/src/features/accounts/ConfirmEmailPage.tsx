import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callOperation } from '../../data/client.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import m from './messages.yaml';

type Outcome = 'asking' | 'done' | 'spent';

/** The page that the sign-up email links to; opening it confirms the email address. */
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
      title={m.confirmEmailPage.confirmYourEmailAddress}
      footer={
        <Link to="/login" className={accountLinkClass}>
          {m.confirmEmailPage.backToSignIn}
        </Link>
      }
    >
      {outcome === 'asking' && <p role="status">{m.confirmEmailPage.oneMoment}</p>}
      {outcome === 'done' && (
        <p role="status">{m.confirmEmailPage.yourEmailAddressIsConfirmedThank}</p>
      )}
      {outcome === 'spent' && <Banner>{m.confirmEmailPage.thisLinkIsInvalidOrHas}</Banner>}
      <Link to="/" className={buttonClass('primary', 'lg', 'mt-4 w-full')}>
        {m.confirmEmailPage.goToTheHelpdesk}
      </Link>
    </AccountFrame>
  );
}
