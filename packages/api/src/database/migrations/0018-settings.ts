import { columns, type Migration } from './migration.ts';

/** An organization's email settings, and the API key and webhook that its settings manage. */
export const settings: Migration = {
  name: '0018-settings',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('organizations', (table) => {
        const { text, optional, flag } = columns(table, dialect);
        text('email_provider').defaultTo('helpdesk');
        optional('smtp');
        optional('smtp_password_sealed');
        optional('google_workspace_email');
        flag('api_key_enabled', 0);
        optional('api_key_id');
        optional('webhook_id');
      }),
    );
  },
};
