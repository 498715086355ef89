import type { Migration } from './migration.ts';

/** A socket belongs to the session that opened it; outstanding socket tickets, at most a minute old, are dropped. */
export const socketSessions: Migration = {
  name: '0025-socket-sessions',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql('delete from socket_tickets');
    await sql(`alter table socket_tickets add column session_hash ${type} not null default ''`);
  },
};
