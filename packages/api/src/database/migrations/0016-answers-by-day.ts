import type { Migration } from './migration.ts';

/** Counts the first answers there are by day, by about how long they took (bands, each twice as long), and by who gave them. */
export const answersByDay: Migration = {
  name: '0016-answers-by-day',
  async up({ sql }) {
    const bands = Array.from(
      { length: 17 },
      (_, i) => `when first_response_ms < ${60_000 * 2 ** i} then '${i}'`,
    );
    await sql(`insert into counters (organization_id, name, value)
      select organization_id,
        'answered.' || substr(first_response_at, 1, 10) || '.' || (case ${bands.join(' ')} else '17' end)
          || '.' || coalesce(first_responder_id, ''),
        count(*)
      from tickets where first_response_at is not null and first_response_ms is not null
      group by 1, 2`);
  },
};
