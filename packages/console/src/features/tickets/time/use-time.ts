import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

export type Entry = Schema<'TimeEntry'>;
export type Change = Schema<'TimeEntryPatch'>;
type Timer = Schema<'MemberTimer'>['timer'];

const failedTo = (what: string) => messageOr(what);

/** Adds, changes and deletes time entries of a ticket, and starts and stops the user's timer. */
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
    failed: failedTo(m.useTime.theTimeCouldNotBeAdded),
    onDone: (entry) => {
      onAdded();
      show((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]);
    },
    refresh: stale,
  });
  const { write: update } = useWrite('time.update', {
    failed: failedTo(m.useTime.theTimeCouldNotBeChanged),
    onDone: replace,
    onFailed: reread,
  });
  const { write: restore } = useWrite('time.restore', {
    done: m.useTime.timeRestored,
    failed: failedTo(m.useTime.theTimeCouldNotBeRestored),
    refresh: stale,
  });
  const { write: remove } = useWrite('time.delete', {
    done: (_, { entryId }) => ({
      title: m.useTime.timeDeleted,
      undo: () => restore({ id: ticketId, entryId }),
    }),
    failed: failedTo(m.useTime.theTimeCouldNotBeDeleted),
    onFailed: reread,
  });
  const { write: startTimer, busy: isStarting } = useWrite('time.startTimer', {
    done: () =>
      timer && timer.ticket.id !== ticketId
        ? m.useTime.timerStartedThatOnWasStopped({ ticketNumber: timer.ticket.ticketNumber })
        : m.useTime.timerStarted,
    failed: failedTo(m.useTime.theTimerCouldNotBeStarted),
    refresh: stale,
  });
  const { write: stopTimer, busy: isStopping } = useWrite('time.stopTimer', {
    done: ({ minutes }) => m.useTime.timerStoppedNoted({ timeSpentText: timeSpentText(minutes) }),
    failed: failedTo(m.useTime.theTimerCouldNotBeStopped),
    refresh: ['time.list', 'time.timer'],
    // Another member or another tab may have stopped it.
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
