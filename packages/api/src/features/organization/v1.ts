import { actorOfKey } from '../../auth/caller.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeBranding } from './branding.ts';
import { presentPublicOrganization } from './present.ts';
import { readOrganization } from './store/organization.ts';

export const v1Organization: Handlers<'v1Organization'> = {
  get: async ({ org }) => ({
    data: presentPublicOrganization(await readOrganization(org)),
    message: 'Organization retrieved successfully',
  }),

  update: async ({ server, org, key, body }) => {
    const row = await changeBranding(server, org, body, actorOfKey(key));
    forgetSession(server);
    return {
      data: presentPublicOrganization(row),
      message: 'Organization updated successfully',
    };
  },
};
