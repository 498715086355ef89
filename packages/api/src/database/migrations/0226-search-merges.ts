import type { Migration } from './migration.ts';

/**
 * Commits leave merging SQLite's full-text index to `sqlite/search-merges.ts`. A commit merges only if it finds 64 segments of
 * one level.
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
