import { columns, type Migration } from './migration.ts';

export const forms: Migration = {
  name: '0004-forms',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('contact_forms', (table) => {
        const { text, optional, json, flag, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('name');
        text('title');
        optional('description');
        json('fields', '[]');
        json('settings');
        flag('is_active', 1);
        number('submission_count');
        text('created_at');
        text('updated_at');
        table.primary(['organization_id', 'id']);
        table.index(['organization_id', 'created_at', 'id']);
      }),
    );
    await apply(
      schema().createTable('form_submissions', (table) => {
        const { text, optional, json, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('form_id');
        json('data');
        optional('ticket_id');
        text('source');
        optional('ip_address');
        text('created_at');
        table.primary(['organization_id', 'id']);
        within('form_id', 'contact_forms').onDelete('CASCADE');
        within('ticket_id', 'tickets');
        table.index(['organization_id', 'form_id', 'created_at', 'id'], 'submissions_of_form');
        table.index(['organization_id', 'ticket_id']);
      }),
    );
  },
};
