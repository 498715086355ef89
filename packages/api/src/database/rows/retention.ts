import { number, type RowOf, table, text } from '../table.ts';

/** How many items the retention policy closed and deleted on a day. */
export const retentionRuns = table('retention_runs', {
  organization_id: text(),
  day: text(),
  closed_tickets: number().audited(),
  deleted_tickets: number().audited(),
  deleted_mails: number().audited(),
  deleted_chats: number().audited(),
}).audited({ object: 'retention', id: 'day', name: 'day' });
export type RetentionRunRow = RowOf<typeof retentionRuns>;
