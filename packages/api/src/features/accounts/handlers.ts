import { readInvitationToken } from '../../auth/invitation-token.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import { endSession, proveSession } from '../../auth/store/sessions.ts';
import { hashToken } from '../../auth/tokens.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import { ownPath } from '../../http/sites/own-path.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { isConfirmation, readConfirmation } from './confirmation-link.ts';
import { currentUser } from './current-user.ts';
import { accountTried } from './guessing.ts';
import { checkPassword, hashPassword, refuseWeak, wrongPassword } from './passwords.ts';
import { presentMembership, presentPublicInvitation } from './present.ts';
import { resetToken } from './reset-link.ts';
import { answerPasskey, startPasskey } from './second-factor/passkey-sign-in.ts';
import { answerChallenge, challengeFor, enter, onlyInOf } from './second-factor/sign-in.ts';
import { invitationInvalid, join, signUp } from './sign-up.ts';
import { refuseClosedSignup } from './signup-access.ts';
import { isSignupCode } from './signup-link.ts';
import {
  emailTaken,
  findOpenInvitation,
  findUser,
  findUserByEmail,
  membershipsOf,
} from './store/accounts.ts';
import { confirmEmail, requestConfirmation } from './store/confirmation.ts';
import { resetPassword } from './store/new-password.ts';
import { linkInvalid, ownerOfReset, requestReset } from './store/password-reset.ts';

/** All of `auth` except findSso, which is in features/sso. */
export const auth: Omit<Handlers<'auth'>, 'findSso'> = {
  user: ({ server, session, member, ip }) => {
    const { user, onlyIn, bySso } = session;
    const signedIn = { onlyIn, bySso, ip };
    return currentUser(
      server.database.directory,
      user.id,
      member?.organizationId ?? null,
      signedIn,
    );
  },

  login: async (request) => {
    const { server, body, ip, limits, deviceOf } = request;
    const { directory } = server.database;
    await limits.attempt('auth.login', `${limitKey(ip)} ${body.email}`);
    const user = await findUserByEmail(directory, body.email);
    if (user) request.concerning(user.id);
    const device = user ? deviceOf(user.id) : null;
    const tried = accountTried(body.email, device);
    await limits.attempt('auth.account', tried);
    if (!(await checkPassword(user?.password_hash ?? null, body.password)) || !user) {
      throw new Refusal(401, 'Invalid email or password', 'invalid_credentials');
    }
    await limits.forgive('auth.account', tried);
    const onlyIn = await onlyInOf(request);
    if (user.second_factor_since !== null) {
      return { token: null, user: null, challenge: await challengeFor(server, user, onlyIn) };
    }
    return { ...(await enter(request, user, onlyIn)), challenge: null };
  },

  answerChallenge,
  startPasskey,
  answerPasskey,

  signup: async ({ server, body, ip, host, userAgent, limits, reply }) => {
    const { directory } = server.database;
    const { email, firstName, lastName, organizationName } = body;
    const known = [email, firstName, lastName, organizationName];
    await refuseWeak(server.config, 'password', body.password, known);
    const code = body.invitationToken ?? '';
    const isInvited = code !== '' && !isSignupCode(server.config, code);
    if (!isInvited && !body.organizationName?.trim()) {
      throw invalid('organizationName', 'Organization name is required', 'required');
    }
    await limits.attempt('auth.signup', limitKey(ip));
    if (!isInvited) await refuseClosedSignup(server, code);
    const invitation = isInvited ? readInvitationToken(server.config, code).hash : null;
    if (invitation && !(await findOpenInvitation(directory, invitation))) throw invitationInvalid();
    const passwordHash = await hashPassword(body.password);
    if (await findUserByEmail(directory, body.email)) throw emailTaken();
    const onlyIn = await onlyInOf({ server, host });
    const place = { userAgent, ip };
    const { token, userId } = await signUp(
      directory,
      body,
      passwordHash,
      invitation,
      onlyIn,
      place,
    );
    reply.sessionCookie(token);
    reply.deviceCookie(userId);
    return { token, user: await currentUser(directory, userId, null, { onlyIn, ip }) };
  },

  confirmPassword: async ({ server, session, token, body, limits }) => {
    const { directory } = server.database;
    // By user: a user who is rate limited here can sign in again instead.
    await limits.attempt('auth.confirm', session.user.id);
    const user = await findUser(directory, session.user.id);
    const isRight = await checkPassword(user?.password_hash ?? null, body.currentPassword);
    if (!isRight || !token) throw wrongPassword();
    await proveSession(directory, token);
    forgetSession(server, token);
  },

  logout: async ({ server, token, reply }) => {
    if (token) {
      await endSession(server.database.directory, token);
      forgetSession(server, token);
    }
    reply.sessionCookie(null);
  },

  forgotPassword: async ({ server, body, ip, limits }) => {
    await limits.attempt('auth.forgot', `${limitKey(ip)} ${body.email}`);
    await requestReset(server.database.directory, body.email, (id) =>
      resetToken(server.config, id),
    );
    return { message: 'If there is an account with this email, a link is on its way' };
  },

  resetPassword: async ({ server, body, concerning, reply }) => {
    const { directory } = server.database;
    const tokenHash = hashToken(body.token);
    const owner = await ownerOfReset(directory, tokenHash);
    if (!owner) throw linkInvalid();
    concerning(owner.id);
    const known = [owner.email, owner.first_name, owner.last_name];
    await refuseWeak(server.config, 'newPassword', body.newPassword, known);
    await resetPassword(directory, tokenHash, await hashPassword(body.newPassword));
    forgetSession(server);
    // The user owns the mailbox, so guesses by strangers don't lock them out of this browser.
    reply.deviceCookie(owner.id);
  },

  sendConfirmation: async ({ server, session }) => {
    const { directory } = server.database;
    const user = await findUser(directory, session.user.id);
    if (user) await requestConfirmation(directory, user);
    return { message: 'A link to confirm your email address is on its way' };
  },

  confirmEmail: async ({ server, body, concerning }) => {
    const { directory } = server.database;
    const asked = readConfirmation(body.token);
    const user = await findUser(directory, asked.userId);
    if (!user || !isConfirmation(server.config, user.email, asked)) throw linkInvalid();
    concerning(user.id);
    await confirmEmail(directory, user);
    forgetSession(server);
  },

  startLogin: async ({ query }) => ({ location: loginPath(query.next) }),
};

