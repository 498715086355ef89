import { isTyped } from '@helpdesk/sdk/rules/field-kinds';
import { quickestAnswer, validateAnswers } from '@helpdesk/sdk/rules/form-answers';
import { languageCode } from '@helpdesk/sdk/rules/languages';
import { provedIdentity } from '../../auth/store/visitor-identity.ts';
import type { Config } from '../../config.ts';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { isAllowedOn } from '../../http/sites/sites.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { pageFacts, signedFacts, storedFacts } from '../../visitor-context.ts';
import { type CaptchaVerdict, captchaRequired, countSubmission } from './captcha.ts';
import type { FormField } from './fields.ts';
import { otherAnswers } from './other-answers.ts';
import { validatePattern } from './patterns.ts';
import { fieldsOf, settingsOf, textsOf } from './present.ts';
import { findActiveForm } from './read/forms.ts';
import { submitForm } from './submit.ts';

const defaultThanks = 'Thank you! Your message has been sent successfully.';

export interface Sent {
  formId: string;
  data: Record<string, unknown>;
  trap?: string | undefined;
  elapsedMs?: number | undefined;
  /** The language that the page reports. */
  language?: string | undefined;
  /** The visitor's identity, signed by the page's server. */
  identity?: string | undefined;
  /** Data about the visitor from the page, unverified. */
  context?: Record<string, unknown> | undefined;
}

/** Source and client address. */
export interface Origin {
  source: 'form' | 'widget' | 'api';
  ip: string;
  limits: Limits;
  /** Origin of the page; null for our own pages and API clients. */
  site: string | null;
  /** The custom domain of the page. */
  domain: string | null;
  config: Pick<Config, 'maxMessageBytes' | 'secret'>;
  captcha: CaptchaVerdict;
}

/** The active form, if it may be used on the site. */
export async function formFor(org: Org, id: string, site: string | null): Promise<ContactFormRow> {
  const form = await findActiveForm(org, id);
  if (!form) {
    throw notFound("The contact form you're looking for doesn't exist or is not available.");
  }
  if (site !== null && !isAllowedOn(site, settingsOf(form))) {
    throw new Refusal(403, "This form can't be used on this site.", 'domain_not_allowed');
  }
  return form;
}

/** Validates and stores a submission and opens its ticket. */
export async function receive(org: Org, sent: Sent, from: Origin) {
  const { source, ip, site, domain } = from;
  // API clients are limited by key instead: they send for many people from one address. With a captcha, it has been counted already.
  if (source !== 'api' && from.captcha === 'none') await countSubmission(org, from);
  const form = await formFor(org, sent.formId, site);
  const settings = settingsOf(form);
  const fields = fieldsOf(form);
  const message = textsOf(form, sent.language).successMessage || defaultThanks;
  // Robots get the same response, so they do not learn how they were detected.
  if (isRobot(sent, fields)) return { id: form.id, message, ticketNumber: null, form };
  const { data: answers, errors } = validateAnswers(fields, sent.data, validatePattern);
  const first = errors[0];
  if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  if (from.captcha === 'refused') throw captchaRequired();
  const data = { ...answers, ...otherAnswers(fields, sent.data) };
  const ipAddress = settings.collectIpAddress ? ip : null;
  const { maxMessageBytes } = from.config;
  const language = languageCode(sent.language);
  const identity = await provedIdentity(from.config, org, sent.identity);
  const visitorContext = contextOf(identity, sent.context);
  const submission = {
    data,
    source,
    ipAddress,
    domain,
    maxMessageBytes,
    language,
    identity,
    visitorContext,
  };
  const { id, ticketNumber } = await submitForm(org, form, fields, submission);
  return { id, message, ticketNumber, form };
}

const contextOf = (identity: { context: unknown } | null, context: Sent['context'] = {}) =>
  storedFacts([...signedFacts(identity?.context), ...pageFacts(context)]);

/** Whether the honeypot is filled in, or an answer was typed faster than a person could. */
function isRobot({ trap, elapsedMs, data }: Sent, fields: FormField[]): boolean {
  if (trap) return true;
  if (elapsedMs === undefined || Math.round(elapsedMs) >= quickestAnswer) return false;
  return fields.some(
    ({ name, type }) => isTyped(type) && Object.hasOwn(data, name) && Boolean(data[name]),
  );
}
