import type { Migration } from './migration.ts';

/** The version of an event's payload; existing events have the first version. */
export const eventVersions: Migration = {
  name: '0026-event-versions',
  async up({ sql }) {
    await sql('alter table events add column version integer not null default 1');
  },
};
