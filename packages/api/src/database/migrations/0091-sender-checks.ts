import { columns, type Migration } from './migration.ts';

/** Where an email came from, and the results of the sender domain's checks (SPF, DKIM, DMARC). */
export const senderChecks: Migration = {
  name: '0091-sender-checks',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('inbound_mails', (table) => {
        const { optional } = columns(table, dialect);
        optional('client_ip');
        optional('client_helo');
      }),
    );
    await apply(
      schema().alterTable('message_html', (table) => {
        columns(table, dialect).optional('sender_check');
      }),
    );
  },
};
