import { columns, type Migration } from './migration.ts';

/** An authenticator app, recovery codes, and the second step still open after the right password. */
export const secondFactors: Migration = {
  name: '0124-second-factors',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('users', (table) => {
        columns(table, dialect).optional('second_factor_since');
      }),
    );
    await apply(
      schema().createTable('totp_factors', (table) => {
        const { text, optional, number } = columns(table, dialect);
        text('user_id').primary().references('id').inTable('users').onDelete('CASCADE');
        text('secret_sealed');
        text('created_at');
        optional('confirmed_at');
        number('last_step');
      }),
    );
    await apply(
      schema().createTable('recovery_codes', (table) => {
        const { text, optional } = columns(table, dialect);
        text('id').primary();
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('code_hash');
        text('created_at');
        optional('used_at');
        table.index(['user_id']);
      }),
    );
    await apply(
      schema().createTable('sign_in_challenges', (table) => {
        const { text, optional, number } = columns(table, dialect);
        text('token_hash').primary();
        text('user_id').references('id').inTable('users').onDelete('CASCADE').index();
        optional('only_in');
        number('attempts');
        text('created_at');
        text('expires_at').index();
      }),
    );
  },
};
