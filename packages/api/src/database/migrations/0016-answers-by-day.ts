import type { Migration } from './migration.ts';

/** Daily counters for the dashboard: tickets assigned, resolved and first answered, by agent and approximate duration. */
export const answersByDay: Migration = {
  name: '0016-answers-by-day',
  async up({ sql }) {
    const bands = Array.from(
      { length: 17 },
      (_, i) => `when first_response_ms < ${60_000 * 2 ** i} then '${i}'`,
    );
    const band = `(case ${bands.join(' ')} else '17' end)`;
    const day = (moment: string) => `substr(${moment}, 1, 10)`;
    const counters = {
      assigned_at: `'assigned.' || ${day('assigned_at')} || '.' || assigned_agent_id`,
      resolved_at: `'resolved.' || ${day('resolved_at')} || '.' || resolved_by`,
      first_response_at: `'answered.' || ${day('first_response_at')} || '.' || ${band} || '.' || coalesce(first_responder_id, '')`,
    };
    for (const [moment, name] of Object.entries(counters)) {
      await sql(`insert into counters (organization_id, name, value)
        select organization_id, ${name}, count(*) from tickets
        where ${moment} is not null and ${name} is not null group by 1, 2`);
    }
  },
};
