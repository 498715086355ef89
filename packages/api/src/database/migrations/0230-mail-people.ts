import { columns, type Migration } from './migration.ts';

/** The people named in an email that opened a ticket, how its author was determined, and the sender entered by a member. */
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
