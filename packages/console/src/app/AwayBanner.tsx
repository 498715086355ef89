import { shortDate } from '@helpdesk/sdk/rules/dates';
import { CloudOff } from 'lucide-react';
import { useReach } from '../data/reach.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Says that the server cannot be reached, and from when what is on the screen is. */
export function AwayBanner() {
  const { isAway, lastAnswer } = useReach();
  return (
    <div role="status">
      {isAway && (
        <p className="flex items-center gap-2 border-b bg-muted px-4 py-2 text-sm text-muted-foreground md:px-6">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            The helpdesk cannot be reached. {lastAnswer !== null && shownFrom(lastAnswer)}
          </span>
        </p>
      )}
    </div>
  );
}

/** With the day, unless it is today. */
function shownFrom(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const when = isToday ? time.format(date) : `${time.format(date)} on ${shortDate(at)}`;
  return `Showing what was here at ${when}, until it is back.`;
}
