import { columns, type Migration } from './migration.ts';

/** An organization's email templates, by language. */
export const mailTexts: Migration = {
  name: '0079-mail-texts',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('mail_texts', (table) => {
        const { text, json, organization } = columns(table, dialect);
        organization();
        text('kind');
        text('language');
        json('words');
        text('updated_at');
        table.primary(['organization_id', 'kind', 'language']);
      }),
    );
  },
};
