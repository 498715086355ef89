import { columns, type Migration } from './migration.ts';

/** Organizations, users and memberships. */
export const accounts: Migration = {
  name: '0001-accounts',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('organizations', (table) => {
        const { text, optional, json, flag, number } = columns(table, dialect);
        text('id').primary();
        text('name');
        text('subdomain').unique();
        optional('logo_url');
        optional('primary_color');
        optional('email_from');
        text('timezone').defaultTo('UTC');
        text('ticket_prefix').defaultTo('TK');
        flag('auto_assignment', 0);
        json('settings');
        number('seq');
        number('version');
        text('created_at');
      }),
    );
    await apply(
      schema().createTable('users', (table) => {
        const { text, optional, json } = columns(table, dialect);
        text('id').primary();
        text('email').unique();
        text('first_name').defaultTo('');
        text('last_name').defaultTo('');
        optional('password_hash');
        optional('profile_image_url');
        json('notification_preferences');
        text('created_at');
      }),
    );
    await apply(
      schema().createTable('memberships', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('id');
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('role');
        text('created_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'user_id']);
        table.index(['user_id']);
      }),
    );
    await apply(
      schema().createTable('invitations', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('id');
        text('email');
        text('role');
        optional('message');
        text('token_hash').unique();
        optional('invited_by').references('id').inTable('users').onDelete('SET NULL');
        text('created_at');
        text('expires_at');
        optional('accepted_at');
        optional('revoked_at');
        table.primary(['organization_id', 'id']);
        table.index(['organization_id', 'email']);
        table.index(['email']);
      }),
    );
  },
};
