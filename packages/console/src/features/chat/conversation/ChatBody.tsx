import { isMissing } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';
import { ChatComposer } from './ChatComposer.tsx';
import { MessageList } from './MessageList.tsx';
import type { ShownChat } from './use-chat.ts';

type ChatBodyProps = {
  chat: ShownChat;
  /** Whether the page's keyboard shortcuts apply to this chat. */
  hasKeys?: boolean;
};

/** The messages of a chat with its text box, or why they can't be shown. */
export function ChatBody({ chat, hasKeys = false }: ChatBodyProps) {
  const { id, thread, session, conversation, myId, name, box, read } = chat;
  if (session) {
    return (
      <>
        <MessageList
          thread={thread}
          conversation={conversation}
          myId={myId}
          name={name}
          activity={read.data?.timeline}
          notes={read.data?.notes}
        />
        <ChatComposer
          key={id}
          chatId={id}
          name={name}
          session={session}
          conversation={conversation}
          box={box}
          hasKeys={hasKeys}
        />
      </>
    );
  }
  if (isMissing(read.error)) return <ErrorState text={m.chatBody.chatSessionNotFound} />;
  if (read.error) {
    return <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />;
  }
  return <LoadingScreen inline />;
}
