import { validateAnswers } from '@helpdesk/sdk/rules/form-answers';
import { checkToken } from '../../captcha/ask-provider.ts';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { accountOf, noteProblem, readCaptcha } from '../organization/store/captcha.ts';
import { validatePattern } from './patterns.ts';
import { fieldsOf, settingsOf } from './present.ts';
import { findActiveForm } from './read/forms.ts';

/** The captcha of a form; undefined if it has none. */
export const captchaOf = async (org: Org, form: ContactFormRow) =>
  settingsOf(form).captcha ? readCaptcha(org) : undefined;

interface Sent {
  formId: string;
  data: Record<string, unknown>;
  captcha?: string | undefined;
}

interface From {
  ip: string;
  limits: Limits;
}

/** Counts a submission, or rejects it with 429. */
export async function countSubmission(org: Org, { ip, limits }: From) {
  await limits.attempt('submission', `${org.id} ${limitKey(ip)}`);
  await limits.share('submission.organization', org.id, ip);
}

/** The result of the captcha check; none if the form has no captcha. */
export type CaptchaVerdict = 'none' | 'passed' | 'refused';

/**
 * Asks the provider, so it runs before the transaction. It rejects nothing itself: a repeated submission gets the
 * stored response, although its token works only once.
 */
export async function validateCaptcha(
  server: ServerContext,
  org: Org,
  sent: Sent,
  from: From,
): Promise<CaptchaVerdict> {
  const form = await findActiveForm(org, sent.formId);
  const row = form && (await captchaOf(org, form));
  if (!row) return 'none';
  await countSubmission(org, from);
  // Invalid answers don't use up a token.
  const isComplete =
    validateAnswers(fieldsOf(form), sent.data, validatePattern).errors.length === 0;
  if (!sent.captcha || !isComplete) return 'refused';
  const account = accountOf(row, server.config.secret);
  const answer = account ? await checkToken(server, account, sent.captcha) : 'secret_rejected';
  const problem = answer === 'passed' || answer === 'refused' ? null : answer;
  if (problem) {
    const facts = { organizationId: org.id, provider: row.provider, problem };
    server.log.warn(facts, 'A submission is accepted without a captcha check');
  }
  await noteProblem(org, row, problem);
  return answer === 'refused' ? 'refused' : 'passed';
}

const sentence = "Please confirm that you're human, and send the form again.";

export const captchaRequired = () =>
  new Refusal(400, sentence, 'captcha_required', {
    // An error on this field makes the element load its form again and show a captcha that was turned on in the meantime.
    errors: [{ field: 'captcha', code: 'captcha_required', message: sentence }],
  });
