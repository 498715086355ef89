import type { Migration } from './migration.ts';

/** The version of the code's payloads that an event was written in; existing events have the first. */
export const eventVersions: Migration = {
  name: '0026-event-versions',
  async up({ sql }) {
    await sql('alter table events add column version integer not null default 1');
  },
};
