import type { Migration } from './migration.ts';

/** For the quarantine: emails that didn't become tickets. */
export const heldMails: Migration = {
  name: '0080-held-mails',
  async up({ sql }) {
    await sql(`create index mails_held on inbound_mails (organization_id, received_at, id)
      where state in ('held', 'failed')`);
  },
};
