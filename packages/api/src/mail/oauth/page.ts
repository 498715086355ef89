import type { Context } from 'koa';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { accountPage, accountPagePolicy } from '../../http/pages/account-page.ts';
import { html } from '../../http/pages/html.ts';
import type { ServerContext } from '../../server-context.ts';
import { readAttempt } from './attempt.ts';

/**
 * `/oauth/mailbox`, where providers redirect browsers: redirects them to the page where connecting the mailbox began, on that helpdesk's
 * own domain. The session there finishes it.
 */
export const mailboxPage = (server: ServerContext, limits: Limits) => async (context: Context) => {
  context.state.operation = 'mailbox sign-in';
  context.set('Cache-Control', 'no-store');
  context.set('Referrer-Policy', 'no-referrer');
  await limits.call(context, 'auth', limitKey(context.state.ip));
  const attempt = readAttempt(server.config, context.querystring);
  if (attempt) {
    const url = new URL(attempt.next, attempt.origin);
    url.searchParams.set('mailbox', attempt.id);
    url.searchParams.set('response', context.querystring);
    return context.redirect(url.href);
  }
  context.status = 410;
  context.type = 'html';
  context.set('Content-Security-Policy', accountPagePolicy);
  context.body = accountPage(
    "Couldn't connect the mailbox",
    html`<p role="alert">This took too long. Please start again.</p><p><a href="/settings/support-address">Back to settings</a></p>`,
  );
};
