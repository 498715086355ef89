import { columns, type Migration } from './migration.ts';

/** The search text of submissions, and their counts by day. */
export const formFigures: Migration = {
  name: '0009-form-figures',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('form_submissions', (table) => {
        columns(table, dialect).text('search_text').defaultTo('');
      }),
    );
    await sql('update form_submissions set search_text = lower(data)');
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'forms.' || substr(created_at, 1, 10) || '.' || form_id || '.submitted', count(*)
      from form_submissions group by organization_id, form_id, substr(created_at, 1, 10)`);
  },
};
