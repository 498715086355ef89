import { useRead } from '../../../data/use-read.ts';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { NoticeMenu } from '../notices/NoticeMenu.tsx';
import { LiveChatPanes } from '../panes/LiveChatPanes.tsx';
import { useSelectedChat } from '../panes/use-selected-chat.ts';
import { ChatSettingsButton } from '../settings/ChatSettingsButton.tsx';
import { ChatTagFilter } from '../tags/ChatTagFilter.tsx';
import { useIsWide } from '../use-panes.ts';
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx';
import { ChatCards } from './ChatCards.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import { FirstChat } from './FirstChat.tsx';
import { SessionList } from './SessionList.tsx';
import { type Status, statusOptions, useStatusFilter } from './status-filter.ts';

/** All chats of the organization, updated live; a click opens one next to the list, or in a panel if there's no room. */
export default function LiveChatPage() {
  const isWide = useIsWide();
  const selected = useSelectedChat(isWide);
  const { status, tagId, setStatus, setTag } = useStatusFilter();
  const { data: stats } = useRead('chat.stats');
  const isNew = stats?.total === 0 && status === '' && !tagId;
  // Another filter starts at the first page.
  const key = `${status} ${tagId}`;
  const tools = (
    <div className="flex flex-wrap items-center gap-2">
      <ChatCards status={status} onPick={setStatus} />
      <Select
        aria-label={m.liveChatPage.status}
        className="w-36 max-sm:flex-1"
        value={status}
        onChange={(event) => setStatus(event.target.value as Status | '')}
        options={statusOptions}
      />
      <div className="mr-auto">
        <ChatTagFilter tagId={tagId} onChange={setTag} />
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:[&>:first-child]:mr-auto">
        <AvailabilitySwitch />
        <NoticeMenu />
        <ChatSettingsButton />
      </div>
    </div>
  );
  if (isWide) {
    return (
      <LiveChatPanes tools={tools} selected={selected} isNew={isNew}>
        <SessionList key={key} status={status} tagId={tagId} isPane shown={selected?.id} />
      </LiveChatPanes>
    );
  }
  return (
    // An open panel is next to the list rather than on top of it.
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6 md:py-6 md:[html:has([data-dock]_[role=dialog])_&]:pr-100">
      {tools}
      <ClosedNote />
      <h2 className="sr-only">{m.liveChatPage.chatSessions}</h2>
      {isNew ? (
        <Card>
          <FirstChat />
        </Card>
      ) : (
        <SessionList key={key} status={status} tagId={tagId} />
      )}
    </div>
  );
}
