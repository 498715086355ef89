import type { Schema } from '@helpdesk/sdk/contract/operations';
import { weekdays } from '@helpdesk/sdk/rules/business-hours';
import type { Days } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { readWeek } from '../../figures/read/week.ts';

/** Data of the heat map: counts for each hour of the week. */
export async function readHoursOfWeek(org: Org, days: Days): Promise<Schema<'MetricsHoursOfWeek'>> {
  const [tickets, replies, chats] = [
    await readWeek(org, 'created', days),
    await readWeek(org, 'replied', days),
    await readWeek(org, 'chat', days),
  ];
  const hours = weekdays.flatMap((weekday, day) =>
    Array.from({ length: 24 }, (_, hour) => {
      const at = day * 24 + hour;
      const count = (all: readonly number[]) => all[at] ?? 0;
      return {
        weekday,
        hour,
        tickets: count(tickets),
        replies: count(replies),
        chats: count(chats),
      };
    }),
  );
  return { span: days.span, hours };
}
