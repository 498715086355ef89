import type { Handlers } from '../../http/handlers.ts';
import { listTags } from './read/tags.ts';

export const v1Tags: Handlers<'v1Tags'> = {
  list: async ({ org }) => ({
    data: await listTags(org),
    message: 'Tags retrieved successfully',
  }),
};
