import type { Context } from 'koa';
import { forgetSession } from '../../auth/session-memory.ts';
import { unknownAuditRecord } from '../../http/audit-record.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { accountPage } from '../../http/pages/account-page.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { question, tokenPage } from '../../http/pages/token-page.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  changeToConfirm,
  changeToTakeBack,
  confirmChange,
  takeBack,
} from './store/email-changes.ts';

/** The next step for a user whose link no longer works. */
const askAgain = html`<p>Change your email address again to get a new link.</p><p><a href="/profile">Open your profile</a></p>`;
const signInAgain = html`<p>Can't sign in? Set a new password.</p><p><a href="/forgot-password">Set a new password</a></p>`;

/**
 * `/confirm-email/{token}` and `/take-back-email/{token}` from emails: each page shows a button and acts
 * on POST.
 * Link scanners in mail programs change nothing.
 */
export function emailPages(server: ServerContext, limits: Limits) {
  const { directory } = server.database;
  const audited = (context: Context, operation: string) =>
    server.database.during(unknownAuditRecord(context, server, operation, 'account')).directory;
  const page = (next: Html, write: (context: Context, token: string) => Promise<string>) =>
    tokenPage(limits, 'email change', next, write);
  return {
    askConfirm: page(askAgain, async ({ path }, token) => {
      const { change } = await changeToConfirm(directory, token);
      const what = `You'll sign in with ${change.new_email}, and we'll sign you out everywhere else.`;
      return question('Is this your email address?', what, path, 'Confirm');
    }),
    confirm: page(askAgain, async (context, token) => {
      await confirmChange(audited(context, 'profile.confirmNewEmail'), token);
      forgetSession(server);
      return accountPage(
        'This is now your sign-in email',
        html`<p role="status">Sign in with this email address and your current password.</p><p><a href="/login">Sign in</a></p>`,
      );
    }),
    askTakeBack: page(signInAgain, async ({ path }, token) => {
      const { old_email: email } = await changeToTakeBack(directory, token);
      const what = `We'll restore ${email}, sign out all devices and ask you to set a new password.`;
      return question('Restore your email address?', what, path, 'Restore email address');
    }),
    takeBack: page(signInAgain, async (context, token) => {
      const reset = await takeBack(audited(context, 'profile.takeBackEmail'), server.config, token);
      forgetSession(server);
      return accountPage(
        'Email address restored',
        html`<p role="status">We signed out all devices. Your old password no longer works.</p><p><a href="/reset-password#token=${reset}">Set a new password</a></p>`,
      );
    }),
  };
}
