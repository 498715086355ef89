import { columns, type Migration } from './migration.ts';

/** The sites on which an organization's chat and forms were first and last seen. */
export const seenSites: Migration = {
  name: '0222-seen-sites',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('seen_sites', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('feature');
        optional('first_host');
        text('first_at');
        optional('last_host');
        text('last_at');
        table.primary(['organization_id', 'feature']);
      }),
    );
  },
};
