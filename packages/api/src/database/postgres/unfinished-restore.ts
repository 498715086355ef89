const schema = 'helpdesk_unfinished_restore';

/** Statements about the schema that exists in a database from the start of a restore to its end. */
export const unfinishedRestore = {
  find: `select 1 from pg_namespace where nspname = '${schema}'`,
  begin: `create schema ${schema}`,
  end: `drop schema ${schema}`,
};
