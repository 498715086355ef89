import { shortDate } from '@helpdesk/sdk/rules/dates';
import { agentName } from '@helpdesk/sdk/rules/names';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useNow } from '../../../data/use-now.ts';
import m from '../messages.yaml';
import type { Entry } from './use-time.ts';

type EntryRowProps = {
  entry: Entry;
  /** Absent if the user may not change it. */
  onEdit: (() => void) | undefined;
};

/** A time entry: duration, member, date and description; a button if the user may change it. */
export function EntryRow({ entry, onEdit }: EntryRowProps) {
  if (!onEdit) {
    return (
      <div className="px-1.5 py-1.5 text-sm">
        <Words entry={entry} />
      </div>
    );
  }
  return (
    <button
      type="button"
      data-edit=""
      onClick={onEdit}
      className="w-full rounded-md px-1.5 py-1.5 text-left text-sm transition-colors duration-100 hover:bg-muted/70"
    >
      <span className="sr-only">{m.entryRow.editTime} </span>
      <Words entry={entry} />
    </button>
  );
}

function Words({ entry: { minutes, member, day, note } }: { entry: Entry }) {
  const now = useNow();
  // Noon, so it's the same day in every time zone.
  const date = shortDate(`${day}T12:00:00`, now);
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="shrink-0 font-medium tabular-nums">{timeSpentText(minutes)}</span>
        <span className="min-w-0 truncate text-xs text-muted-foreground">
          {`${memberName(member)}, ${date}`}
        </span>
      </span>
      {note && <span className="block text-muted-foreground wrap-anywhere">{note}</span>}
    </>
  );
}

export const memberName = (member: Entry['member']) =>
  member ? agentName(member) : m.entryRow.aFormerMember;
