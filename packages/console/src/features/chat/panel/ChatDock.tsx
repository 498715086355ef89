import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { expandedChats, restoreChats, useOpenChats } from '../../../data/open-chats.ts';
import { useSession } from '../../../data/session.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { useNotices } from '../notices/use-notices.ts';
import { selectedOf } from '../panes/use-selected-chat.ts';
import { useIsLiveChat, useIsWide } from '../use-panes.ts';

// Loaded on demand, as most pages have no chat open.
const ChatWindow = lazy(() => import('./ChatWindow.tsx'));
const KeepOpen = lazy(() => import('../panes/KeepOpen.tsx'));

const PANEL = 372;
const TAB = 120;
const SIDEBAR = 232;
/** More of them hide the screen below. */
const MOST = 2;

/**
 * The open chats along the lower edge of every screen, so that an agent can talk while using other screens. The live
 * chat screen shows them itself where it has room for panes.
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
  if (chats.length === 0) return null;
  if (hasPanes) {
    const others = chats.filter(({ id }) => id !== selectedOf(chats)?.id);
    return (
      <Suspense>
        {others.map((chat) => (
          <KeepOpen key={chat.id} chat={chat} />
        ))}
      </Suspense>
    );
  }
  return (
    <div
      data-dock=""
      className="pointer-events-none fixed right-4 bottom-0 z-20 flex max-w-[calc(100vw-2rem)] flex-row-reverse items-end gap-3 max-md:bottom-4 max-md:gap-2"
    >
      <Suspense>
        {chats.map((chat) => (
          <ChatWindow
            key={chat.id}
            chat={chat}
            isExpanded={expanded.has(chat.id)}
            isPhone={isPhone}
          />
        ))}
      </Suspense>
    </div>
  );
}

function useWindowWidth(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
    () => window.innerWidth,
  );
}
