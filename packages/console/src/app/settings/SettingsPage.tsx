import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useCan } from '../../data/session.ts';
import { LoadingSettings } from '../../features/settings/LoadingSettings.tsx';
import { WithSettings } from '../../features/settings/WithSettings.tsx';
import { Page } from '../../ui/Page.tsx';
import NoAccess from '../NoAccess.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { mayOpen } from './destination.ts';
import { placeOfTab } from './former-tabs.ts';
import { settingsPages } from './settings-pages.ts';
import { useShownPart } from './use-shown-part.ts';

/** A page of the organization's settings, by the last part of its address. */
export default function SettingsPage() {
  const { subject } = useParams({ strict: false }) as { subject?: string };
  const { search, hash } = useLocation();
  const can = useCan();
  const path = subject ? `/settings/${subject}` : '/settings';
  const page = settingsPages.find((one) => one.path === path);
  const { tab, ...others } = search as Record<string, string>;
  useTitle(page?.label);
  useShownPart(hash);

  if (tab) return <Navigate {...placeOfTab(tab, others)} hash={hash} replace />;
  if (!page?.Screen) return <NotFoundPage />;
  if (!mayOpen(page, can)) return <NoAccess denied={undefined} />;
  return (
    <Page kind="settings">
      <Suspense fallback={<LoadingSettings />}>
        <WithSettings key={path} Screen={page.Screen} />
      </Suspense>
    </Page>
  );
}

/** Puts the page's name into the window title, before that of the settings. */
function useTitle(label: string | undefined) {
  useEffect(() => {
    if (label) document.title = `${label} · Organization Settings · Helpdesk`;
  }, [label]);
}
