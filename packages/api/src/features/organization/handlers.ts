import { drawAnew } from '../../files/picture.ts';
import { keepPicture } from '../../files/store.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hostLabel, organizationIdOf } from '../../http/organization-of-request.ts';
import { notFound } from '../../http/refusal.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { changeApi, readMaskedKey, regenerateKey } from './api-settings.ts';
import { changeBranding } from './branding.ts';
import { changeEmail } from './email-settings.ts';
import { changeGeneral } from './general-settings.ts';
import { presentOrganization, presentPublicOrganization } from './present.ts';
import { readSettings } from './settings.ts';
import { readOrganization } from './store.ts';

/** Pixels: twice what any screen shows. */
const logoWidth = 512;

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

  updateBranding: async ({ desk, org, body }) => {
    await changeBranding(org, body);
    // Where a member acts is remembered by subdomain.
    forgetSession(desk.database);
    return readSettings(org);
  },

  uploadLogo: async ({ org, files }) => {
    const picture = await drawAnew(files.logo, logoWidth, {
      invalid: 'Please upload a valid image file',
      tooLarge: 'Logo file must be less than 5MB',
    });
    return { logoUrl: await keepPicture(org, picture) };
  },

  settings: ({ org }) => readSettings(org),

  updateGeneral: async ({ org, body }) => {
    await changeGeneral(org, body);
    return readSettings(org);
  },

  updateEmail: async ({ desk, org, body }) => {
    await changeEmail(org, desk.config, body);
    return readSettings(org);
  },

  updateApi: async ({ desk, org, body }) => {
    await changeApi(org, { sealing: desk.config.secret, outbound: desk.outbound }, body);
    return readSettings(org);
  },

  apiKey: async ({ org }) => ({ apiKey: await readMaskedKey(org) }),

  regenerateApiKey: async ({ org }) => ({ apiKey: await regenerateKey(org) }),
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
