import type { Handlers } from '../../http/handlers.ts';
import { exportCsv, exportJsonl } from './export.ts';
import { presentEntry } from './present.ts';
import { listEntries } from './read/entries.ts';
import { verifyLog } from './verify.ts';

export const audit: Handlers<'audit'> = {
  list: async ({ org, query }) => {
    const { items, ...page } = await listEntries(org, query);
    return { items: items.map(presentEntry), ...page };
  },

  verify: ({ org }) => verifyLog(org),

  exportCsv: async ({ org, query }) => exportCsv(org, query),

  exportJsonl: async ({ org, query }) => exportJsonl(org, query),
};
