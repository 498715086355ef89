import type { Member } from '../../auth/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countSavedViews } from './read/counts.ts';
import { listViews, showView } from './read/views.ts';
import { createView, deleteView, restoreView, setDefaultView, updateView } from './store/views.ts';

const writer = (member: Member, own: string | null = null) => ({ userId: member.user.id, own });

export const views: Handlers<'views'> = {
  list: ({ org, member }) => listViews(org, member.user.id),

  counts: ({ org, member }) => countSavedViews(org, member.user.id),

  create: async ({ org, member, body }) =>
    showView(org, await createView(org, writer(member), body), member.user.id),

  update: async ({ org, member, own, params, body }) => {
    await updateView(org, params.id, writer(member, own), body);
    return showView(org, params.id, member.user.id);
  },

  delete: ({ org, member, own, params }) => deleteView(org, params.id, writer(member, own)),

  restore: async ({ org, member, own, params }) => {
    await restoreView(org, params.id, writer(member, own));
    return showView(org, params.id, member.user.id);
  },

  setDefault: ({ org, member, body }) => setDefaultView(org, member.user.id, body.view),
};
