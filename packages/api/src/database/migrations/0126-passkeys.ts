import { columns, type Migration } from './migration.ts';

/** Passkeys and their challenges: at sign-in, with or without a password before it, and during setup. */
export const passkeys: Migration = {
  name: '0126-passkeys',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('passkeys', (table) => {
        const { text, optional, number, json } = columns(table, dialect);
        text('id').primary();
        text('user_id').references('id').inTable('users').onDelete('CASCADE').index();
        text('credential_id').unique();
        text('public_key');
        number('counter');
        json('transports', '[]');
        text('name');
        text('created_at');
        optional('last_used_at');
      }),
    );
    await apply(
      schema().alterTable('sign_in_challenges', (table) => {
        columns(table, dialect).optional('passkey_challenge');
      }),
    );
    await apply(
      schema().createTable('passkey_challenges', (table) => {
        const { text, optional } = columns(table, dialect);
        text('token_hash').primary();
        optional('user_id').references('id').inTable('users').onDelete('CASCADE').index();
        text('passkey_challenge');
        text('expires_at').index();
      }),
    );
  },
};
