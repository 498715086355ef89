import type { Handlers } from '../../http/handlers.ts';
import { readUses } from '../uses/read/uses.ts';
import { findTag, listTags, showTag } from './read/tags.ts';
import { mergeTags } from './store/merge.ts';
import { deleteTag, restoreTag } from './store/remove.ts';
import { createTag, updateTag } from './store/tags.ts';

export const tags: Handlers<'tags'> = {
  list: ({ org }) => listTags(org),

  create: async ({ org, body }) => showTag(org, await createTag(org, body)),

  update: async ({ org, params, body }) => {
    await updateTag(org, params.id, body);
    return showTag(org, params.id);
  },

  delete: ({ org, params }) => deleteTag(org, params.id),

  uses: async ({ org, member, params }) => {
    const { id, name } = await findTag(org, params.id);
    const reader = { userId: member.user.id, seesWebhooks: true };
    return readUses(org, { kind: 'tag', id, name }, reader);
  },

  merge: async ({ org, params, body }) => {
    await mergeTags(org, params.id, body.tagIds);
    return showTag(org, params.id);
  },

  restore: async ({ org, params }) => {
    await restoreTag(org, params.id);
    return showTag(org, params.id);
  },
};