export const invitations: Handlers<'invitations'> = {
  get: async ({ server, params }) => {
    const { directory } = server.database;
    const { hash, isMailed } = readInvitationToken(server.config, params.token);
    const invitation = await findOpenInvitation(directory, hash);
    if (!invitation) throw invitationInvalid();
    // The inviter has a link too, and could use it to check whether any address has an account.
    const account = isMailed && (await findUserByEmail(directory, invitation.email));
    return presentPublicInvitation(invitation, Boolean(account));
  },

  accept: async ({ server, params, session, ip }) => {
    const { directory } = server.database;
    const { hash } = readInvitationToken(server.config, params.token);
    const invitation = await findOpenInvitation(directory, hash);
    if (!invitation) throw invitationInvalid();
    if (invitation.email !== session.user.email) {
      throw new Refusal(403, 'This invitation was sent to another email address', 'email_mismatch');
    }
    const isHere = (one: { organization_id: string }) =>
      one.organization_id === invitation.organization_id;
    if ((await membershipsOf(directory, session.user.id)).some(isHere)) {
      throw new Refusal(409, 'You are already a member of this organization', 'already_member');
    }
    await directory
      .locking({ organizations: [invitation.organization_id] })
      .write((tx) => join(tx, session.user.id, invitation));
    forgetSession(server);
    const joined = (await membershipsOf(directory, session.user.id)).find(isHere);
    if (!joined) throw invitationInvalid();
    const user = await findUser(directory, session.user.id);
    const hasSecondFactor = Boolean(user?.second_factor_since);
    return presentMembership(joined, { bySso: session.bySso, hasSecondFactor, ip });
  },
};

/** The sign-in page, with the return path if it's a path on this site. */
function loginPath(next: string | undefined) {
  const path = ownPath(next);
  return path ? `/login?next=${encodeURIComponent(path)}` : '/login';
}
