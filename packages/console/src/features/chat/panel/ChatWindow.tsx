import { useId, useState } from 'react';
import {
  closeChat,
  minimizeChat,
  minimizeChats,
  type OpenChat,
  openChat,
} from '../../../data/open-chats.ts';
import { ChatBody } from '../conversation/ChatBody.tsx';
import { useChat } from '../conversation/use-chat.ts';
import { focusRow } from '../focus-row.ts';
import { ChatTags } from '../tags/ChatTags.tsx';
import { MinimizedChat } from './MinimizedChat.tsx';
import { PanelBar } from './PanelBar.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { VisitorDetails } from './VisitorDetails.tsx';

type ChatWindowProps = { chat: OpenChat; isExpanded: boolean; isPhone: boolean };

/** An open chat, as a panel or minimized; its connection stays open in both states. */
export default function ChatWindow({ chat, isExpanded, isPhone }: ChatWindowProps) {
  const headingId = useId();
  const shown = useChat(chat, isExpanded);
  const [showsVisitor, setShowsVisitor] = useState(false);
  const { id, thread, session, name, myId, box, read } = shown;

  function leave(act: (id: string) => void) {
    act(id);
    focusRow(id);
  }

  // On a phone, minimizing shows the page and no other chat.
  const minimize = () => leave(isPhone ? minimizeChats : minimizeChat);

  if (!isExpanded) {
    return (
      <MinimizedChat
        name={name}
        thread={thread}
        unread={shown.unread}
        isPhone={isPhone}
        onOpen={() => openChat(id)}
        onClose={() => closeChat(id)}
      />
    );
  }
  return (
    <PanelFrame labelledBy={headingId} isPhone={isPhone} onEscape={minimize}>
      <PanelHeader
        id={headingId}
        name={name}
        thread={thread}
        myId={myId}
        isPhone={isPhone}
        showsVisitor={showsVisitor}
        onVisitor={() => setShowsVisitor(!showsVisitor)}
        onMinimize={minimize}
        onClose={() => leave(closeChat)}
        menu={
          session && (
            <PanelMenu
              session={session}
              name={name}
              blocked={read.data?.blockedSender}
              onLeave={() => isPhone && minimizeChats()}
            />
          )
        }
      />
      {session && (
        <PanelBar session={session} myId={myId} onAccepted={() => box.current?.focus()} />
      )}
      {session && showsVisitor && (
        <VisitorDetails
          session={session}
          detail={read.data}
          tags={<ChatTags chat={shown} />}
          className="max-h-[55%] shrink-0 border-b"
        />
      )}
      <ChatBody chat={shown} />
    </PanelFrame>
  );
}
