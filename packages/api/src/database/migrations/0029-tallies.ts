import { columns, type Migration } from './migration.ts';

/** Counts of attempts and sent emails per period, across nodes and restarts. */
export const tallies: Migration = {
  name: '0029-tallies',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('tallies', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('what');
        text('subject');
        text('since');
        text('until');
        number('count');
        table.primary(['organization_id', 'what', 'subject', 'since']);
      }),
    );
    await sql('create index tallies_over on tallies (until)');
  },
};
