import { columns, type Migration } from './migration.ts';

/** Whom an email that opened a ticket names, what decided who wrote it, and the sender that a member has entered. */
export const mailPeople: Migration = {
  name: '0230-mail-people',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('message_html', (table) => {
        columns(table, dialect).optional('mail_people');
      }),
    );
    await apply(
      schema().alterTable('inbound_mails', (table) => {
        columns(table, dialect).optional('entered_sender');
      }),
    );
  },
};
