import { dateTime } from '@helpdesk/sdk/rules/dates';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentUser } from '../data/session.ts';
import { useNow } from '../data/use-now.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import m from './messages.yaml';

/** Tells members what their organization requires: an allowed network, 2FA or SSO. Once due, only their profile opens. */
export default function EntryBanner() {
  const user = useCurrentUser().data;
  const now = useNow();
  const navigate = useNavigate();
  const isProfile = useLocation({ select: ({ pathname }) => pathname === '/profile' });
  const membership = user?.organizations[0];
  const needsSso = membership?.ssoRequired === true;
  const from = user?.hasSecondFactor === false ? membership?.secondFactorRequiredFrom : null;
  const refusedAddress = membership?.refusedAddress ?? null;
  const isDue = refusedAddress !== null || needsSso || (from ? Date.parse(from) <= now : false);
  useEffect(() => {
    if (isDue && !isProfile) void navigate({ to: '/profile', replace: true });
  }, [isDue, isProfile, navigate]);
  if (!membership) return null;
  const { name, subdomain } = membership.organization;
  if (refusedAddress !== null) {
    return (
      <Banner tone="danger" className="mx-4 mt-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{m.entryBanner.allowsTheStaffAreaOnlyFrom({ name, refusedAddress })}</span>
          <Button size="sm" onClick={() => window.location.reload()}>
            {m.entryBanner.tryAgain}
          </Button>
        </div>
      </Banner>
    );
  }
  if (needsSso) {
    return (
      <Banner className="mx-4 mt-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{m.entryBanner.letsItsStaffInBySingle({ name })}</span>
          <a href={`/sso/start/${subdomain}`} className={buttonClass('secondary', 'sm')}>
            {m.entryBanner.useSingleSignOn}
          </a>
        </div>
      </Banner>
    );
  }
  if (!from) return null;
  return (
    <Banner tone={isDue ? 'danger' : 'info'} className="mx-4 mt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isDue ? (
          <span>{m.entryBanner.requiresASecondFactorSetOne({ name })}</span>
        ) : (
          <span>
            {m.entryBanner.requiresASecondFactorFromOn.rich({
              name,
              time: <time dateTime={from}>{dateTime(from)}</time>,
            })}
          </span>
        )}
        {!isProfile && (
          <Button size="sm" onClick={() => void navigate({ to: '/profile' })}>
            {m.entryBanner.setOneUp}
          </Button>
        )}
      </div>
    </Banner>
  );
}
