import { limitKey } from '../../http/client-address.ts';
import { tenantOfHost } from '../../http/custom-domains.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { endSession, startSession } from '../../http/sessions.ts';
import { hashToken } from '../../http/tokens.ts';
import { currentUser } from './current-user.ts';
import { isOpenReset, linkInvalid, requestReset, resetPassword } from './password-reset.ts';
import { checkPassword, hashPassword, refuseWeak } from './passwords.ts';
import { presentMembership, presentPublicInvitation } from './present.ts';
import { resetToken } from './reset-link.ts';
import { emailTaken, invitationInvalid, join, signUp } from './sign-up.ts';
import { findOpenInvitation, findUserByEmail, membershipsOf } from './store.ts';

export const auth: Handlers<'auth'> = {
  user: ({ desk, session, member }) =>
    currentUser(
      desk.database.directory,
      session.user.id,
      member?.organizationId ?? null,
      session.onlyIn,
    ),

  login: async ({ desk, body, ip, host, limits, reply }) => {
    const { directory } = desk.database;
    await limits.attempt('auth.login', `${limitKey(ip)} ${body.email.toLowerCase()}`);
    const user = await findUserByEmail(directory, body.email);
    if (!(await checkPassword(user?.password_hash ?? null, body.password)) || !user) {
      throw new Refusal(401, 'Invalid email or password', 'invalid_credentials');
    }
    const onlyIn = (await tenantOfHost(desk, host))?.organizationId ?? null;
    const token = await directory.write((tx) => startSession(tx, user.id, onlyIn));
    reply.sessionCookie(token);
    return { token, user: await currentUser(directory, user.id, null, onlyIn) };
  },

  signup: async ({ desk, body, ip, host, limits, reply }) => {
    const { directory } = desk.database;
    refuseWeak(desk.config, 'password', body.password);
    const isInvited = body.invitationToken !== undefined && body.invitationToken !== '';
    if (!isInvited && !body.organizationName?.trim()) {
      throw invalid('organizationName', 'Organization name is required', 'required');
    }
    await limits.attempt('auth.signup', limitKey(ip));
    const invitation = isInvited ? hashToken(body.invitationToken as string) : null;
    if (invitation && !(await findOpenInvitation(directory, invitation))) throw invitationInvalid();
    const passwordHash = await hashPassword(body.password);
    if (await findUserByEmail(directory, body.email)) throw emailTaken();
    const onlyIn = (await tenantOfHost(desk, host))?.organizationId ?? null;
    const { token, userId } = await signUp(directory, body, passwordHash, invitation, onlyIn);
    reply.sessionCookie(token);
    return { token, user: await currentUser(directory, userId, null, onlyIn) };
  },

  logout: async ({ desk, token, reply }) => {
    if (token) {
      await endSession(desk.database.directory, token);
      forgetSession(desk.database, token);
    }
    reply.sessionCookie(null);
  },

  forgotPassword: async ({ desk, body, ip, limits }) => {
    await limits.attempt('auth.forgot', `${limitKey(ip)} ${body.email.toLowerCase()}`);
    await requestReset(desk.database.directory, body.email, (id) => resetToken(desk.config, id));
    return { message: 'If there is an account with this email, a link is on its way' };
  },

  resetPassword: async ({ desk, body }) => {
    const { directory } = desk.database;
    refuseWeak(desk.config, 'newPassword', body.newPassword);
    const tokenHash = hashToken(body.token);
    if (!(await isOpenReset(directory, tokenHash))) throw linkInvalid();
    await resetPassword(directory, tokenHash, await hashPassword(body.newPassword));
    forgetSession(desk.database);
  },

  startLogin: async ({ query }) => ({ location: loginPath(query.next) }),
};

export const invitations: Handlers<'invitations'> = {
  get: async ({ desk, params }) => {
    const { directory } = desk.database;
    const invitation = await findOpenInvitation(directory, hashToken(params.token));
    if (!invitation) throw invitationInvalid();
    const account = await findUserByEmail(directory, invitation.email);
    return presentPublicInvitation(invitation, Boolean(account));
  },

  accept: async ({ desk, params, session }) => {
    const { directory } = desk.database;
    const invitation = await findOpenInvitation(directory, hashToken(params.token));
    if (!invitation) throw invitationInvalid();
    if (invitation.email !== session.user.email) {
      throw new Refusal(403, 'This invitation was sent to another email address', 'email_mismatch');
    }
    const isHere = (one: { organization_id: string }) =>
      one.organization_id === invitation.organization_id;
    if ((await membershipsOf(directory, session.user.id)).some(isHere)) {
      throw new Refusal(409, 'You are already a member of this organization', 'already_member');
    }
    await directory.write((tx) => join(tx, session.user.id, invitation));
    forgetSession(desk.database);
    const joined = (await membershipsOf(directory, session.user.id)).find(isHere);
    if (!joined) throw invitationInvalid();
    return presentMembership(joined);
  },
};

/** The sign-in page, with the way back when that is a path of this site. */
function loginPath(next: string | undefined) {
  const isOurs =
    next !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.includes('\\');
  return isOurs ? `/login?next=${encodeURIComponent(next)}` : '/login';
}
