import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { sendTime } from '../composer/later.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { undoChange } from '../undo-change.ts';

type Snooze = Schema<'SnoozeInput'>;

const stale = ['tickets.list', 'tickets.stats', 'tickets.unread', 'dashboard.counts'] as const;

/** The snooze of a ticket; null if it isn't snoozed. */
const snoozeOf = ({ snoozedAt, snoozedUntil: until }: Ticket): Snooze | null =>
  snoozedAt ? { until } : null;

/** The end of a snooze in words, such as `until Mon 9:00 AM`. */
export const untilText = (until: string | null) =>
  m.useSnooze.until({ sendTime: until ? sendTime(until) : m.useSnooze.theCustomerAnswers });

/** Snoozes and unsnoozes a ticket; the toast says what happened and can undo it. */
export function useSnooze(ticket: Ticket) {
  const client = useQueryClient();
  const from = { snooze: snoozeOf(ticket) };
  const options = (done: string) => ({
    done: (after: Ticket) => {
      const to = { snooze: snoozeOf(after) };
      const text = to.snooze
        ? m.useSnooze.isSnoozed({
            ticketNumber: after.ticketNumber,
            untilText: untilText(to.snooze.until),
          })
        : m.useSnooze.isBack({ ticketNumber: after.ticketNumber });
      const isSame = JSON.stringify(from) === JSON.stringify(to);
      const undo = isSame ? undefined : () => void undoChange(client, after, { from, to });
      return { title: done, text, undo };
    },
    failed: messageOr(m.useSnooze.failedToSnoozeTheTicket),
    refresh: stale,
    replaces: ({ id }: Ticket) => readKey('tickets.get', { id }),
  });
  const snooze = useWrite('tickets.snooze', options(m.useSnooze.ticketSnoozed));
  const unsnooze = useWrite('tickets.unsnooze', options(m.useSnooze.ticketIsBack));
  const { id } = ticket;
  return {
    snooze: (until: string | null) => snooze.write({ id, until }),
    wake: () => unsnooze.write({ id }),
    busy: snooze.busy || unsnooze.busy,
  };
}
