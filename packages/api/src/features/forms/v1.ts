import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { fieldsOf } from './present.ts';
import { findForm, readForms } from './read/forms.ts';
import { formFor, receive } from './receive.ts';
import { presentForms, presentOneForm } from './shown-form.ts';
import { deleteForm, updateForm } from './store/forms.ts';

export const v1ContactForms: Handlers<'v1ContactForms'> = {
  list: async ({ org, query: { limit, offset } }) => {
    const forms = (await readForms(org)).reverse();
    return {
      data: await presentForms(org, forms.slice(offset, offset + limit)),
      message: 'Contact forms retrieved successfully',
      pagination: { limit, offset, total: forms.length },
    };
  },

  update: async ({ org, params, body }) => {
    await updateForm(org, params.formId, body, null);
    const data = await presentOneForm(org, await findForm(org, params.formId));
    return { data, message: 'Contact form updated successfully' };
  },

  delete: async ({ org, params }) => {
    await deleteForm(org, params.formId);
    return { data: null, message: 'Contact form deleted successfully' };
  },

  submit: async ({ server: { config }, org, params, body, ip, limits }) => {
    const data = await answersFor(org, params.formId, body);
    const { form: _, ...result } = await receive(
      org,
      { formId: params.formId, data },
      { source: 'api', ip, limits, site: null, domain: null, config, captcha: 'none' },
    );
    return { data: result, message: 'Contact form submitted successfully' };
  },
};

interface Sent {
  customerName?: string | undefined;
  customerEmail: string;
  message: string;
  customFields?: Record<string, unknown> | undefined;
}

/** Maps the API request to the form's fields for name, email and text; without such a field, a value becomes another answer. */
async function answersFor(org: Org, formId: string, sent: Sent): Promise<Record<string, unknown>> {
  const fields = fieldsOf(await formFor(org, formId, null));
  const { customerName, customerEmail, message, customFields = {} } = sent;
  const data: Record<string, unknown> = { ...customFields };
  const fill = (name: string | undefined, value: unknown) => {
    if (name !== undefined && value !== undefined && !Object.hasOwn(data, name)) data[name] = value;
  };
  fill(fields.find(({ type }) => type === 'email')?.name ?? 'customerEmail', customerEmail);
  fill(
    fields.find(({ type, name, label }) => type === 'text' && /\bname\b/i.test(`${name} ${label}`))
      ?.name ?? 'customerName',
    customerName,
  );
  fill(fields.find(({ type }) => type === 'textarea')?.name ?? 'message', message);
  fill(
    fields.find(({ name, label }) => /subject|topic/i.test(`${name} ${label}`))?.name,
    message.split('\n')[0]?.slice(0, 100),
  );
  return data;
}
