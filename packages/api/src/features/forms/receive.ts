import { judgeAnswers, quickestAnswer } from '@helpdesk/sdk/rules/form-answers';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import { limitKey } from '../../http/client-address.ts';
import type { Limits } from '../../http/limits.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { isAllowedOn } from '../../http/sites.ts';
import { findTicket } from '../tickets/read.ts';
import type { FormField } from './fields.ts';
import { matchesPattern } from './patterns.ts';
import { fieldsOf, settingsOf } from './present.ts';
import { findActiveForm } from './read.ts';
import { submitForm } from './submit.ts';

const defaultThanks = 'Thank you! Your message has been sent successfully.';

export interface Sent {
  formId: string;
  data: Record<string, unknown>;
  trap?: string | undefined;
  elapsedMs?: number | undefined;
}

/** By which way it came, and from where. */
export interface Origin {
  source: 'form' | 'widget' | 'api';
  ip: string;
  limits: Limits;
  /** The page that sent it, as the browser says; null when it was one of ours, or no browser. */
  site: string | null;
}

/** The form that visitors may see on a site, or a refusal. */
export async function formFor(org: Org, id: string, site: string | null): Promise<ContactFormRow> {
  const form = await findActiveForm(org, id);
  if (!form) {
    throw notFound("The contact form you're looking for doesn't exist or is not available.");
  }
  if (site !== null && !isAllowedOn(site, settingsOf(form))) {
    throw new Refusal(403, 'This form cannot be used on this site.', 'domain_not_allowed');
  }
  return form;
}

/** Takes what a visitor sent: judges it, keeps it and opens its ticket. */
export async function receive(org: Org, sent: Sent, { source, ip, limits, site }: Origin) {
  // A program is counted by its key: it sends for many people from one address.
  if (source !== 'api') {
    await limits.attempt('submission', `${org.id} ${limitKey(ip)}`);
    await limits.attempt('submission.organization', org.id);
  }
  const form = await formFor(org, sent.formId, site);
  const settings = settingsOf(form);
  const fields = fieldsOf(form);
  const message = settings.successMessage || defaultThanks;
  // A robot is thanked like anybody, so that it does not learn what gave it away.
  if (isRobot(sent, fields)) return { id: form.id, message, ticketNumber: null, form };
  const { data, errors } = judgeAnswers(fields, sent.data, {
    numbers: source === 'widget',
    matches: matchesPattern,
  });
  const first = errors[0];
  if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  const ipAddress = settings.collectIpAddress ? ip : null;
  const { id, ticketId } = await submitForm(org, form, fields, { data, source, ipAddress });
  const ticket = await findTicket(org, ticketId, null);
  return { id, message, ticketNumber: ticket?.number ?? null, form };
}

const chosen = ['checkbox', 'radio', 'select'];

/** Who fills in what nobody sees, or has typed an answer sooner than anybody could. */
function isRobot({ trap, elapsedMs, data }: Sent, fields: FormField[]): boolean {
  if (trap) return true;
  if (elapsedMs === undefined || Math.round(elapsedMs) >= quickestAnswer) return false;
  return fields.some(
    ({ name, type }) => !chosen.includes(type) && Object.hasOwn(data, name) && Boolean(data[name]),
  );
}
