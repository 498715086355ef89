import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Whole } from '../../database/fields.ts';
import type { TimeEntryRow } from '../../database/rows/time.ts';
import type { ShownEntry } from './read/entries.ts';

/** A time entry as the API returns it to staff. */
export function presentEntry(row: ShownEntry): Whole<Schema<'TimeEntry'>> {
  return {
    id: row.id,
    member: row.email
      ? {
          id: row.user_id,
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
          profileImageUrl: row.profile_image_url,
        }
      : null,
    minutes: Number(row.minutes),
    day: row.day,
    note: row.note,
    startedAt: row.started_at,
    createdAt: row.created_at,
  };
}

/** A time entry as it appears in events. */
export const entryFacts = (row: TimeEntryRow): Whole<Schema<'TimeEntryFacts'>> => ({
  id: row.id,
  userId: row.user_id,
  minutes: Number(row.minutes),
  day: row.day,
  note: row.note,
  startedAt: row.started_at,
});
