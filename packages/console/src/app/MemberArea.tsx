import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Allowed } from '../data/Allowed.tsx';
import { basePath, organizationOfPath } from '../data/organization-address.ts';
import { useCurrentUser } from '../data/session.ts';
import { dropAuthToken } from '../data/signing-in/auth-token.ts';
import { leaveToLogin } from '../data/unauthorized.ts';
import { LoadingScreen } from '../ui/Spinner.tsx';
import m from './messages.yaml';
import { SessionError } from './SessionError.tsx';
import { Shell } from './Shell.tsx';

const ClosedOrganization = lazy(() => import('./ClosedOrganization.tsx'));
const Elsewhere = lazy(() => import('./Elsewhere.tsx'));
const NoAccess = lazy(() => import('./NoAccess.tsx'));
const LandingPage = import.meta.env.DEV
  ? lazy(() => import('../features/landing/LandingPage.tsx'))
  : PrerenderedLandingPage;

/** Guards the signed-in pages: visitors see the landing page at the root and are redirected to sign in elsewhere. */
export function MemberArea() {
  const session = useCurrentUser();
  const isStart =
    useMatches({ select: (matches) => matches.at(-1)?.pathname === '/' }) && basePath() === '/';

  useLayoutEffect(() => {
    if (!session.isPending) document.documentElement.classList.remove('is-starting');
  }, [session.isPending]);

  if (session.isPending) return <LoadingScreen />;
  if (session.data === undefined)
    return <SessionError error={session.error} onRetry={session.refetch} />;
  if (session.data === null) {
    return isStart ? (
      <Suspense fallback={<LoadingScreen />}>
        <LandingPage />
      </Suspense>
    ) : (
      <RedirectToLogin />
    );
  }
  const asked = organizationOfPath(window.location.pathname);
  if (asked && session.data.organizations[0]?.organization.subdomain !== asked) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Elsewhere asked={asked} user={session.data} />
      </Suspense>
    );
  }
  const deletesAt = session.data.organizations[0]?.deletesAt;
  if (deletesAt) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <ClosedOrganization deletesAt={deletesAt} />
      </Suspense>
    );
  }
  return (
    <Shell>
      <Guard />
    </Shell>
  );
}

/** Loads the landing page from the server, which sends it despite the expired session if the URL has a language. */
function PrerenderedLandingPage() {
  useEffect(() => {
    dropAuthToken();
    window.location.replace(`/?lang=${navigator.language}`);
  }, []);
  return <LoadingScreen />;
}

function RedirectToLogin() {
  useEffect(leaveToLogin, []);
  return <LoadingScreen text={m.memberArea.redirectingToLogin} />;
}

function Guard() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const refused = (
    <Suspense>
      <NoAccess denied={page?.denied} />
    </Suspense>
  );
  return (
    <Allowed permission={page?.permission} fallback={refused}>
      <Outlet />
    </Allowed>
  );
}
