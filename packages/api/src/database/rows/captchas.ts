import { type RowOf, table, text } from '../table.ts';

const server = 'only work of a server';

/** The captcha that visitors solve before they submit a form. */
export const captchas = table('captchas', {
  organization_id: text(),
  provider: text<'turnstile' | 'hcaptcha' | 'friendly'>().audited(),
  site_key: text().audited(),
  secret_sealed: text().audited('secret').notExported('a secret'),
  /** Why submissions are accepted without a check; null while they are checked. */
  problem: text<'unreachable' | 'secret_rejected'>().null().notExported(server),
  problem_since: text().null().notExported(server),
}).audited({ object: 'captcha', name: 'provider' });
export type CaptchaRow = RowOf<typeof captchas>;
