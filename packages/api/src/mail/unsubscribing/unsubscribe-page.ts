import type { Context } from 'koa';
import { forgetSession } from '../../auth/session-memory.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { preferencesOf } from '../../features/notifications/store/preferences.ts';
import { leaveReport } from '../../features/saved-reports/store/saved-reports.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { accountPage, accountPagePolicy } from '../../http/pages/account-page.ts';
import { html } from '../../http/pages/html.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { type ReportLeft, readUnsubscribe, type Switch } from './unsubscribe.ts';

type Off = Switch | ReportLeft;

const texts: Record<Switch | 'report', { ask: string; what: string; done: string }> = {
  weeklyDigest: {
    ask: 'Unsubscribe from the weekly digest?',
    what: "You won't get weekly figures by email anymore.",
    done: "You're unsubscribed from the weekly digest",
  },
  emailNotifications: {
    ask: 'Unsubscribe from all email notifications?',
    what: "You won't get emails about tickets and chats, or the weekly digest. You'll still see notifications in the helpdesk.",
    done: "You're unsubscribed from email notifications",
  },
  report: {
    ask: 'Unsubscribe from this scheduled report?',
    what: "You won't get this report by email anymore. Other reports aren't affected.",
    done: "You're unsubscribed from this report",
  },
};

const textsOf = (off: Off) => texts[typeof off === 'string' ? off : 'report'];

/** `/unsubscribe/{token}` from an email: shows a button, and unsubscribes on POST by that button or in one click (RFC 8058). */
export function unsubscribePages(server: ServerContext, limits: Limits) {
  const answer = (verb: (userId: string, off: Off, path: string) => Promise<string>) => {
    return async (context: Context) => {
      context.state.operation = 'unsubscribe';
      await limits.call(context, 'page', limitKey(context.state.ip));
      const { token = '' } = (context as Context & { params: Record<string, string> }).params;
      const found = readUnsubscribe(server.config, token);
      context.type = 'html';
      context.set('Content-Security-Policy', accountPagePolicy);
      context.set('Cache-Control', 'no-store');
      context.set('Referrer-Policy', 'no-referrer');
      context.status = found ? 200 : 404;
      context.body = found ? await verb(found.userId, found.off, context.path) : lostPage;
    };
  };

  return {
    ask: answer(async (_userId, off, path) => {
      const { ask, what } = textsOf(off);
      return accountPage(
        ask,
        html`<p>${what}</p><form method="post" action="${path}"><button type="submit">Unsubscribe</button></form>${changedMind}`,
      );
    }),

    switchOff: answer(async (userId, off) => {
      await switchOff(server, userId, off);
      const { done, what } = textsOf(off);
      return accountPage(done, html`<p role="status">${what}</p>${changedMind}`);
    }),
  };
}

async function switchOff(server: ServerContext, userId: string, off: Off): Promise<void> {
  if (typeof off !== 'string') {
    return leaveReport(server.database.org(off.organizationId), off.reportId, userId);
  }
  const account = server.database.directory.locking({ users: [userId] });
  await account.write(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Refusal(404, 'Not found', 'not_found');
    const chosen = { ...preferencesOf(user), [off]: false };
    await tx.update('users', { id: userId }, { notification_preferences: chosen });
  });
  forgetSession(server);
}

const changedMind = html`<p>You can change your notifications in <a href="/profile">your profile</a>.</p>`;

const lostPage = accountPage(
  "This link doesn't work",
  html`<p>Part of it may be missing. You can change your notifications in <a href="/profile">your profile</a>.</p>`,
);
