import { isOfElements } from '@helpdesk/sdk/rules/page-sentences/own';
import { actorOf } from '../../auth/caller.ts';
import { organizationIdOfHost } from '../../auth/custom-domains.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import { keepPicture } from '../../files/store/pictures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { changeBranding } from './branding.ts';
import { captcha } from './captcha.ts';
import { customDomain } from './domain-handlers.ts';
import { changeEmail } from './email-settings.ts';
import { changeGeneral } from './general-settings.ts';
import { drawLogo } from './logo.ts';
import { networks } from './networks.ts';
import { presentOrganization, presentPublicOrganization } from './present.ts';
import { readSettings } from './read/settings.ts';
import { readFirstSteps } from './store/first-steps.ts';
import { readOrganization } from './store/organization.ts';
import { readOwnSentences } from './store/own-sentences.ts';
import { requireSecondFactor } from './store/second-factor.ts';

/**
 * Operations of `organization` in other folders: testEmail in features/mail, the API's in organization-api, exports,
 * leaving, retention, and samples in features/tickets.
 */
type Elsewhere =
  | 'updateFirstSteps'
  | 'testEmail'
  | 'updateApi'
  | 'apiKey'
  | 'regenerateApiKey'
  | 'close'
  | 'reopen'
  | 'retention'
  | 'updateRetention'
  | 'previewRetention'
  | 'startExport'
  | 'listExports'
  | 'deleteExport';

export const organization: Omit<Handlers<'organization'>, Elsewhere> = {
  get: async ({ org, member, accessMethod }) => {
    return {
      organization: presentOrganization(await readOrganization(org)),
      userRole: member.role,
      isPublicAccess: false,
      accessMethod,
    };
  },

  updateBranding: async ({ server, org, member, body }) => {
    await changeBranding(server, org, body, actorOf(member));
    // Cached sessions contain the subdomain.
    forgetSession(server);
    return readSettings(server.config, org);
  },

  uploadLogo: async ({ org, files }) => ({
    logoUrl: await keepPicture(org, await drawLogo(files.logo)),
  }),

  settings: ({ server, org }) => readSettings(server.config, org),

  updateGeneral: async ({ server, org, body }) => {
    await changeGeneral(org, body);
    return readSettings(server.config, org);
  },

  requireSecondFactor: async ({ server, org, member, body }) => {
    const graceDays = body.isRequired ? body.graceDays : null;
    const { directory } = server.database;
    await requireSecondFactor(directory, org.id, graceDays, actorOf(member));
    forgetSession(server);
    return readSettings(server.config, org);
  },

  updateEmail: async ({ server, org, body }) => {
    await changeEmail(org, server.config, body);
    return readSettings(server.config, org);
  },

  firstSteps: ({ org }) => readFirstSteps(org),

  ...customDomain,
  ...networks,
  ...captcha,
};

export const publicOrganization: Handlers<'publicOrganization'> = {
  get: async ({ org }) => presentPublicOrganization(await readOrganization(org)),

  sentences: async ({ org, params: { language } }) => {
    const own = await readOwnSentences(org, language);
    return { sentences: own.filter(({ name }) => isOfElements(name)) };
  },

  resolve: async ({ server, query }) => {
    const id = await organizationIdOfHost(server, query.host);
    if (!id) throw notFound("The organization you're looking for doesn't exist.");
    return presentPublicOrganization(await readOrganization(server.database.org(id)));
  },
};
