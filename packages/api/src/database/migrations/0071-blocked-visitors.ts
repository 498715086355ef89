import { columns, type Migration } from './migration.ts';

/** Chat visitors among the blocked senders, by the browser of a chat. */
export const blockedVisitors: Migration = {
  name: '0071-blocked-visitors',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('blocked_senders', (table) => {
        const { optional } = columns(table, dialect);
        optional('visitor_id');
        optional('chat_id');
        optional('name');
      }),
    );
    await sql(`create index blocked_senders_by_visitor on blocked_senders (organization_id, visitor_id)
      where visitor_id is not null`);
  },
};
