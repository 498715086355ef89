import { columns, type Migration } from './migration.ts';

/** A new email address takes effect once confirmed. The former one can revert the change. */
export const emailChanges: Migration = {
  name: '0030-email-changes',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('email_changes', (table) => {
        const { text, optional } = columns(table, dialect);
        text('id').primary();
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('old_email').index();
        text('new_email');
        optional('session_hash');
        text('confirm_hash').unique();
        text('take_back_hash').unique();
        text('created_at');
        text('expires_at');
        text('take_back_until').index();
        optional('confirmed_at');
        optional('ended_at');
        table.index(['user_id', 'created_at']);
      }),
    );
  },
};
