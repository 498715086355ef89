import { judgeAnswers } from '@helpdesk/sdk/rules/form-answers';
import { checkToken } from '../../captcha/ask-provider.ts';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { accountOf, noteProblem, readCaptcha } from '../organization/store/captcha.ts';
import { judgePattern } from './patterns.ts';
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

/** Counts a submission, or refuses it with 429. */
export async function countSubmission(org: Org, { ip, limits }: From) {
  await limits.attempt('submission', `${org.id} ${limitKey(ip)}`);
  await limits.share('submission.organization', org.id, ip);
}

/** The result of the captcha check; none if the form has no captcha. */
export type CaptchaVerdict = 'none' | 'passed' | 'refused';

/**
 * Asks the provider, so it comes before the transaction. It refuses nothing itself: a submission that is sent again gets the
 * stored answer, though its token counted once.
 */
export async function judgeCaptcha(
  server: ServerContext,
  org: Org,
  sent: Sent,
  from: From,
): Promise<CaptchaVerdict> {
  const form = await findActiveForm(org, sent.formId);
  const row = form && (await captchaOf(org, form));
  if (!row) return 'none';
  await countSubmission(org, from);
  // Answers that are refused anyway use up no token.
  const isComplete = judgeAnswers(fieldsOf(form), sent.data, judgePattern).errors.length === 0;
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
    // A refused field makes an element load its form again, which shows a captcha that was turned on meanwhile.
    errors: [{ field: 'captcha', code: 'captcha_required', message: sentence }],
  });
