import { useEffect, useId, useRef, useState } from 'react';
import { closeChat, minimizeChat, type OpenChat, openChat } from '../../../data/open-chats.ts';
import { useSession } from '../../../data/session.ts';
import { isMissing, useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import { ChatComposer } from '../conversation/ChatComposer.tsx';
import { MessageList } from '../conversation/MessageList.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { unreadOf, useReceipts } from '../conversation/use-receipts.ts';
import { chatName } from '../session.ts';
import { MinimizedChat } from './MinimizedChat.tsx';
import { PanelBar } from './PanelBar.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { VisitorDetails } from './VisitorDetails.tsx';

type ChatWindowProps = { chat: OpenChat; isExpanded: boolean; isPhone: boolean };

/** One open chat, as a panel or minimized; its connection stays open in both. */
export default function ChatWindow({ chat, isExpanded, isPhone }: ChatWindowProps) {
  const { id } = chat;
  const { user } = useSession();
  const headingId = useId();
  const { conversation, thread } = useConversation(id);
  const { data: detail, error, refetch } = useRead('chat.get', { id });
  const [showsVisitor, setShowsVisitor] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useReceipts(conversation, thread, user.id, isExpanded);

  useEffect(() => {
    if (detail) conversation.learn(detail);
  }, [conversation, detail]);

  const isReady = thread.session !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it again focuses the text box
  useEffect(() => {
    if (isExpanded && chat.wantsFocus) box.current?.focus();
  }, [isExpanded, chat.wantsFocus, chat.used, isReady]);

  const { session } = thread;
  const name = session ? chatName(session) : 'Chat';
  const unread = unreadOf(thread);

  function leave(act: (id: string) => void) {
    act(id);
    focusRow(id);
  }

  if (!isExpanded) {
    return (
      <MinimizedChat
        name={name}
        thread={thread}
        unread={unread}
        isPhone={isPhone}
        onOpen={() => openChat(id)}
        onClose={() => closeChat(id)}
      />
    );
  }
  return (
    <PanelFrame labelledBy={headingId} isPhone={isPhone} onEscape={() => leave(minimizeChat)}>
      <PanelHeader
        id={headingId}
        name={name}
        thread={thread}
        myId={user.id}
        isPhone={isPhone}
        showsVisitor={showsVisitor}
        onVisitor={() => setShowsVisitor(!showsVisitor)}
        onMinimize={() => leave(minimizeChat)}
        onClose={() => leave(closeChat)}
        menu={
          session && (
            <PanelMenu session={session} name={name} onLeave={() => isPhone && minimizeChat(id)} />
          )
        }
      />
      {session && (
        <PanelBar session={session} myId={user.id} onAccepted={() => box.current?.focus()} />
      )}
      {session && showsVisitor && <VisitorDetails session={session} detail={detail} />}
      {session ? (
        <>
          <MessageList thread={thread} conversation={conversation} myId={user.id} name={name} />
          <ChatComposer
            chatId={id}
            name={name}
            session={session}
            conversation={conversation}
            box={box}
          />
        </>
      ) : isMissing(error) ? (
        <ErrorState text="Chat session not found" />
      ) : error ? (
        <ErrorState
          text={serverMessage(error, 'Something went wrong')}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingScreen inline />
      )}
    </PanelFrame>
  );
}

/** Focuses the row of a chat: at once, or when it is drawn, unless something else has the focus by then. */
function focusRow(id: string) {
  const row = () => document.querySelector<HTMLElement>(`[data-chat="${id}"]`);
  if (row()) return row()?.focus();
  const drawn = new MutationObserver(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && !row()) return;
    drawn.disconnect();
    if (isFree) row()?.focus();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), patience);
}

/** Milliseconds after which the row is not waited for any more: other pages show no chats. */
const patience = 5_000;
