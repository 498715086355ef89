import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  expandedChats,
  minimizeChats,
  type OpenChat,
  restoreChats,
  useOpenChats,
} from '../../../data/open-chats.ts';
import { useSession } from '../../../data/session.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { useNotices } from '../notices/use-notices.ts';
import { selectedOf } from '../panes/use-selected-chat.ts';
import { useIsLiveChat, useIsWide } from '../use-panes.ts';
import { usePhoneScreen } from './use-phone-screen.ts';

// Loaded on demand, as most pages have no chat open.
const ChatWindow = lazy(() => import('./ChatWindow.tsx'));
const KeepOpen = lazy(() => import('../panes/KeepOpen.tsx'));

const PANEL = 372;
const TAB = 120;
const SIDEBAR = 232;
/** The maximum number of open panels: more would hide the screen below. */
const MOST = 2;

/**
 * The open chats along the bottom of every screen, so agents can chat while using other screens. The live chat screen
 * shows them itself if it has room for panes.
 */
export default function ChatDock() {
  const { user, organization } = useSession();
  const isPhone = useMedia('(max-width: 47.99rem)');
  const width = useWindowWidth();
  const isLiveChat = useIsLiveChat();
  const hasPanes = useIsWide() && isLiveChat;
  const chats = useOpenChats();
  useNotices();
  useEffect(() => restoreChats(user.id, organization?.id), [user.id, organization?.id]);

  const tabs = chats.filter(({ minimized }) => minimized).length;
  const fitting = Math.floor((width - SIDEBAR - 16 - tabs * TAB) / PANEL);
  const room = isPhone || isLiveChat ? 1 : Math.max(1, Math.min(MOST, fitting));
  const expanded = expandedChats(chats, room);
  usePhoneScreen(isPhone && expanded.size > 0, minimizeChats);
  if (chats.length === 0) return null;
  // The list of the live chat screen already shows them.
  const isListed = ({ id }: OpenChat) =>
    hasPanes ? id !== selectedOf(chats)?.id : isPhone && isLiveChat && !expanded.has(id);
  const docked = hasPanes ? [] : chats.filter((chat) => !isListed(chat));
  return (
    <Suspense>
      {chats.filter(isListed).map((chat) => (
        <KeepOpen key={chat.id} chat={chat} />
      ))}
      {docked.length > 0 && (
        <div data-dock="" className={isPhone ? bar : corner}>
          {docked.map((chat) => (
            <ChatWindow
              key={chat.id}
              chat={chat}
              isExpanded={expanded.has(chat.id)}
              isPhone={isPhone}
            />
          ))}
        </div>
      )}
    </Suspense>
  );
}

const corner =
  'pointer-events-none fixed right-4 bottom-0 z-20 flex max-w-[calc(100vw-2rem)] flex-row-reverse items-end gap-3';
// Below the page rather than on top of it, so it covers no control.
const bar =
  'relative z-10 flex shrink-0 divide-x overflow-x-auto bg-card pb-[env(safe-area-inset-bottom)] not-empty:border-t dark:bg-raised';

function useWindowWidth(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
    () => window.innerWidth,
  );
}
