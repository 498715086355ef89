import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Allowed } from '../data/Allowed.tsx';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { useKeptChoice } from '../data/kept-choice.ts';
import { useLiveUpdates } from '../data/live.ts';
import { useCurrentUser } from '../data/session.ts';
import { cx } from '../ui/cx.ts';
import { later } from '../ui/later.tsx';
import m from './messages.yaml';
import { ProofDialog } from './ProofDialog.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useAppShortcuts } from './use-app-shortcuts.ts';

const ConfirmEmailBanner = later(
  async () => (await import('./ConfirmEmailBanner.tsx')).ConfirmEmailBanner,
);
const Overlays = later(async () => (await import('./Overlays.tsx')).Overlays);
const AwayBanner = later(async () => (await import('./AwayBanner.tsx')).AwayBanner);
const ReleaseBanner = later(async () => (await import('./ReleaseBanner.tsx')).ReleaseBanner);
const Drawer = later(async () => (await import('../ui/overlays/Drawer.tsx')).default);
const ChatDock = later(async () => (await import('../features/chat/panel/ChatDock.tsx')).default);

/** The frame around every signed-in page: sidebar (a drawer below 1024 pixels, or if the user hides it), top bar and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  useLiveUpdates();
  const [sidebar, keepSidebar] = useKeptChoice('sidebar', ['shown', 'hidden']);
  const isShown = sidebar === 'shown';
  useAppShortcuts(() => keepSidebar(isShown ? 'hidden' : 'shown'));
  const isUnconfirmed = useCurrentUser().data?.emailConfirmed === false;
  const client = useQueryClient();
  const mayLoadMore = useFirstScreenShown();
  useEffect(() => {
    if (!mayLoadMore) return;
    let isGone = false;
    let stop = () => {};
    void import('./start-later.ts').then(({ startLater }) => {
      if (!isGone) stop = startLater(client);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [mayLoadMore, client]);
  const [drawer, setDrawer] = useState(false);
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', () => setDrawer(false)), [router]);

  // Move the focus to the start of a new page for keyboard users.
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true });
    previous.current = pathname;
  }, [pathname]);

  return (
    <div
      className={cx(
        'flex h-dvh flex-col bg-background lg:grid lg:grid-rows-[minmax(0,1fr)]',
        isShown && 'lg:grid-cols-[14.5rem_minmax(0,1fr)]',
      )}
    >
      <a
        href="#main"
        className="sr-only z-30 rounded-md bg-primary px-3 py-2 text-sm text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {m.shell.skipToTheContent}
      </a>
      <div className={cx('hidden', isShown && 'lg:block')}>
        <Sidebar />
      </div>
      {drawer && (
        <Suspense>
          <Drawer onClose={() => setDrawer(false)} label={m.shell.navigation}>
            <Sidebar />
          </Drawer>
        </Suspense>
      )}
      <main
        ref={main}
        id="main"
        aria-labelledby="title"
        tabIndex={-1}
        className="relative min-h-0 flex-1 overflow-y-auto bg-card has-data-panes:flex has-data-panes:flex-col lg:mt-2 lg:h-[calc(100%-0.5rem)] lg:rounded-tl-xl lg:border-t lg:border-l lg:shadow-card"
      >
        <TopBar isAlone={!isShown} onMenu={() => setDrawer(true)} />
        <Suspense>{mayLoadMore && <AwayBanner />}</Suspense>
        <Suspense>{mayLoadMore && <ReleaseBanner />}</Suspense>
        <Suspense>{isUnconfirmed && <ConfirmEmailBanner />}</Suspense>
        {children}
      </main>
      <Suspense>{mayLoadMore && <Overlays />}</Suspense>
      <ProofDialog />
      <Allowed permission="view_live_chat">
        <Suspense>{mayLoadMore && <ChatDock />}</Suspense>
      </Allowed>
    </div>
  );
}
