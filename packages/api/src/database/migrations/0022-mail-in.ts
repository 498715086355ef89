import { columns, type Migration } from './migration.ts';

/** Incoming email, stored before it is acknowledged, and which messages of a ticket came from an email. */
export const mailIn: Migration = {
  name: '0022-mail-in',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('inbound_mails', (table) => {
        const { text, optional, json, number, organization } = columns(table, dialect);
        organization();
        text('id');
        json('recipients', '[]');
        optional('envelope_from');
        number('size');
        text('state');
        optional('outcome');
        optional('error');
        optional('sender');
        optional('fingerprint');
        optional('ticket_id');
        table.integer('attempts').notNullable().defaultTo(0);
        optional('due_at');
        optional('leased_until');
        text('received_at');
        optional('done_at');
        // The last column, so reading the others doesn't read through it.
        table.binary('raw').notNullable();
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql(`create index mails_due on inbound_mails (due_at) where state = 'waiting'`);
    await sql(`create index mails_of_sender on inbound_mails (organization_id, sender, received_at)
      where sender is not null`);
    await sql(`create index mails_by_fingerprint on inbound_mails (organization_id, fingerprint)
      where fingerprint is not null`);
    await sql('create index mails_old on inbound_mails (received_at)');
    for (const name of ['tickets', 'ticket_messages']) {
      await apply(
        schema().alterTable(name, (table) => {
          columns(table, dialect).optional('mail_id');
        }),
      );
    }
  },
};
