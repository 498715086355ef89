import { columns, type Migration } from './migration.ts';

/** Sessions and tokens, and the idempotency keys of repeated requests. */
export const signIn: Migration = {
  name: '0002-sign-in',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('sessions', (table) => {
        const { text } = columns(table, dialect);
        text('token_hash').primary();
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('created_at');
        text('last_used_at');
        text('expires_at').index();
        table.index(['user_id']);
      }),
    );
    await apply(
      schema().createTable('socket_tickets', (table) => {
        const { text, organization } = columns(table, dialect);
        text('token_hash').primary();
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        organization();
        text('expires_at').index();
      }),
    );
    await apply(
      schema().createTable('idempotency_keys', (table) => {
        const { text, optional } = columns(table, dialect);
        text('organization_id');
        text('caller');
        text('key');
        text('fingerprint');
        text('state');
        table.integer('status');
        optional('body');
        text('created_at').index();
        table.primary(['organization_id', 'caller', 'key']);
      }),
    );
  },
};
