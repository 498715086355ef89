import type { Member } from '../../auth/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { exportCsv, exportJson } from './export.ts';
import { importReplies } from './import.ts';
import { presentReply } from './present.ts';
import { findReply, listFolders, listReplies } from './store/list.ts';
import { countUse, createReply, deleteReply, restoreReply, updateReply } from './store/replies.ts';

const writer = (member: Member, own: string | null = null) => ({ userId: member.user.id, own });

export const cannedReplies: Handlers<'cannedReplies'> = {
  list: ({ org, member, query }) => listReplies(org, member.user.id, query),

  create: async ({ org, member, body }) =>
    presentReply(await createReply(org, writer(member), body)),

  folders: ({ org, member }) => listFolders(org, member.user.id),

  import: ({ org, member, body }) => importReplies(org, member.user.id, body),

  exportJson: ({ org, member, query }) => exportJson(org, { userId: member.user.id, ...query }),

  exportCsv: async ({ org, member, query }) => exportCsv(org, { userId: member.user.id, ...query }),

  get: async ({ org, member, params }) =>
    presentReply(await findReply(org, params.id, member.user.id)),

  update: async ({ org, member, own, params, body }) =>
    presentReply(await updateReply(org, params.id, writer(member, own), body)),

  delete: ({ org, member, own, params }) => deleteReply(org, params.id, writer(member, own)),

  restore: async ({ org, member, own, params }) =>
    presentReply(await restoreReply(org, params.id, writer(member, own))),

  use: ({ org, member, params }) => countUse(org, params.id, member.user.id),
};
