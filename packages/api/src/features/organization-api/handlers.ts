import type { Handlers } from '../../http/handlers.ts';
import { readSettings } from '../organization/read/settings.ts';
import { changeApi, readMaskedKey, regenerateKey } from './api-settings.ts';

type Ours = 'updateApi' | 'apiKey' | 'regenerateApiKey';

/** The organization's own key and webhook. They're separate from `organization`, since tickets and webhooks depend on that. */
export const organizationApi: Pick<Handlers<'organization'>, Ours> = {
  updateApi: async ({ server, org, member, body }) => {
    const { config, outbound } = server;
    await changeApi(org, { sealing: config.secret, outbound }, body, member);
    return readSettings(config, org);
  },

  apiKey: async ({ org }) => ({ apiKey: await readMaskedKey(org) }),

  regenerateApiKey: async ({ org, member }) => ({
    apiKey: await regenerateKey(org, member.user.id),
  }),
};
