import { useId } from 'react';
import { closeChat, type OpenChat } from '../../../data/open-chats.ts';
import { isTaken, take } from '../../../ui/hints.ts';
import { ChatBody } from '../conversation/ChatBody.tsx';
import { useChat } from '../conversation/use-chat.ts';
import { focusRow } from '../focus-row.ts';
import { PanelBar } from '../panel/PanelBar.tsx';
import { PanelHeader } from '../panel/PanelHeader.tsx';
import { PanelMenu } from '../panel/PanelMenu.tsx';
import { VisitorDetails } from '../panel/VisitorDetails.tsx';
import { ChatTags } from '../tags/ChatTags.tsx';
import { EarlierTickets } from './EarlierTickets.tsx';
import { useRelease } from './use-release.ts';

type OpenPanesProps = { chat: OpenChat; showsVisitor: boolean; onVisitor: () => void };

/** The conversation of the selected chat, with the visitor next to it. */
export default function OpenPanes({ chat, showsVisitor, onVisitor }: OpenPanesProps) {
  const headingId = useId();
  const shown = useChat(chat, true);
  useRelease(shown);
  const { id, thread, session, name, myId, box, read } = shown;

  function close() {
    closeChat(id);
    focusRow(id);
  }

  return (
    <>
      <section
        aria-labelledby={headingId}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isTaken(event.nativeEvent)) return;
          if (document.querySelector('html[data-modal], [role="menu"]')) return;
          take(event.nativeEvent);
          focusRow(id);
        }}
        className="flex min-w-0 flex-1 flex-col"
      >
        <PanelHeader
          id={headingId}
          name={name}
          thread={thread}
          myId={myId}
          isPhone={false}
          showsVisitor={showsVisitor}
          onVisitor={onVisitor}
          onClose={close}
          menu={
            session && (
              <PanelMenu
                session={session}
                name={name}
                blocked={read.data?.blockedSender}
                onLeave={() => {}}
              />
            )
          }
        />
        {session && (
          <PanelBar session={session} myId={myId} onAccepted={() => box.current?.focus()} />
        )}
        <ChatBody chat={shown} hasKeys />
      </section>
      {showsVisitor && (
        <div className="flex w-68 shrink-0 flex-col border-l 2xl:w-80">
          {session && (
            <VisitorDetails session={session} detail={read.data} tags={<ChatTags chat={shown} />}>
              <EarlierTickets email={session.customerEmail} own={session.ticketId} />
            </VisitorDetails>
          )}
        </div>
      )}
    </>
  );
}
