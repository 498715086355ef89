import type { Context } from 'koa';
import { Refusal } from '../../refusal.ts';
import { limitKey } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';
import { accountPage, accountPagePolicy } from './account-page.ts';
import { type Html, html } from './html.ts';

type Write = (context: Context, token: string) => Promise<string>;

/** A page of an emailed link, with a token in its path. A refusal is shown with the next step. */
export function tokenPage(limits: Limits, operation: string, next: Html, write: Write) {
  return async (context: Context) => {
    context.state.operation = operation;
    await limits.call(context, 'auth', limitKey(context.state.ip));
    const { token = '' } = (context as Context & { params: Record<string, string> }).params;
    context.type = 'html';
    context.set('Content-Security-Policy', accountPagePolicy);
    context.set('Cache-Control', 'no-store');
    context.set('Referrer-Policy', 'no-referrer');
    try {
      context.body = await write(context, token);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.status = error.status;
      context.body = accountPage("That didn't work", html`<p>${error.message}.</p>${next}`);
    }
  };
}

/** Asks for confirmation with a button that posts to the same URL, so link scanners of mail programs change nothing. */
export const question = (title: string, what: string, path: string, button: string) =>
  accountPage(
    title,
    html`<p>${what}</p><form method="post" action="${path}"><button type="submit">${button}</button></form>`,
  );
