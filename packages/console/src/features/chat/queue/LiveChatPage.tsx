import { Select } from '../../../ui/Select.tsx';
import { NoticeMenu } from '../notices/NoticeMenu.tsx';
import { ChatSettingsButton } from '../settings/ChatSettingsButton.tsx';
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx';
import { ChatCards } from './ChatCards.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import { SessionList } from './SessionList.tsx';
import { type Status, statusOptions, useStatusFilter } from './status-filter.ts';

/** All chats of the organization, updated live; a click opens one in a panel. */
export default function LiveChatPage() {
  const { status, setStatus } = useStatusFilter();
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6 md:py-6">
      <ChatCards status={status} onPick={setStatus} />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Status"
          className="mr-auto w-40 max-sm:w-full"
          value={status}
          onChange={(event) => setStatus(event.target.value as Status | '')}
          options={statusOptions}
        />
        <div className="flex items-center gap-2 max-sm:w-full max-sm:[&>:first-child]:mr-auto">
          <AvailabilitySwitch />
          <NoticeMenu />
          <ChatSettingsButton />
        </div>
      </div>
      <ClosedNote />
      <h2 className="sr-only">Chat sessions</h2>
      <SessionList key={status} status={status} />
    </div>
  );
}
