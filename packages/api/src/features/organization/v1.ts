import { actorOfKey } from '../../http/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { changeBranding } from './branding.ts';
import { presentPublicOrganization } from './present.ts';
import { readOrganization } from './store.ts';

export const v1Organization: Handlers<'v1Organization'> = {
  get: async ({ org }) => ({
    data: presentPublicOrganization(await readOrganization(org)),
    message: 'Organization retrieved successfully',
  }),

  update: async ({ desk, org, key, body }) => {
    const row = await changeBranding(desk, org, body, actorOfKey(key));
    forgetSession(desk.database);
    return {
      data: presentPublicOrganization(row),
      message: 'Organization updated successfully',
    };
  },
};
