import { isEmailAddress } from '@helpdesk/sdk/rules/email';
import type { Context } from 'koa';
import { deviceCookie, knownDevice } from '../../auth/known-device.ts';
import { sessionCookie } from '../../auth/session-cookie.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import { anyOrganizationIdOf } from '../../auth/store/organizations.ts';
import { unknownAuditRecord } from '../../http/audit-record.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { noteRefusedNetwork } from '../../http/limits/refused-networks.ts';
import { accountPage, accountPagePolicy } from '../../http/pages/account-page.ts';
import { html } from '../../http/pages/html.ts';
import { ownPath } from '../../http/sites/own-path.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { originAt } from './addresses.ts';
import { attemptCookie, readAttempt } from './attempt.ts';
import { beginAt, type Claims, clientOf, finishAt } from './provider.ts';
import { roleOf } from './role.ts';
import { notSetUp, readConnection } from './store/connection.ts';
import { enterBySso, type SentPerson } from './store/enter.ts';
import { vouchedEmail } from './vouched-email.ts';

const maxName = 100;
/** The limit in the OpenID specification. */
const maxSubject = 255;

/** `/sso/start/{subdomain}` sends the browser to the provider, which sends it back to `/sso/callback`. */
export function ssoPages(server: ServerContext, limits: Limits) {
  const { config, database } = server;
  const { directory } = database;

  const page = (act: (context: Context) => Promise<string>) => async (context: Context) => {
    context.state.operation = 'single sign-on';
    context.set('Cache-Control', 'no-store');
    context.set('Referrer-Policy', 'no-referrer');
    try {
      await limits.call(context, 'auth', limitKey(context.state.ip));
      context.redirect(await act(context));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteRefusedNetwork(context, server, error);
      context.status = error.status;
      context.type = 'html';
      context.set('Content-Security-Policy', accountPagePolicy);
      context.body = accountPage(
        'Single sign-on failed',
        html`<p role="alert">${error.message.replace(/\.$/, '')}.</p><p><a href="/login">Back to sign-in</a></p>`,
      );
    }
  };

  const start = page(async (context) => {
    const { subdomain = '' } = (context as Context & { params: Record<string, string> }).params;
    const next = ownPath(queryOf(context).get('next') ?? undefined) ?? '/';
    const isName = /^[a-z0-9-]{1,63}$/i.test(subdomain);
    const organizationId = isName ? await anyOrganizationIdOf(directory, subdomain) : null;
    const org = organizationId ? database.org(organizationId) : null;
    const row = org ? await readConnection(org) : undefined;
    if (!org || !row) throw notSetUp();
    const origin = await originAt(config, org, row, context.host);
    // The cookie belongs to the host that the provider sends people back to.
    if (origin === null) {
      const at = `${config.publicUrl}/sso/start/${encodeURIComponent(subdomain)}`;
      return `${at}?next=${encodeURIComponent(next)}`;
    }
    const [address, checks] = await beginAt(server, clientOf(server, row), origin);
    const { issuer, client_id: clientId } = row;
    const attempt = { ...checks, organizationId: org.id, origin, issuer, clientId, next };
    context.append('Set-Cookie', attemptCookie(config, attempt));
    return address.href;
  });

  const callback = page(async (context) => {
    const attempt = readAttempt(config, context.get('Cookie'));
    context.append('Set-Cookie', attemptCookie(config, null));
    const org = attempt ? database.org(attempt.organizationId) : null;
    const row = org ? await readConnection(org) : undefined;
    const origin = org && row ? await originAt(config, org, row, context.host) : null;
    const isCurrent = row?.issuer === attempt?.issuer && row?.client_id === attempt?.clientId;
    if (!attempt || !row || !isCurrent || origin !== attempt.origin) {
      const sentence =
        'This sign-in has expired or started in another browser or tab. Please sign in again';
      throw new Refusal(410, sentence, 'challenge_expired');
    }
    const wanted = ['email', 'email_verified', ...(row.role_claim ? [row.role_claim] : [])];
    const client = clientOf(server, row);
    const claims = await finishAt(server, client, attempt, context.querystring, wanted);
    const person = { ...personOf(row.issuer, claims), role: roleOf(row, claims) };
    const place = { userAgent: context.get('User-Agent'), ip: context.state.ip };
    const knows = (userId: string) => knownDevice(context.get('Cookie'), config, userId) !== null;
    const auditRecord = {
      ...unknownAuditRecord(context, server, 'auth.enterBySso', 'sign_in'),
      organizationId: row.organization_id,
    };
    const audited = database.during(auditRecord);
    const entered = await enterBySso(audited, row, person, place, knows);
    if (entered.isChanged) forgetSession(server);
    context.append('Set-Cookie', sessionCookie(config, entered.token));
    context.append('Set-Cookie', deviceCookie(config, entered.userId));
    // Makes the console clear what it has cached for the previous user.
    return `/login?sso=done&next=${encodeURIComponent(attempt.next)}`;
  });

  return { start, callback };
}

const queryOf = (context: Context) => new URLSearchParams(context.querystring);

function personOf(issuer: string, claims: Claims): Omit<SentPerson, 'role'> {
  const { sub: subject } = claims;
  if (subject.length > maxSubject || /\p{C}/u.test(subject)) {
    throw new Refusal(403, "Your sign-in provider didn't send a valid identifier", 'refused');
  }
  const email = vouchedEmail(issuer, claims);
  if (email !== null && !isEmailAddress(email)) {
    throw new Refusal(403, "Your sign-in provider didn't send a valid email address", 'refused');
  }
  const name = (one: string) => {
    const value = claims[one];
    const text = typeof value === 'string' ? value.replace(/\p{C}+/gu, ' ').trim() : '';
    return [...text].slice(0, maxName).join('') || null;
  };
  const firstName = name('given_name') ?? name('name');
  return { subject, email, firstName, lastName: name('family_name') };
}
