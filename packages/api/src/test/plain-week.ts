import type { Days } from '@helpdesk/sdk/rules/periods';
import type { MadeYear } from './made-year.ts';

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Counts by hour of the week, row by row, in local time. */
export function plainHoursOfWeek(
  { tickets, replies, ratings }: MadeYear,
  { since, until, timezone }: Days['span'],
) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hours = names.flatMap((weekday) =>
    Array.from({ length: 24 }, (_, hour) => ({ weekday, hour, tickets: 0, replies: 0, chats: 0 })),
  );
  const count = (figure: 'tickets' | 'replies' | 'chats', times: readonly (string | null)[]) => {
    for (const at of times) {
      if (at === null || at < since || at >= until) continue;
      const parts = format.formatToParts(new Date(at));
      const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
      const shown = [part('weekday').toLowerCase(), Number(part('hour'))];
      const found = hours.find(({ weekday, hour }) => weekday === shown[0] && hour === shown[1]);
      if (found) found[figure] += 1;
    }
  };
  count(
    'tickets',
    tickets.map(({ created_at }) => created_at),
  );
  count(
    'replies',
    replies.map(({ created_at }) => created_at),
  );
  count(
    'chats',
    ratings.map(({ agent_id, accepted_at }) => (agent_id ? (accepted_at ?? null) : null)),
  );
  return hours;
}
