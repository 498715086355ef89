import { checkSecret } from '../../captcha/ask-provider.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  accountOf,
  formsWithCaptcha,
  noCaptcha,
  noteProblem,
  readCaptcha,
  removeCaptcha,
  saveCaptcha,
} from './store/captcha.ts';

async function shown(org: Org) {
  const row = await readCaptcha(org);
  return {
    captcha: row
      ? {
          provider: row.provider,
          siteKey: row.site_key,
          hasSecret: true,
          problem: row.problem,
          problemSince: row.problem_since,
        }
      : null,
    forms: await formsWithCaptcha(org),
  };
}

type Captcha = 'captcha' | 'setCaptcha' | 'removeCaptcha' | 'checkCaptcha';

/** The captcha of contact forms. */
export const captcha: Pick<Handlers<'organization'>, Captcha> = {
  captcha: ({ org }) => shown(org),

  setCaptcha: async ({ server, org, body }) => {
    await saveCaptcha(org, server.config.secret, body);
    return shown(org);
  },

  removeCaptcha: ({ org }) => removeCaptcha(org),

  checkCaptcha: async ({ server, org, limits }) => {
    const row = await readCaptcha(org);
    if (!row) throw noCaptcha();
    await limits.attempt('captcha.check', org.id);
    const account = accountOf(row, server.config.secret);
    await noteProblem(org, row, account ? await checkSecret(server, account) : 'secret_rejected');
    return shown(org);
  },
};
