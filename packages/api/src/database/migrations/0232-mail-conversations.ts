import { columns, type Migration } from './migration.ts';

/** The Message-ID that replies to an email refer to, and the participants of the email. */
export const mailConversations: Migration = {
  name: '0232-mail-conversations',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('inbound_mails', (table) => {
        const { optional } = columns(table, dialect);
        optional('message_id');
        optional('participants');
      }),
    );
    await sql(`create index inbound_mails_by_message_id on inbound_mails (organization_id, message_id)
      where message_id is not null`);
  },
};
