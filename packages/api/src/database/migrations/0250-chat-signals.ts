import type { Migration } from './migration.ts';

/** Turns on chat sounds and the count in the title, except for organizations that have never changed their chat panel. */
export const chatSignals: Migration = {
  name: '0250-chat-signals',
  async up({ sql }) {
    const asBefore = `'{"hasSound":false,"countsInTitle":false}'`;
    await sql(`update chat_settings set panel = ${asBefore} where panel = '{}'`);
    await sql(`insert into chat_settings (organization_id, panel)
      select id, ${asBefore} from organizations
        where id not in (select organization_id from chat_settings)`);
  },
};
