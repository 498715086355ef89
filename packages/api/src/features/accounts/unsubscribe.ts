import type { Context } from 'koa';
import { barePage } from '../../http/bare-page.ts';
import type { Desk } from '../../http/desk.ts';
import { type Html, html } from '../../http/html.ts';
import type { Limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { readUnsubscribe, type Switch } from '../../mail/unsubscribe.ts';
import { preferencesOf } from './present.ts';
import { findUser } from './store.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b2230; --paper: #f1f3f7; --card: #fff; --quiet: #556070; --button: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --paper: #0f1115; --card: #1a1d24; --quiet: #a8b0be; --button: #3462d8 } }
body { margin: 0; padding: 12vh 20px 32px; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { margin: 0 auto; padding: 32px; max-width: 440px; border-radius: 12px; background: var(--card) }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3 }
p { margin: 0 0 20px; color: var(--quiet) }
p:last-child { margin: 0 }
form { margin: 0 0 20px }
button { padding: 12px 22px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; color: #fff; background: var(--button); cursor: pointer }
a { color: inherit }
`;

const bare = barePage(style);

const texts: Record<Switch, { ask: string; what: string; done: string }> = {
  weeklyDigest: {
    ask: 'Switch off the weekly digest?',
    what: 'You will not get the figures of the week by e-mail any more.',
    done: 'The weekly digest is off',
  },
  emailNotifications: {
    ask: 'Switch off all e-mail notifications?',
    what: 'You will get no more e-mails about tickets and chats, nor the weekly digest. Notifications in the helpdesk stay.',
    done: 'E-mail notifications are off',
  },
};

/** `/unsubscribe/{token}` of a mail: asks with a button, and switches off when that, or a mail program in one click (RFC 8058), posts. */
export function unsubscribePages(desk: Desk, limits: Limits) {
  const answer = (verb: (userId: string, off: Switch, path: string) => Promise<string>) => {
    return async (context: Context) => {
      context.state.operation = 'unsubscribe';
      await limits.call(context, 'page', context.state.ip);
      const { token = '' } = (context as Context & { params: Record<string, string> }).params;
      const found = readUnsubscribe(desk.config, token);
      context.type = 'html';
      context.set('Content-Security-Policy', bare.policy);
      context.set('Cache-Control', 'no-store');
      context.set('Referrer-Policy', 'no-referrer');
      context.status = found ? 200 : 404;
      context.body = found ? await verb(found.userId, found.off, context.path) : lostPage;
    };
  };

  return {
    ask: answer(async (_userId, off, path) => {
      const { ask, what } = texts[off];
      return page(
        ask,
        html`<p>${what}</p><form method="post" action="${path}"><button type="submit">Switch off</button></form>${changedMind}`,
      );
    }),

    switchOff: answer(async (userId, off) => {
      await switchOff(desk, userId, off);
      const { done, what } = texts[off];
      return page(done, html`<p role="status">${what}</p>${changedMind}`);
    }),
  };
}

async function switchOff({ database }: Desk, userId: string, off: Switch): Promise<void> {
  await database.directory.write(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Refusal(404, 'There is nothing at this address', 'not_found');
    const chosen = { ...preferencesOf(user), [off]: false };
    await tx.update('users', { id: userId }, { notification_preferences: chosen });
  });
  forgetSession(database);
}

const changedMind = html`<p>You can choose what you are told of in <a href="/profile">your profile</a>.</p>`;

const lostPage = page(
  'This link does not work',
  html`<p>It may have been cut off. You can choose what you are told of in <a href="/profile">your profile</a>.</p>`,
);

function page(title: string, body: Html): string {
  return bare.write(title, html`<h1>${title}</h1>\n${body}`);
}
