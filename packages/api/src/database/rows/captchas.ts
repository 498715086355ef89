import { type RowOf, table, text } from '../table.ts';

const server = 'only work of a server';

/** The captcha that visitors pass before they send a form. */
export const captchas = table('captchas', {
  organization_id: text(),
  provider: text<'turnstile' | 'hcaptcha' | 'friendly'>().audited(),
  site_key: text().audited(),
  secret_sealed: text().audited('secret').notExported('a secret'),
  /** Why submissions are taken without a check; null when they are checked. */
  problem: text<'unreachable' | 'secret_rejected'>().null().notExported(server),
  problem_since: text().null().notExported(server),
}).audited({ object: 'captcha', name: 'provider' });
export type CaptchaRow = RowOf<typeof captchas>;
