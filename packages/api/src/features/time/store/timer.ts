import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { minutesOfTimer } from '@helpdesk/sdk/rules/time-spent';
import { timezoneOf } from '../../../auth/store/organizations.ts';
import { now } from '../../../database/ids.ts';
import type { TimeEntryRow } from '../../../database/rows/time.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { notFound } from '../../../refusal.ts';
import { mustFind } from '../../tickets/read/tickets.ts';
import { mustWrite } from '../../tickets/store/update.ts';
import { findRunning } from '../read/entries.ts';
import { newEntry, refuseMore } from './entries.ts';
import { tell } from './tell.ts';

/** Starts the caller's timer on a ticket, and stops one running on another. Returns the ID of the running entry. */
export function startTimer(org: Org, ticketId: string, actor: Actor): Promise<string> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, ticketId);
    const running = await findRunning(tx, actor.userId ?? '');
    if (running?.ticket_id === ticketId) return running.id;
    await refuseMore(tx, ticketId);
    if (running) await stop(tx, running, actor);
    const at = now();
    const row = newEntry(ticketId, actor, {
      minutes: 0,
      day: dayIn(await timezoneOf(tx), at),
      note: null,
      started_at: at,
    });
    await tx.insert('time_entries', row);
    await tell(tx, ticket, { organization_id: tx.id, ...row }, { how: 'started', actor });
    return row.id;
  });
}

/** Stops the caller's timer on any ticket, and returns its entry. */
export function stopTimer(org: Org, actor: Actor): Promise<TimeEntryRow> {
  return org.write(async (tx) => {
    const running = await findRunning(tx, actor.userId ?? '');
    if (!running) throw notFound('No timer is running');
    await stop(tx, running, actor);
    return running;
  });
}

/** Stops the timer of a member who leaves the staff. */
export async function releaseTimer(tx: Tx, userId: string, actor: Actor): Promise<void> {
  const running = await findRunning(tx, userId);
  if (running) await stop(tx, running, actor);
}

async function stop(tx: Tx, running: TimeEntryRow, actor: Actor) {
  const minutes = minutesOfTimer(running.started_at ?? running.created_at, now());
  const stopped = { minutes, started_at: null };
  await tx.update('time_entries', { id: running.id }, stopped);
  const ticket = await mustFind(tx, running.ticket_id);
  await tell(tx, ticket, { ...running, ...stopped }, { how: 'stopped', actor });
}
