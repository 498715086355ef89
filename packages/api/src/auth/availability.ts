import type { MembershipRow } from '../database/rows/people.ts';

/** Whether a member accepts work, and if not, why. */
export const presentAvailability = (row: Pick<MembershipRow, 'availability' | 'away_reason'>) => ({
  availability: row.availability,
  ...(row.away_reason !== null && { awayReason: row.away_reason }),
});
