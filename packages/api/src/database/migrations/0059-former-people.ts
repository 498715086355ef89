import { columns, type Migration } from './migration.ts';

/** Former email participants of a ticket, such as a former requester. */
export const formerPeople: Migration = {
  name: '0059-former-people',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('ticket_former_people', (table) => {
        const { text, organization, within } = columns(table, dialect);
        organization();
        text('ticket_id');
        text('email');
        table.primary(['organization_id', 'ticket_id', 'email']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
      }),
    );
  },
};
