import { columns, type Migration } from './migration.ts';

/** The languages of customers by their addresses, and of the pages that chats began on. */
export const customerLanguages: Migration = {
  name: '0093-customer-languages',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('customer_languages', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('email');
        text('language');
        text('known_from');
        text('updated_at');
        table.primary(['organization_id', 'email']);
      }),
    );
    await apply(
      schema().alterTable('chat_sessions', (table) => {
        columns(table, dialect).optional('language');
      }),
    );
  },
};
