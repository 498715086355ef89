import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../data/use-now.ts';
import m from '../messages.yaml';
import { MessageBubble, UnsentBubble } from './Bubble.tsx';
import { Closing } from './Closing.tsx';
import type { Conversation } from './conversation.ts';
import { NoteBubble } from './NoteBubble.tsx';
import type { Thread } from './thread.ts';
import { timeOfDay } from './time-of-day.ts';
import { type Activity, type Note, timelineOf } from './timeline.ts';
import { useEnd } from './use-end.ts';

type MessageListProps = {
  thread: Thread;
  conversation: Conversation;
  myId: string;
  /** The visitor's current name. */
  name: string;
  activity?: readonly Activity[] | undefined;
  notes?: readonly Note[] | undefined;
};

/** The messages, scrolled to the newest. If the reader has scrolled up, it shows the number of new messages instead. */
export function MessageList(props: MessageListProps) {
  const { thread, conversation, myId, name, activity, notes = [] } = props;
  const { messages, unsent, typing, session, connection } = thread;
  const items = timelineOf(thread, useNow(60_000), activity, notes);
  const ownNote = notes.findLast(({ userId }) => userId === myId)?.id;
  const { box, onScroll, showEnd, hasNews } = useEnd(
    messages.length + notes.length,
    unsent.at(-1)?.clientId ?? ownNote,
  );

  const isEmpty = messages.length + unsent.length + notes.length === 0;
  const note = waitingNote(thread);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label={m.messageList.messagesOfTheChatWith({ name })}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-3 pt-1 pb-3 -outline-offset-2"
      >
        {connection === 'open' && isEmpty && (
          <p className="py-10 text-center text-sm text-muted-foreground">
            {m.messageList.noMessagesYet}
          </p>
        )}
        <ol className="flex flex-col gap-1">
          {items.map((item) => {
            switch (item.kind) {
              case 'day':
                return <Rule key={item.key}>{item.text}</Rule>;
              case 'joined':
                return (
                  <Rule key={item.key}>
                    {m.messageList.joined({ item: item.name, timeOfDay: timeOfDay(item.at) })}
                  </Rule>
                );
              case 'note':
                return (
                  <NoteBubble key={item.key} note={item.note} isMine={item.note.userId === myId} />
                );
              case 'happened':
                return (
                  <Rule key={item.key}>
                    {item.text} · {timeOfDay(item.at)}
                  </Rule>
                );
              case 'message':
                return (
                  <MessageBubble
                    key={item.key}
                    message={item.message}
                    visitor={name}
                    language={session?.language}
                    isMine={item.message.userId === myId}
                    isFirst={item.isFirst}
                    progress={session?.status === 'closed' ? null : item.progress}
                  />
                );
              default:
                return (
                  <UnsentBubble
                    key={item.key}
                    unsent={item.unsent}
                    isFirst={item.isFirst}
                    note={note}
                    onRetry={() => conversation.retry(item.key)}
                    onDiscard={() => conversation.discard(item.key)}
                  />
                );
            }
          })}
        </ol>
        {session?.status === 'closed' && <Closing session={session} />}
        {typing && connection === 'open' && session?.status !== 'closed' && (
          <p className="mt-2 px-1 text-xs text-muted-foreground">
            {m.messageList.isTyping({
              name: typing.senderType === 'customer' ? name : typing.name,
            })}
          </p>
        )}
      </div>
      {hasNews && (
        <button
          type="button"
          onClick={showEnd}
          className="absolute bottom-2 left-1/2 inline-flex -translate-x-1/2 animate-rise items-center gap-1.5 rounded-full bg-primary px-3 py-1 text-xs font-medium text-primary-foreground shadow-raised"
        >
          <ArrowDown aria-hidden="true" className="size-3.5" />
          {m.messageList.newMessages}
        </button>
      )}
    </div>
  );
}

/** When an unsent message will be sent. */
function waitingNote({ connection, session }: Thread): string {
  if (session?.status === 'closed') return m.messageList.notSentThisChatIsClosed;
  return connection === 'open' ? m.messageList.sending : m.messageList.waitingForTheConnection;
}

function Rule({ children }: { children: ReactNode }) {
  return <li className="mt-3 mb-1 text-center text-xs text-muted-foreground">{children}</li>;
}
