import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Allowed } from '../data/Allowed.tsx';
import { useLiveUpdates } from '../data/live.ts';
import { ConfirmEmailBanner } from './ConfirmEmailBanner.tsx';
import { Overlays } from './Overlays.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useAppShortcuts } from './use-app-shortcuts.ts';

const Drawer = lazy(() => import('../ui/Drawer.tsx'));
const ChatDock = lazy(() => import('../features/chat/panel/ChatDock.tsx'));

/** The frame around every signed-in page: sidebar (a drawer below 1024 pixels), top bar and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  useLiveUpdates();
  useAppShortcuts();
  const [drawer, setDrawer] = useState(false);
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', () => setDrawer(false)), [router]);

  // Move the focus to the beginning of a new page for keyboard users.
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true });
    previous.current = pathname;
  }, [pathname]);

  return (
    <div className="h-dvh bg-background lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-10 rounded-md bg-primary px-3 py-2 text-sm text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <div className="hidden lg:block">
        <Sidebar />
      </div>
      {drawer && (
        <Suspense>
          <Drawer onClose={() => setDrawer(false)} label="Navigation">
            <Sidebar />
          </Drawer>
        </Suspense>
      )}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="relative h-full overflow-y-auto bg-card lg:mt-2 lg:h-[calc(100%-0.5rem)] lg:rounded-tl-xl lg:border-t lg:border-l lg:shadow-card md:[html:has([data-dock]_[role=dialog])_&]:pb-144"
      >
        <TopBar onMenu={() => setDrawer(true)} />
        <ConfirmEmailBanner />
        {children}
      </main>
      <Overlays />
      <Allowed permission="view_live_chat">
        <Suspense>
          <ChatDock />
        </Suspense>
      </Allowed>
    </div>
  );
}
