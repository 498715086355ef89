import type { Migration } from './migration.ts';

/** An index to find the counts of all organizations for one address. */
export const talliesOfAll: Migration = {
  name: '0201-tallies-of-all',
  async up({ sql }) {
    await sql('create index tallies_of_all on tallies (what, subject, since)');
  },
};
