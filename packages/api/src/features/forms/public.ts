import { limitKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/handlers.ts';
import { noteSite } from '../organization/store/first-steps.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { countVisit } from './funnel.ts';
import { presentPublicForm, presentWidgetForm } from './present.ts';
import { readActiveForms } from './read/forms.ts';
import { formFor, receive } from './receive.ts';

export const publicForms: Handlers<'publicForms'> = {
  list: async ({ org }) => (await readActiveForms(org)).map(presentPublicForm),

  submit: async ({ org, body, ip, limits }) => {
    const { form: _, ...result } = await receive(org, body, {
      source: 'form',
      ip,
      limits,
      site: null,
    });
    return result;
  },
};

export const widget: Handlers<'widget'> = {
  form: async ({ server, org, params, site }) => {
    const form = await formFor(org, params.formId, site);
    await noteSite(server, org, 'form', site);
    return presentWidgetForm(form, await readOrganization(org));
  },

  submit: async ({ server, org, body, ip, limits, site }) => {
    const { form: _, ...result } = await receive(org, body, { source: 'widget', ip, limits, site });
    // A frame is a page of ours; the site around it is not named.
    await noteSite(server, org, 'form', site ?? 'frame');
    return result;
  },

  event: async ({ server, org, body, ip, limits, site }) => {
    await limits.attempt('form.event', `${org.id} ${limitKey(ip)}`);
    const form = await formFor(org, body.formId, site);
    countVisit(server, org.id, form.id, body.event);
  },
};
