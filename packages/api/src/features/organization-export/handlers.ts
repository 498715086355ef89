import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentExport } from './present.ts';
import { findExport, listExports, readHead } from './read/exports.ts';
import { deleteExport, startExport } from './store/exports.ts';

type Ours = 'startExport' | 'listExports' | 'deleteExport';

const seenBy = async ({ config }: ServerContext, org: Org, userId: string) => ({
  config,
  userId,
  subdomain: (await readHead(org))?.subdomain ?? '',
});

/** The export of the whole organization. Separate from `organization`, since it depends on the data of all features. */
export const organizationExport: Pick<Handlers<'organization'>, Ours> = {
  listExports: async ({ server, org, member }) => {
    const seen = await seenBy(server, org, member.user.id);
    return (await listExports(org)).map((row) => presentExport(row, seen));
  },

  startExport: async ({ server, org, member }) => {
    const id = await startExport(org, member.user.id);
    const row = await findExport(org, id);
    if (!row) throw new Error(`No export ${id}`);
    return presentExport(row, await seenBy(server, org, member.user.id));
  },

  deleteExport: ({ org, params }) => deleteExport(org, params.exportId),
};
