import type { Migration } from './migration.ts';

/**
 * Commits leave merging the full-text index of SQLite to `sqlite/search-merges.ts`; only one that finds 64 segments of one level
 * merges them itself.
 */
export const searchMerges: Migration = {
  name: '0226-search-merges',
  async up({ dialect, sql }) {
    if (dialect === 'postgres') return;
    for (const [option, value] of Object.entries({ automerge: 0, crisismerge: 64 })) {
      await sql(`insert into search_tokens (search_tokens, rank) values ('${option}', ${value})`);
    }
  },
};
