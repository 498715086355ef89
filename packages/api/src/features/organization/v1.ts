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

  update: async ({ desk, org, body }) => {
    const row = await changeBranding(org, body);
    forgetSession(desk.database);
    return {
      data: presentPublicOrganization(row),
      message: 'Organization updated successfully',
    };
  },
};
