import { useEffect, useRef, useState } from 'react';
import { useLiveEvents } from '../../../data/live.ts';
import { showOnDesktop, soundIsOn } from '../../../data/notice-settings.ts';
import { openChat, useOpenChats } from '../../../data/open-chats.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import m from '../messages.yaml';
import { chime } from './chime.ts';
import { type Notice, noticeOf } from './notices.ts';

/** Milliseconds in which the same chat gives one notice: it may start waiting and be offered at the same moment. */
const ONCE = 5_000;

/** Announces chats that need the agent, with a notification, a sound, and the count in the window title. */
export function useNotices() {
  const { user, membership } = useSession();
  const maySend = useCan()('manage_live_chat');
  const chats = useOpenChats();
  const [missed, setMissed] = useState(0);
  const last = useRef({ chatId: '', title: '', at: 0 });
  useTitleCount(missed);

  useEffect(() => {
    const see = () => document.visibilityState === 'visible' && setMissed(0);
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);

  useLiveEvents((event) => {
    const isOnline = membership?.availability !== 'away';
    const notice = maySend ? noticeOf(event, { id: user.id, isOnline }) : null;
    if (!notice || isRepeated(notice)) return;
    const panel = chats.find(({ id }) => id === notice.chatId);
    const isHidden = document.visibilityState !== 'visible';
    const isOnScreen = notice.isMessage && panel && !panel.minimized;
    if (isOnScreen && !isHidden) return;
    if (soundIsOn()) chime();
    if (isHidden) {
      setMissed((count) => count + 1);
      const { title, text, chatId } = notice;
      showOnDesktop({ title, text, tag: chatId, onOpen: () => openChat(chatId) });
    }
    if (!panel || !notice.isMessage) showInPage(notice);
  });

  function isRepeated({ chatId, title, isMessage }: Notice): boolean {
    if (isMessage) return false;
    const before = last.current;
    last.current = { chatId, title, at: Date.now() };
    return before.chatId === chatId && before.title === title && Date.now() - before.at < ONCE;
  }
}

function showInPage({ title, text, chatId }: Notice) {
  toast({
    title,
    text,
    action: { label: m.useNotices.open, run: () => openChat(chatId) },
    isNotice: true,
  });
}

/** Prefixes the window title with a count, on any page; no prefix for 0. */
export function useTitleCount(count: number) {
  useEffect(() => {
    if (count === 0) return;
    const mark = `(${count}) `;
    const show = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(mark, '');
    };
  }, [count]);
}
