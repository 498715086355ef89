import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';

export type Entry = Schema<'TimeEntry'>;
export type Change = Schema<'TimeEntryPatch'>;
type Timer = Schema<'MemberTimer'>['timer'];

const failedTo = (what: string) => (error: Error) => ({
  title: 'Error',
  text: serverMessage(error, what),
});

/** Notes, changes and deletes time spent on a ticket, and starts and stops one's timer. */
export function useTime(ticketId: string, timer: Timer, onAdded: () => void) {
  const client = useQueryClient();
  const key = readKey('time.list', { id: ticketId });
  const stale = [['time.list', { id: ticketId }], 'time.timer'] as const;
  const show = (next: (entries: Entry[]) => Entry[]) =>
    client.setQueryData<Entry[]>(key, (entries) => entries && next(entries));
  const replace = (entry: Entry) =>
    show((entries) => entries.map((one) => (one.id === entry.id ? entry : one)));
  const reread = () => void client.invalidateQueries({ queryKey: key });

  const { write: create, busy: isAdding } = useWrite('time.create', {
    repeatable: true,
    failed: failedTo('The time could not be added'),
    onDone: (entry) => {
      onAdded();
      show((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]);
    },
    refresh: stale,
  });
  const { write: update } = useWrite('time.update', {
    failed: failedTo('The time could not be changed'),
    onDone: replace,
    onFailed: reread,
  });
  const { write: restore } = useWrite('time.restore', {
    done: 'Time restored',
    failed: failedTo('The time could not be restored'),
    refresh: stale,
  });
  const { write: remove } = useWrite('time.delete', {
    done: (_, { entryId }) => ({
      title: 'Time deleted',
      undo: () => restore({ id: ticketId, entryId }),
    }),
    failed: failedTo('The time could not be deleted'),
    onFailed: reread,
  });
  const { write: startTimer, busy: isStarting } = useWrite('time.startTimer', {
    done: () =>
      timer && timer.ticket.id !== ticketId
        ? `Timer started. That on ${timer.ticket.ticketNumber} was stopped and noted.`
        : 'Timer started',
    failed: failedTo('The timer could not be started'),
    refresh: stale,
  });
  const { write: stopTimer, busy: isStopping } = useWrite('time.stopTimer', {
    done: ({ minutes }) => `Timer stopped, ${timeSpentText(minutes)} noted`,
    failed: failedTo('The timer could not be stopped'),
    refresh: ['time.list', 'time.timer'],
    // Somebody else may have stopped it, or another tab.
    refreshAfterFailure: () => ['time.list', 'time.timer'],
  });

  return {
    isAdding,
    isStarting,
    isStopping,
    start: () => startTimer({ id: ticketId }),
    stop: () => stopTimer({}),
    add(minutes: number, note: string) {
      const day = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
      create({ id: ticketId, minutes, day, note: note.trim() || null });
    },
    change(entry: Entry, change: Change) {
      replace({ ...entry, ...change });
      update({ id: ticketId, entryId: entry.id, ...change });
    },
    remove(entry: Entry) {
      show((entries) => entries.filter(({ id }) => id !== entry.id));
      remove({ id: ticketId, entryId: entry.id });
    },
  };
}
