import type { Handlers } from '../../http/handlers.ts';
import { hostLabel, organizationIdOf } from '../../http/organization-of-request.ts';
import { notFound } from '../../http/refusal.ts';
import { presentOrganization, presentPublicOrganization } from './present.ts';
import { readOrganization } from './store.ts';

export const organization: Handlers<'organization'> = {
  get: async ({ org, member, accessMethod }) => {
    if (!org || !member) throw notFound('Organization not found');
    return {
      organization: presentOrganization(await readOrganization(org)),
      userRole: member.role,
      isPublicAccess: false,
      accessMethod,
    };
  },
};

export const publicOrganization: Handlers<'publicOrganization'> = {
  get: async ({ org }) => presentPublicOrganization(await readOrganization(org)),

  resolve: async ({ desk, query }) => {
    const label = hostLabel(query.host, desk.config.baseHost);
    const id = label ? await organizationIdOf(desk.database.directory, label) : null;
    if (!id) throw notFound("The organization you're looking for doesn't exist.");
    return presentPublicOrganization(await readOrganization(desk.database.org(id)));
  },
};
