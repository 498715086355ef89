import { keepPicture } from '../../files/store.ts';
import { actorOf } from '../../http/caller.ts';
import { organizationIdOfHost } from '../../http/custom-domains.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { sendTestMail } from '../../mail/trial-mail.ts';
import { changeApi, readMaskedKey, regenerateKey } from './api-settings.ts';
import { changeBranding } from './branding.ts';
import { customDomain } from './domain-handlers.ts';
import { changeEmail } from './email-settings.ts';
import { changeGeneral } from './general-settings.ts';
import { drawLogo } from './logo.ts';
import { presentOrganization, presentPublicOrganization } from './present.ts';
import { readSettings } from './settings.ts';
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

  updateBranding: async ({ desk, org, member, body }) => {
    await changeBranding(desk, org, body, actorOf(member));
    // Where a member acts is remembered by subdomain.
    forgetSession(desk.database);
    return readSettings(org);
  },

  uploadLogo: async ({ org, files }) => ({
    logoUrl: await keepPicture(org, await drawLogo(files.logo)),
  }),

  settings: ({ org }) => readSettings(org),

  updateGeneral: async ({ org, body }) => {
    await changeGeneral(org, body);
    return readSettings(org);
  },

  updateEmail: async ({ desk, org, body }) => {
    await changeEmail(org, desk.config, body);
    return readSettings(org);
  },

  testEmail: async ({ desk, org, session, body, limits }) => {
    const { email } = session.user;
    if (body.to !== undefined && body.to.trim().toLowerCase() !== email.toLowerCase()) {
      throw invalid('to', 'A test e-mail goes to your own address only');
    }
    await limits.attempt('email.test', org.id);
    return { message: await sendTestMail(desk.config, org, email) };
  },

  updateApi: async ({ desk, org, body }) => {
    await changeApi(org, { sealing: desk.config.secret, outbound: desk.outbound }, body);
    return readSettings(org);
  },

  apiKey: async ({ org }) => ({ apiKey: await readMaskedKey(org) }),

  regenerateApiKey: async ({ org }) => ({ apiKey: await regenerateKey(org) }),

  ...customDomain,
};

export const publicOrganization: Handlers<'publicOrganization'> = {
  get: async ({ org }) => presentPublicOrganization(await readOrganization(org)),

  resolve: async ({ desk, query }) => {
    const id = await organizationIdOfHost(desk, query.host);
    if (!id) throw notFound("The organization you're looking for doesn't exist.");
    return presentPublicOrganization(await readOrganization(desk.database.org(id)));
  },
};
