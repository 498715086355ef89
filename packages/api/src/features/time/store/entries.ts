import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { minutesOfTimer } from '@helpdesk/sdk/rules/time-spent';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { timezoneOf } from '../../../auth/store/organizations.ts';
import { newId, now } from '../../../database/ids.ts';
import type { TimeEntryRow } from '../../../database/rows/time.ts';
import type { Input, Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { mustWrite } from '../../tickets/store/update.ts';
import { findEntry, readEntries } from '../read/entries.ts';
import { tell } from './tell.ts';

const maxEntries = 500;
/** Milliseconds for which a deleted entry can be restored. */
const memory = 24 * 60 * 60 * 1_000;

export const entryMissing = () => notFound('Time entry not found');
const momentsAgo = (at: string, milliseconds: number) =>
  new Date(Date.parse(at) - milliseconds).toISOString();

/** A time entry and its ticket. */
interface Which {
  ticketId: string;
  entryId: string;
  /** The user ID of a member who can change only their own time; null for members who can change all. */
  own: string | null;
}

/** The row of a new entry by the actor. */
export const newEntry = (
  ticketId: string,
  { userId }: Actor,
  given: Pick<TimeEntryRow, 'minutes' | 'day' | 'note' | 'started_at'>,
): Omit<TimeEntryRow, 'organization_id'> => ({
  id: newId(),
  ticket_id: ticketId,
  user_id: userId ?? '',
  ...given,
  created_at: now(),
  deleted_at: null,
  merged_from: null,
});

/** Logs time that the caller spent, and returns the entry's ID. */
export function addEntry(
  org: Org,
  ticketId: string,
  { minutes, day, note }: Parsed<'time.create'>['body'],
  actor: Actor,
): Promise<string> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, ticketId);
    await refuseMore(tx, ticketId);
    const row = newEntry(ticketId, actor, {
      minutes,
      day: day ?? dayIn(await timezoneOf(tx)),
      note: note || null,
      started_at: null,
    });
    await tx.insert('time_entries', row);
    await tell(tx, ticket, { organization_id: tx.id, ...row }, { how: 'added', actor });
    return row.id;
  });
}

/** Changes the given fields of an entry; setting the minutes stops a timer. */
export function changeEntry(
  org: Org,
  which: Which,
  { minutes, day, note }: Parsed<'time.update'>['body'],
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const { ticket, entry } = await mustHave(tx, which);
    const patch: Input<Partial<TimeEntryRow>> = {
      ...(minutes !== undefined && { minutes, started_at: null }),
      ...(day !== undefined && { day }),
      ...(note !== undefined && { note: note || null }),
    };
    const changed = { ...entry, ...patch } as TimeEntryRow;
    const differs = (Object.keys(patch) as (keyof TimeEntryRow)[]).some(
      (column) => changed[column] !== entry[column],
    );
    if (!differs) return;
    await tx.update('time_entries', { id: entry.id }, patch);
    const isStopped = entry.started_at !== null && changed.started_at === null;
    const how = isStopped ? 'stopped' : 'changed';
    await tell(tx, ticket, changed, { how, before: entry, actor });
  });
}

/** Deletes an entry, and permanently removes entries of the ticket that were deleted more than a day ago. */
export function deleteEntry(org: Org, which: Which, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket, entry } = await mustHave(tx, which);
    const at = now();
    await tx.remove('time_entries', (row) =>
      row.where('ticket_id', ticket.id).where('deleted_at', '<', momentsAgo(at, memory)),
    );
    // A restored timer doesn't run again: its member may have started another one.
    const stopped = entry.started_at
      ? { started_at: null, minutes: minutesOfTimer(entry.started_at, at) }
      : {};
    await tx.update('time_entries', { id: entry.id }, { ...stopped, deleted_at: at });
    const deleted = { ...entry, ...stopped };
    await tell(tx, ticket, deleted, { how: 'deleted', before: entry, actor });
  });
}

/** Restores an entry that was deleted within the last day. */
export function restoreEntry(
  org: Org,
  { ticketId, entryId, own }: Which,
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, ticketId);
    const entry = await findEntry(tx, ticketId, entryId);
    if (!entry) throw entryMissing();
    refuseUnlessOwn(entry, own);
    if (entry.deleted_at === null) return;
    if (entry.deleted_at < momentsAgo(now(), memory)) throw entryMissing();
    await refuseMore(tx, ticketId);
    await tx.update('time_entries', { id: entryId }, { deleted_at: null });
    await tell(tx, ticket, entry, { how: 'restored', actor });
  });
}

async function mustHave(tx: Tx, { ticketId, entryId, own }: Which) {
  const { ticket } = await mustWrite(tx, ticketId);
  const entry = await findEntry(tx, ticketId, entryId);
  if (!entry || entry.deleted_at !== null) throw entryMissing();
  refuseUnlessOwn(entry, own);
  return { ticket, entry: { ...entry, minutes: Number(entry.minutes) } };
}

function refuseUnlessOwn({ user_id: userId }: TimeEntryRow, own: string | null) {
  if (own === null || own === userId) return;
  throw new Refusal(
    403,
    'Only the person who logged this time, or an admin, can change it',
    'forbidden',
  );
}

/** Rejects another entry if the ticket has reached the limit. */
export async function refuseMore(tx: Tx, ticketId: string): Promise<void> {
  if ((await readEntries(tx, ticketId)).length < maxEntries) return;
  throw new Refusal(409, `A ticket can have up to ${maxEntries} time entries`, 'too_many');
}
