import { dateTime } from '@helpdesk/sdk/rules/dates';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentUser } from '../data/session.ts';
import { useNow } from '../data/use-now.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Tells staff that a second factor is required of them. Once it is, their profile is all that opens. */
export function SecondFactorBanner() {
  const user = useCurrentUser().data;
  const now = useNow();
  const navigate = useNavigate();
  const isProfile = useLocation({ select: ({ pathname }) => pathname === '/profile' });
  const membership = user?.organizations[0];
  const from = user?.hasSecondFactor === false ? membership?.secondFactorRequiredFrom : null;
  const isDue = from ? Date.parse(from) <= now : false;
  useEffect(() => {
    if (isDue && !isProfile) void navigate({ to: '/profile', replace: true });
  }, [isDue, isProfile, navigate]);
  if (!from || !membership) return null;
  const { name } = membership.organization;
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
