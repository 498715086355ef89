import { judgeAnswers } from '@helpdesk/sdk/rules/form-answers';
import { RE2JS } from 're2js';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Limits } from '../../http/limits.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { readOrganization } from '../organization/store.ts';
import { findTicket } from '../tickets/read.ts';
import { fieldsOf, presentPublicForm, presentWidgetForm, settingsOf } from './present.ts';
import { findActiveForm, readActiveForms, submitForm } from './store.ts';

const defaultThanks = 'Thank you! Your message has been sent successfully.';

const formMissing = () =>
  notFound("The contact form you're looking for doesn't exist or is not available.");

export const publicForms: Handlers<'publicForms'> = {
  list: async ({ org }) => (await readActiveForms(org)).map(presentPublicForm),
  submit: ({ org, body, ip, limits }) => submit(org, body, { source: 'form', ip, limits }),
};

export const widget: Handlers<'widget'> = {
  form: async ({ org, params }) => {
    const form = await findActiveForm(org, params.formId);
    if (!form) throw formMissing();
    return presentWidgetForm(form, await readOrganization(org));
  },
  submit: ({ org, body, ip, limits }) => submit(org, body, { source: 'widget', ip, limits }),
};

interface SubmitBody {
  formId: string;
  data: Record<string, unknown>;
  trap?: string | undefined;
}

interface Origin {
  source: 'form' | 'widget';
  ip: string;
  limits: Limits;
}

async function submit(org: Org, body: SubmitBody, { source, ip, limits }: Origin) {
  await limits.attempt('submission', `${org.id} ${ip}`);
  const form = await findActiveForm(org, body.formId);
  if (!form) throw formMissing();
  const settings = settingsOf(form);
  const fields = fieldsOf(form);
  const message = settings.successMessage || defaultThanks;
  // A robot is thanked like anybody, so that it does not learn which field gave it away.
  if (body.trap) return { id: form.id, message, ticketNumber: null };
  const { data, errors } = judgeAnswers(fields, body.data, {
    numbers: source === 'widget',
    matches: (pattern, text) => RE2JS.compile(pattern).matches(text),
  });
  const first = errors[0];
  if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  const ipAddress = settings.collectIpAddress ? ip : null;
  const { id, ticketId } = await submitForm(org, form, fields, { data, source, ipAddress });
  const ticket = await findTicket(org, ticketId, null);
  return { id, message, ticketNumber: ticket?.number ?? null };
}
