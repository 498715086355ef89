import { columns, type Migration } from './migration.ts';

/** The replaced identity secret, which is accepted for a while. */
export const previousIdentitySecrets: Migration = {
  name: '0143-previous-identity-secrets',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('chat_settings', (table) => {
        const { optional } = columns(table, dialect);
        optional('previous_identity_secret');
        optional('previous_identity_until');
      }),
    );
  },
};
