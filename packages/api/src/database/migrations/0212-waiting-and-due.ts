import type { Migration } from './migration.ts';

const active = `status in ('open', 'in_progress')`;
const hoursOf = ([urgent, high, normal, low]: readonly number[]) =>
  `case priority when 'urgent' then ${urgent} when 'high' then ${high}
    when 'normal' then ${normal} else ${low} end`;

/** The hours from opening to the next target: the first response to a customer, then the resolution. */
const hours = `case when opened_by = 'customer' and first_response_at is null
  then ${hoursOf([1, 2, 8, 24])} else ${hoursOf([4, 8, 24, 72])} end`;
const hour = `(cast(substr(created_at, 12, 2) as integer) + ${hours})`;

/** A time this many whole hours later. PostgreSQL formats dates by its settings, so this joins their parts. */
const later = {
  sqlite: `date(substr(created_at, 1, 10), '+' || (${hour} / 24) || ' days')
    || 'T' || substr('0' || (${hour} % 24), -2) || substr(created_at, 14)`,
  postgres: (() => {
    const part = (from: number, length: number) =>
      `cast(substr(created_at, ${from}, ${length}) as integer)`;
    const day = `(make_date(${part(1, 4)}, ${part(6, 2)}, ${part(9, 2)}) + ${hour} / 24)`;
    const padded = (value: string, length: number) =>
      `lpad(cast(cast(${value} as integer) as text), ${length}, '0')`;
    const of = (field: string, length: number) => padded(`extract(${field} from ${day})`, length);
    return `${of('year', 4)} || '-' || ${of('month', 2)} || '-' || ${of('day', 2)}
      || 'T' || ${padded(`${hour} % 24`, 2)} || substr(created_at, 14)`;
  })(),
};

/** Sort orders of the list: longest waiting, and due first. */
export const waitingAndDue: Migration = {
  name: '0212-waiting-and-due',
  async up({ dialect, sql }) {
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    const computed = dialect === 'sqlite' ? 'virtual' : 'stored';
    const columns = [
      // 0: the staff's turn, 1: the customer's, 2: no one's.
      `turn_order integer generated always as (case when snoozed_at is null and ${active}
        then case last_speaker when 'staff' then 1 else 0 end else 2 end) ${computed}`,
      `is_done integer generated always as (case when ${active} then 0 else 1 end) ${computed}`,
      `due_at ${text} generated always as (case when created_at like '____-__-__T__:%'
        then ${later[dialect]} else created_at end) ${computed}`,
    ].map((column) => `add column ${column}`);
    // PostgreSQL writes the table and its indexes once for all columns.
    const steps = dialect === 'postgres' ? [columns.join(', ')] : columns;
    for (const step of steps) await sql(`alter table tickets ${step}`);
    await sql(`create index tickets_by_wait on tickets
      (organization_id, turn_order, turn_since, id, status, urgency, assigned_agent_id)`);
    await sql(`create index tickets_by_due on tickets
      (organization_id, is_done, due_at, id, turn, status, urgency, assigned_agent_id)`);
  },
};
