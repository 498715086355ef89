import { useState } from 'react';
import { useCurrentUser } from '../data/session.ts';
import { useWrite } from '../data/use-write.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import m from './messages.yaml';

const KEY = 'helpdesk_confirm_later';

/** Reminds users to confirm their email address. A dismissed banner returns in the next browser session. */
export function ConfirmEmailBanner() {
  const user = useCurrentUser().data;
  const [isLater, setLater] = useState(() => sessionStorage.getItem(KEY) !== null);
  const { write, busy } = useWrite('auth.sendConfirmation', {
    done: m.confirmEmailBanner.aLinkIsOnItsWay,
    failed: m.confirmEmailBanner.failedToSendTheLink,
  });
  if (user?.emailConfirmed !== false || isLater) return null;

  function dismiss() {
    sessionStorage.setItem(KEY, '1');
    setLater(true);
  }

  return (
    <Banner tone="info" className="mx-4 mt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{m.confirmEmailBanner.pleaseConfirmYourEmailAddressWe({ email: user.email })}</span>
        <span className="flex gap-1">
          <Button size="sm" busy={busy} onClick={() => write({})}>
            {m.confirmEmailBanner.sendAgain}
          </Button>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {m.confirmEmailBanner.later}
          </Button>
        </span>
      </div>
    </Banner>
  );
}
