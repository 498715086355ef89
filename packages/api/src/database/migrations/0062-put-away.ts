import { columns, type Migration } from './migration.ts';

/** Tickets in spam or the trash: no longer in the tickets table, each stored whole in one row. */
export const putAway: Migration = {
  name: '0062-put-away',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('put_away_tickets', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('id');
        text('place');
        text('number');
        text('subject');
        optional('customer_name');
        optional('customer_email');
        text('first_words');
        text('put_away_at');
        optional('put_away_by').references('id').inTable('users').onDelete('SET NULL');
        optional('blocked_by');
        // The last column, so reading the others doesn't read through it.
        text('content');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql(`create index put_away_by_place on put_away_tickets
      (organization_id, place, put_away_at, id)`);
    await sql('create index put_away_old on put_away_tickets (put_away_at)');
    await sql(`create index put_away_by_member on put_away_tickets (put_away_by)
      where put_away_by is not null`);
  },
};
