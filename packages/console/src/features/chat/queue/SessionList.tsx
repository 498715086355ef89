import { MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { openChat, useOpenChats } from '../../../data/open-chats.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { useNow } from '../../../data/use-now.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import type { ChatSession } from '../session.ts';
import { useAccept } from '../use-chat-actions.ts';
import { inOrder, statuses } from './in-order.ts';
import { SessionRow, SessionSkeletons } from './SessionRow.tsx';
import type { Status } from './status-filter.ts';
import { useRowKeys } from './use-row-keys.ts';

const PAGE = 50;
/** Waiting and active chats are loaded in full, so that none is hidden on a later page. */
const ALL = 200;

/** The chats: waiting ones in queue order, then active ones, then closed ones. */
export function SessionList({ status }: { status: Status | '' }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const closed = { status: 'closed', limit: PAGE, cursor: cursors.at(-1) } as const;
  const wants = (one: Status) => ({ enabled: status === '' || status === one });
  const reads = {
    waiting: useRead('chat.list', { status: 'waiting', limit: ALL }, wants('waiting')),
    active: useRead('chat.list', { status: 'active', limit: ALL }, wants('active')),
    closed: useRead('chat.list', closed, { ...wants('closed'), keepPrevious: true }),
  };
  const shown = statuses.filter((one) => status === '' || status === one);
  const failed = shown.map((one) => reads[one]).find(({ isError, data }) => isError && !data);
  const isLoading = shown.some((one) => !reads[one].data);
  const sessions = inOrder(
    shown.flatMap((one) => reads[one].data ?? []),
    shown,
  );
  const hasPages =
    shown.includes('closed') && (cursors.length > 0 || reads.closed.data?.nextCursor);

  if (failed) {
    return (
      <Card>
        <ErrorState
          text={serverMessage(failed.error, 'Something went wrong')}
          onRetry={() => void failed.refetch()}
        />
      </Card>
    );
  }
  return (
    <Card aria-label="Chat sessions" aria-busy={isLoading}>
      {isLoading ? (
        <ul>
          <SessionSkeletons />
        </ul>
      ) : sessions.length === 0 ? (
        <EmptyState
          icon={<MessagesSquare />}
          title="No chat sessions"
          text={status ? undefined : 'Chats that visitors begin on your site appear here.'}
        />
      ) : (
        <Rows sessions={sessions} />
      )}
      {hasPages && (
        <div className="flex justify-end gap-2 border-t px-4 py-2.5">
          <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            Newer
          </Button>
          <Button
            disabled={!reads.closed.data?.nextCursor || reads.closed.isPlaceholderData}
            onClick={() => {
              const next = reads.closed.data?.nextCursor;
              if (next) setCursors([...cursors, next]);
            }}
          >
            Older
          </Button>
        </div>
      )}
    </Card>
  );
}

function Rows({ sessions }: { sessions: readonly ChatSession[] }) {
  const { user } = useSession();
  const mayAccept = useCan()('manage_live_chat');
  const isAnybodyWaiting = sessions.some(({ status }) => status === 'waiting');
  const now = useNow(isAnybodyWaiting ? 1_000 : 30_000);
  const list = useRef<HTMLUListElement>(null);
  const open = new Set(useOpenChats().map(({ id }) => id));
  const accept = useAccept(openChat);
  useRowKeys(list);
  return (
    <ul ref={list}>
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          myId={user.id}
          now={now}
          isOpen={open.has(session.id)}
          accepting={accept.busy}
          onAccept={
            mayAccept && session.status === 'waiting'
              ? () => accept.write({ id: session.id })
              : undefined
          }
        />
      ))}
    </ul>
  );
}
