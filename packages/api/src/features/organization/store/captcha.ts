import { seal, unseal } from '../../../auth/seal.ts';
import type { CaptchaAccount, CaptchaProblem } from '../../../captcha/ask-provider.ts';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { CaptchaRow } from '../../../database/rows/captchas.ts';
import type { ContactFormRow } from '../../../database/rows/forms.ts';
import type { Org } from '../../../database/types.ts';
import { invalid, notFound } from '../../../refusal.ts';

const captcha = prepare((org) => org.from('captchas'));
const activeForms = prepare((org) =>
  org
    .from('contact_forms')
    .where('is_active', 1)
    .orderBy(['created_at', 'id'])
    .select('id', 'name', 'settings'),
);

export const readCaptcha = (org: Org) => org.first<CaptchaRow>(captcha({}));

/** Active forms with a captcha. */
export async function formsWithCaptcha(org: Org) {
  const rows = await org.all<Pick<ContactFormRow, 'id' | 'name' | 'settings'>>(activeForms({}));
  return rows
    .filter(({ settings }) => (JSON.parse(settings) as { captcha?: boolean }).captcha)
    .map(({ id, name }) => ({ id, name }));
}

interface Given {
  provider: CaptchaRow['provider'];
  siteKey: string;
  secret?: string | undefined;
}

/** Stores the captcha. An omitted secret stays, if the provider is the same. */
export const saveCaptcha = (org: Org, sealing: string, { provider, siteKey, secret }: Given) =>
  org.write(async (tx) => {
    const before = await readCaptcha(tx);
    const kept = before?.provider === provider ? before.secret_sealed : null;
    const sealed = secret ? seal(sealing, secret) : kept;
    if (sealed === null) throw invalid('secret', 'Please enter the secret key', 'required');
    const row = {
      provider,
      site_key: siteKey,
      secret_sealed: sealed,
      problem: null,
      problem_since: null,
    };
    if (before) await tx.update('captchas', {}, row);
    else await tx.insert('captchas', row);
  });

export const noCaptcha = () => notFound('Captcha is not set up');

export const removeCaptcha = (org: Org) =>
  org.write(async (tx) => {
    if ((await tx.remove('captchas', {})) === 0) throw noCaptcha();
  });

/** The account at the captcha provider; null if its secret has to be entered again. */
export function accountOf(row: CaptchaRow, sealing: string): CaptchaAccount | null {
  const secret = unseal(sealing, row.secret_sealed);
  return secret === null ? null : { provider: row.provider, siteKey: row.site_key, secret };
}

/**
 * Records why the provider could not be used, and since when; null if it could. Does nothing if the captcha has
 * changed in the meantime.
 */
export async function noteProblem(org: Org, row: CaptchaRow, problem: CaptchaProblem | null) {
  if (row.problem === problem) return;
  const { site_key, secret_sealed } = row;
  const since = problem === null ? null : now();
  await org.write((tx) =>
    tx.update('captchas', { site_key, secret_sealed }, { problem, problem_since: since }),
  );
}
