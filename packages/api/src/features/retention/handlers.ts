import type { Handlers } from '../../http/handlers.ts';
import { countOld } from './read.ts';
import { readRetention, setRules } from './store/retention.ts';

type OfOrganization = Pick<
  Handlers<'organization'>,
  'retention' | 'updateRetention' | 'previewRetention'
>;

export const retention: OfOrganization = {
  retention: ({ org }) => readRetention(org),

  updateRetention: async ({ org, body }) => {
    await setRules(org, body);
    return readRetention(org);
  },

  previewRetention: ({ org, body }) => countOld(org, body, Date.now()),
};
