import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';
import { inGroups, kinds } from './in-groups.ts';
import { SessionSkeletons } from './SessionRow.tsx';
import { SessionRows } from './SessionRows.tsx';
import type { Status } from './status-filter.ts';

const PAGE = 50;
/** The page size for waiting and active chats: large enough that all fit on one page. */
const ALL = 200;

type SessionListProps = {
  status: Status | '';
  /** Only chats with this tag. */
  tagId?: string;
  /** Without its own frame, filling the height. */
  isPane?: boolean;
  shown?: string | undefined;
};

/** The chats: waiting ones in queue order, then those of agents, of the bot, and closed ones. */
export function SessionList(props: SessionListProps) {
  const { status, tagId, isPane = false, shown: shownChat } = props;
  const { user } = useSession();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const tagged = tagId ? { tagId } : {};
  const closed = { status: 'closed', limit: PAGE, cursor: cursors.at(-1), ...tagged } as const;
  const wants = (one: (typeof kinds)[number]) => ({ enabled: status === '' || status === one });
  const reads = {
    waiting: useRead('chat.list', { status: 'waiting', limit: ALL, ...tagged }, wants('waiting')),
    active: useRead('chat.list', { status: 'active', limit: ALL, ...tagged }, wants('active')),
    bot: useRead('chat.list', { status: 'bot', limit: PAGE, ...tagged }, wants('bot')),
    closed: useRead('chat.list', closed, { ...wants('closed'), keepPrevious: true }),
  };
  const shown = kinds.filter((one) => status === '' || status === one);
  const failed = shown.map((one) => reads[one]).find(({ isError, data }) => isError && !data);
  const isLoading = shown.some((one) => !reads[one].data);
  const groups = inGroups(
    shown.flatMap((one) => reads[one].data ?? []),
    user.id,
    shown,
  );
  const frame = cx(isPane && 'min-h-0 flex-1 overflow-y-auto rounded-none border-0 shadow-none');
  const hasPages =
    shown.includes('closed') && (cursors.length > 0 || reads.closed.data?.nextCursor);

  if (failed) {
    return (
      <Card className={frame}>
        <ErrorState text={whyFailed(failed.error)} onRetry={() => void failed.refetch()} />
      </Card>
    );
  }
  return (
    <Card aria-label={m.sessionList.chatSessions} aria-busy={isLoading} className={frame}>
      {isLoading ? (
        <ul>
          <SessionSkeletons />
        </ul>
      ) : groups.length === 0 ? (
        <EmptyState
          icon={<MessagesSquare />}
          title={m.sessionList.noChatSessions}
          text={status || tagId ? undefined : m.sessionList.chatsThatVisitorsBeginOnYour}
        />
      ) : (
        <SessionRows groups={groups} shown={isPane ? (shownChat ?? '') : undefined} />
      )}
      {hasPages && (
        <div className="flex justify-end gap-2 border-t px-4 py-2.5">
          <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            {m.sessionList.newer}
          </Button>
          <Button
            disabled={!reads.closed.data?.nextCursor || reads.closed.isPlaceholderData}
            onClick={() => {
              const next = reads.closed.data?.nextCursor;
              if (next) setCursors([...cursors, next]);
            }}
          >
            {m.sessionList.older}
          </Button>
        </div>
      )}
    </Card>
  );
}
