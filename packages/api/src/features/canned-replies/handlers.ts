import type { Member } from '../../auth/caller.ts';
import type { CannedReplyRow } from '../../database/rows/canned-replies.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { prepared } from '../../http/prepared.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentFiles } from '../../stored-files/present.ts';
import { readFilesOfAll } from '../../stored-files/read/message-files.ts';
import { exportCsv, exportJson } from './export.ts';
import { importReplies, readReplies } from './import.ts';
import { presentReply } from './present.ts';
import { findReply, listFolders, listReplies } from './store/list.ts';
import {
  copyFilesOf,
  countUse,
  createReply,
  deleteReply,
  ownerOf,
  restoreReply,
  updateReply,
} from './store/replies.ts';

const writer = ({ config }: ServerContext, member: Member, own: string | null = null) => ({
  userId: member.user.id,
  own,
  config,
});

export const cannedReplies: Handlers<'cannedReplies'> = {
  list: async ({ server, org, member, query }) => {
    const { items, ...page } = await listReplies(org, member.user.id, query);
    return { ...page, items: await presentAll(server, org, items) };
  },

  create: async ({ server, org, member, body }) =>
    present(server, org, await createReply(org, writer(server, member), body)),

  folders: ({ org, member }) => listFolders(org, member.user.id),

  import: prepared(
    ({ org, body }) => readReplies(org, body.replies),
    ({ org, member, body }, rows) =>
      importReplies(org, ownerOf(body.visibility, member.user.id), rows),
  ),

  exportJson: ({ org, member, query }) => exportJson(org, { userId: member.user.id, ...query }),

  exportCsv: async ({ org, member, query }) => exportCsv(org, { userId: member.user.id, ...query }),

  get: async ({ server, org, member, params }) =>
    present(server, org, await findReply(org, params.id, member.user.id)),

  update: async ({ server, org, member, own, params, body }) =>
    present(server, org, await updateReply(org, params.id, writer(server, member, own), body)),

  delete: ({ org, member, own, params }) =>
    deleteReply(org, params.id, { userId: member.user.id, own }),

  restore: async ({ server, org, member, own, params }) =>
    present(server, org, await restoreReply(org, params.id, { userId: member.user.id, own })),

  copyFiles: ({ org, member, params }) => copyFilesOf(org, params.id, member.user.id),

  use: ({ org, member, params }) => countUse(org, params.id, member.user.id),
};

/** Canned replies with their files, for a member who sees them. */
async function presentAll({ config }: ServerContext, org: Org, rows: readonly CannedReplyRow[]) {
  const rowsOfFiles = await readFilesOfAll(
    org,
    rows.map(({ id }) => id),
  );
  const files = presentFiles(config, org.id, rowsOfFiles);
  return rows.map((row) => presentReply(row, files));
}

async function present({ config }: ServerContext, org: Org, row: CannedReplyRow) {
  return presentReply(row, presentFiles(config, org.id, await readFilesOfAll(org, [row.id])));
}
