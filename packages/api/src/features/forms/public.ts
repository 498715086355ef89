import { domainOfPage } from '../../auth/custom-domains.ts';
import { noteSite } from '../../auth/store/seen-sites.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import { prepared } from '../../http/prepared.ts';
import { visitorUploadPath } from '../../stored-files/store/resumable.ts';
import { readCaptcha } from '../organization/store/captcha.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { captchaOf, validateCaptcha } from './captcha.ts';
import { countVisit } from './funnel.ts';
import { presentPublicForm, presentWidgetForm } from './present.ts';
import { readActiveForms } from './read/forms.ts';
import { formFor, receive } from './receive.ts';
import { beginAnswer, takeAnswer } from './take-answer.ts';

export const publicForms: Handlers<'publicForms'> = {
  list: async ({ org, query }) => {
    const captcha = await readCaptcha(org);
    const forms = await readActiveForms(org);
    return forms.map((form) => presentPublicForm(form, captcha, query.language));
  },

  submit: prepared(
    ({ server, org, body, ip, limits }) => validateCaptcha(server, org, body, { ip, limits }),
    async ({ server, org, body, ip, limits, host }, captcha) => {
      const { config } = server;
      const domain = await domainOfPage(server, org, { host, site: null });
      const from = { source: 'form' as const, ip, limits, site: null, domain, config, captcha };
      const { form: _, ...result } = await receive(org, body, from);
      return result;
    },
  ),
};

export const widget: Handlers<'widget'> = {
  form: async ({ server, org, params, query, site }) => {
    const form = await formFor(org, params.formId, site);
    await noteSite(server, org, 'form', site);
    const captcha = await captchaOf(org, form);
    return presentWidgetForm(form, captcha, await readOrganization(org), query.language);
  },

  submit: prepared(
    ({ server, org, body, ip, limits }) => validateCaptcha(server, org, body, { ip, limits }),
    async ({ server, org, body, ip, limits, host, site }, captcha) => {
      const { config } = server;
      const domain = await domainOfPage(server, org, { host, site });
      const from = { source: 'widget' as const, ip, limits, site, domain, config, captcha };
      const { form: _, ...result } = await receive(org, body, from);
      // Frames are our own pages; the site around them is not known.
      await noteSite(server, org, 'form', site ?? 'frame');
      return result;
    },
  ),

  upload: async ({ server, org, query, received, ip, limits, site }) => {
    const named = { formId: query.formId, field: query.field, name: query.name };
    return takeAnswer(server, org, { ...named, received }, { ip, limits, site });
  },

  beginUpload: async ({ server, org, query, tus, reply, ip, limits, site }) => {
    const asked = { formId: query.formId, field: query.field, name: query.name };
    const file = { ...asked, size: tus.length };
    const upload = await beginAnswer(server, org, file, { ip, limits, site });
    reply.tus(upload, visitorUploadPath(query.org, upload));
    return upload;
  },

  event: async ({ server, org, body, ip, limits, site }) => {
    await limits.attempt('form.event', `${org.id} ${limitKey(ip)}`);
    const form = await formFor(org, body.formId, site);
    countVisit(server, org.id, form.id, body.event);
  },
};
