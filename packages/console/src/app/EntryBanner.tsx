import { dateTime } from '@helpdesk/sdk/rules/dates';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentUser } from '../data/session.ts';
import { useNow } from '../data/use-now.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';

/** Tells staff what their organization asks for before it opens: one of its networks, a second factor, or single sign-on. Then their profile is all that opens. */
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
          <span>
            {name} allows the staff area only from its networks. Yours is {refusedAddress}.
          </span>
          <Button size="sm" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </div>
      </Banner>
    );
  }
  if (needsSso) {
    return (
      <Banner className="mx-4 mt-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{name} lets its staff in by single sign-on only.</span>
          <a href={`/sso/start/${subdomain}`} className={buttonClass('secondary', 'sm')}>
            Use single sign-on
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
          <span>{name} requires a second factor. Set one up below to go on.</span>
        ) : (
          <span>
            {name} requires a second factor from <time dateTime={from}>{dateTime(from)}</time> on.
          </span>
        )}
        {!isProfile && (
          <Button size="sm" onClick={() => void navigate({ to: '/profile' })}>
            Set one up
          </Button>
        )}
      </div>
    </Banner>
  );
}
